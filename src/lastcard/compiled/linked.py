"""How Numba compiles the functions of the engine that Python never calls.

Numba optimises every function and turns it into machine code as soon as it is compiled. The functions of the
engine are only ever linked into the entry points, which are optimised again as a whole. So this code stops
after the first step, LLVM's intermediate code. That halves the time to compile and makes games no slower.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder


class _LinkedLibrary(JITCodeLibrary):
    """The code of one function, to be linked into others."""

    def _optimize_final_module(self) -> None:
        """Leave it to the entry point."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True  # without machine code

    @property
    def codegen(self) -> Any:
        """What Numba calls `set_env` of, for machine code that Python can call."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """Do nothing: Python never calls this code."""


class LinkedCompiler(CompilerBase):
    """Numba's usual pipeline, up to code that can be linked."""

    def define_pipelines(self) -> list[Any]:
        """Put the code of the function into a library of its own kind."""
        codegen, name = self.state.targetctx.codegen(), self.state.func_id.func_qualname
        self.state.library = _LinkedLibrary(codegen, name)
        return [DefaultPassBuilder.define_nopython_pipeline(self.state)]
