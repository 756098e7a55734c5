# El navegador: la página de inicio, el editor de reglas y los ajustes.

## La página de inicio

web-start-what = Quédate sin cartas antes que nadie. Con amigos o contra bots, con las reglas que más te gusten. Gratis y sin registro.
web-start-name = Tu nombre
web-start-play = Jugar ya
web-start-play-hint = Contra tres bots, al momento.
web-start-rules = Reglas
web-start-go-on = Seguir jugando
web-start-game-on = Partida en marcha
web-start-game-over = Entre partidas
web-start-before-game = Antes de la primera partida
web-start-with = Con { $names }
web-start-alone = Todavía no hay nadie más
web-start-forget = Olvidar la mesa { $code }
web-start-forget-question = ¿Olvidar esta mesa? No podrás recuperar tu asiento en este navegador.
web-start-forget-yes = Olvidarla
web-start-forget-no = Conservarla
web-start-friends = Jugar con amigos
web-start-friends-hint = Recibes un enlace para mandárselo a todos.
web-start-players = Jugadores
web-start-create = Crear mesa
web-start-own-rules = Ajustar cada regla a tu gusto
web-start-join = Entrar en una mesa
web-start-join-hint = ¿Te han mandado un enlace o un código? Escríbelo aquí.
web-start-code = Código o enlace
web-start-enter = Entrar
web-start-no-code = Escribe primero el código de una mesa.
web-start-no-room = No existe la mesa «{ $code }». Revisa que esté bien escrito.
web-start-editor = El editor de reglas
web-start-editor-hint = Puedes cambiar todas las reglas por las que se discute: acumular, colarse, intercambiar la mano y docenas más.

## Ajustes

web-settings = Ajustes
web-settings-close = Cerrar
web-settings-language = Idioma
web-settings-theme = Tema
web-settings-theme-auto = Como el dispositivo
web-settings-theme-light = Claro
web-settings-theme-dark = Oscuro
web-settings-large = Letra grande
web-settings-sounds = Sonidos
web-settings-vibration = Vibración
web-settings-vibration-hint = Cuando te toca, en los móviles que lo permiten.

## El editor de reglas

web-rules-title = Reglas
web-rules-presets = Empezar con
web-rules-search = Buscar una regla
web-rules-others = Elegir otro
web-rules-fold = Plegar
web-rules-rest = Todas las demás reglas
web-rules-go = Ir a: { $option }
web-rules-found = { $count ->
    [0] Ninguna regla coincide.
    [one] { $count } regla coincide.
   *[other] { $count } reglas coinciden.
}
web-rules-none-found = Ninguna regla coincide. Prueba con otra palabra.
web-rules-count = { $count ->
    [one] { $count } regla
   *[other] { $count } reglas
}
web-rules-changed = { $count ->
    [0] sin cambios
    [one] { $count } cambiada
   *[other] { $count } cambiadas
}
web-rules-differs = Cambiada. En { $preset }: { $value }
web-rules-reset = Restablecer
web-rules-reset-what = Restablecer: { $option }
web-rules-reset-all = Restablecer todo
web-rules-less = { $what }: menos
web-rules-more = { $what }: más
web-rules-range = de { $least } a { $most }
web-rules-your-rules = Tus reglas
web-rules-notes = Ten en cuenta
web-rules-show = Mostrar
web-rules-undo = Deshacer
web-rules-dropped = { $count ->
    [one] Tu cambio se ha quitado.
   *[other] Tus { $count } cambios se han quitado.
}
web-rules-bring-back = Recuperar
web-rules-unreadable = No se han podido leer esas reglas ({ $why }). Aquí están las de { $preset }.
web-rules-again = Intentarlo otra vez
web-rules-book-short = Reglamento
web-rules-book = El reglamento con estas reglas
web-rules-share = Compartir
web-rules-code = Código de estas reglas
web-rules-link = Enlace a estas reglas
web-rules-use = Usar estas reglas
web-deck-own = Tu propia baraja
web-deck-composition = Las cartas que tiene
web-deck-help = De cada carta, su símbolo y cuántas hay: 1-9*2 es cada número dos veces en cada color, s un salto, r un cambio de sentido, w*4 cuatro comodines, w+4 un +4 negro, r5=3 exactamente tres cincos rojos.
