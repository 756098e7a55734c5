# El navegador: lo que hay en todas las páginas.

web-title = Last Card
web-nowhere = Aquí no hay nada.
web-to-start = Ir a la página de inicio
web-no-way-in = No puedes entrar en esta mesa.
web-connecting = Un momento…
web-line-lost = Se ha perdido la conexión. Reintentando…
web-offline = El servidor no responde. ¿Tienes conexión?
web-failed = No ha funcionado.
web-lobby-guest = Invitado
