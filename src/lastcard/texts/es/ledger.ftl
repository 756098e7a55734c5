# El registro: cada regla numerada, tal como la entiende Last Card, y las decisiones que valen para todos los documentos.

## Los documentos

document-basic-plus = Basic+: un reglamento ligero sin los puntos, los faroles y los casos especiales del juego oficial.
document-classic = Classic: la hoja de reglas del juego a 500 puntos, con faroles y una lista de castigos.
document-gemela = Gemela: reglas de la casa, en español, sobre las cartas gemelas, que se pueden descartar juntas o arrojar fuera de turno.
document-ozby = Ozby: un reglamento casero con un juego sencillo y nueve añadidos, que se pueden activar uno por uno.
document-guide = Guide: un largo artículo de internet sobre las reglas comunes, reglas de la casa muy conocidas y consejos para jugar.
document-advanced = Advanced: las reglas añadidas a las que remite Basic+. Vienen de la misma colección, pero no son uno de los cinco documentos.
document-extras = Otras mesas: reglas y cartas de otras aplicaciones, ediciones más nuevas y reglas de la casa. No vienen de ninguno de los cinco documentos.

## B: Basic+

ledger-B01 = Se reparten siete cartas a cada jugador. El resto es el mazo, boca abajo. Vale cualquier otro tamaño de mano mientras la baraja alcance.
ledger-B02 = Se sortea quién empieza, y nadie reparte. Si otra regla necesita a alguien que reparta, es quien está a la derecha de quien empieza. En el juego oficial todos sacan una carta y empieza el número más alto; es una opción.
ledger-B03 = La carta inicial actúa sobre quien empieza, como si la hubiera jugado quien está a su derecha. Con un salto, un +2 o un +4 pierde el turno; si la carta es negra, elige el color. Un número con una regla especial también actúa.
ledger-B04 = Un cambio de sentido inicial también cuenta como jugado por quien está a la derecha: el sentido cambia y empieza el asiento siguiente a ese (con cuatro jugadores y el asiento 1 como primero, el asiento 3). El documento dice además que el primer jugador empieza en el sentido del reloj. Las dos cosas se contradicen, y aquí vale la primera.
ledger-B05 = En tu turno juegas una carta que coincida o robas una. No puedes hacer las dos cosas ni pasar, así que robar termina tu turno.
ledger-B06 = Puedes robar aunque tengas una carta para jugar. Donde otras reglas solo dejan robar sin jugada, eso quiere decir que ninguna carta de la mano se podría jugar sin farol.
ledger-B07 = Una carta coincide si comparte el símbolo o el color con la de arriba, o si es negra. Una carta negra que está arriba tiene el color que se eligió para ella.
ledger-B08 = Puedes jugar las cartas negras siempre que quieras, incluso como última carta. El comodín +4 no tiene ninguna condición y no se puede desafiar.
ledger-B09 = En cuanto te quedas sin cartas, ganas. Siempre gana exactamente una persona. Si tu última carta era de robo, nadie roba por ella.
ledger-B10 = Al jugar un comodín, elige uno de los cuatro colores. Puede ser el color actual.
ledger-B11 = Después de un +2 o un +4, quien sigue roba esas cartas y pierde el turno. Con el comodín +4, quien lo juega elige además un color.
ledger-B12 = Después de un salto, quien sigue pierde el turno.
ledger-B13 = Un cambio de sentido cambia el sentido del juego. Con dos jugadores no pasa nada especial: le toca a la otra persona.
ledger-B14 = Cuando te queda exactamente una carta debes decir Uno. Mientras la tengas, puedes repetirlo tantas veces como quieras. Vale hasta que cambie el número de tus cartas.
ledger-B15 = Si tienes una sola carta y no has dicho Uno, cualquiera puede pillarte mientras la tengas, pero no después. Cuesta 3 cartas.
ledger-B16 = Si intentas pillar a alguien por error, robas 3 cartas. Es un error si esa persona no tiene exactamente una carta, ya ha dicho Uno o ya no se la puede pillar.
ledger-B17 = Si nadie nota un Uno olvidado, no pasa nada.
ledger-B18 = Si dices Uno sin tener exactamente una carta, robas 3 cartas. Donde el Uno se dice al jugar la penúltima carta (C04, G26), también puedes decirlo con dos cartas en tu turno, para anunciar esa jugada.
ledger-B19 = Dar dos golpecitos en la mesa vale como decir Uno. En una aplicación es un doble toque o una tecla pulsada dos veces.
ledger-B20 = Las cartas de robo no se pueden acumular: quien recibe una, roba.
ledger-B21 = No hay puntos. En una partida se cuentan las rondas ganadas, y cada ronda nueva la empieza quien va después de quien empezó la anterior.

## C: Classic

ledger-C01 = Quien gana una ronda se apunta las cartas que aún tienen los demás, y con 500 puntos se gana la partida. Como en cada ronda solo puntúa una persona, nunca pueden llegar dos a la vez a la meta.
ledger-C02 = Una carta coincide si tiene el mismo color, número o símbolo.
ledger-C03 = Si no puedes jugar, robas una carta. Si coincide, puedes jugarla enseguida; si no, tu turno termina.
ledger-C04 = Di Uno al jugar tu penúltima carta, o en tu turno justo antes (véase B18).
ledger-C05 = Si olvidas decir Uno y te pillan antes de que quien sigue robe o juegue, robas 2 cartas. La lista de castigos del documento dice 1. Aquí son 2.
ledger-C06 = Un +2 va sobre su mismo color o sobre otro +2; quien sigue roba dos cartas y pierde el turno. Como carta inicial, lo recibe quien empieza.
ledger-C07 = Un cambio de sentido cambia el sentido del juego. Si es la carta inicial, empieza quien reparte y se juega en sentido contrario al del reloj.
ledger-C08 = Después de un salto, quien sigue pierde el turno. Si es la carta inicial, pierde el turno quien está a la izquierda de quien reparte.
ledger-C09 = Al jugar un comodín, elige cualquier color, incluso el actual. Puedes jugarlo aunque tengas otra carta que coincida. Si es la carta inicial, elige el color quien está a la izquierda de quien reparte.
ledger-C10 = Puedes jugar el comodín +4 si no tienes ninguna carta de número del color actual. Las cartas de acción de ese color no importan, y tampoco que tengas el mismo número o símbolo. Cuenta el color que había antes de jugarlo, y las cartas negras no tienen color.
ledger-C11 = Puedes jugar el comodín +4 sin cumplir esa condición y esperar que nadie te desafíe.
ledger-C12 = Quien recibe un comodín +4 puede desafiarlo. Si era un farol, quien lo jugó roba las 4 cartas y quien desafió juega un turno normal. Si no era un farol, quien desafió roba 6 cartas en lugar de 4. El color elegido no cambia, y solo quien desafía ve la mano.
ledger-C13 = Si la carta inicial es un comodín +4, vuelve al mazo, se baraja y se descubre otra carta.
ledger-C14 = Si dices a otra persona qué jugar, robas 2 cartas. En la mesa esto es una acusación: se acepta si más de la mitad del resto está de acuerdo. Si no, no cuesta nada.
ledger-C15 = Si juegas una carta que no coincide, o juegas cuando no es tu turno, la recuperas y robas una carta. Con el castigo en 0, la jugada simplemente no se permite.
ledger-C16 = Las cartas de número valen su número; el salto y el cambio de sentido, 20; el comodín y el comodín +4, 50. El documento olvida el +2; vale 20, como las demás cartas de acción de color.
ledger-C17 = Quien juega su última carta gana la ronda, y se reparte otra. El reparto pasa a la izquierda.

## G: Gemela

ledger-G01 = Se reparten siete cartas a cada jugador, y se descarta de a una carta por vez, del mismo color o del mismo número. El documento no dice nada de levantar cartas ni de la carta inicial: aquí puedes levantar una carta cuando quieras y tirarla si coincide; una carta especial inicial no hace nada, y un comodín inicial se cambia por otra carta.
ledger-G02 = Cuando alguien se queda sin cartas, cada jugador suma y anota los puntos de su propia mano. Cuando alguien alcanza los 250 puntos, gana el que menos tiene; si hay empate, se comparte la victoria.
ledger-G03 = Los números valen lo que indican, las cartas especiales valen 10 puntos y el +4 vale 20, sea de color o comodín.
ledger-G04 = El grupo puede acordar una cantidad más alta que 250.
ledger-G05 = Variante: el jugador que corta se anota -10 puntos en lugar de cero.
ledger-G06 = Un cambio de sentido puede descartarse sobre otro cambio de sentido o sobre una carta del mismo color.
ledger-G07 = Un cambio de sentido bloquea el +2, que pasa a otro jugador. Tiene que ser del color del +2 que está en el pozo, o ir sobre otro cambio de sentido que lo era. La ronda cambia de sentido, y el siguiente jugador en ese sentido debe todas las cartas.
ledger-G08 = Un skip puede descartarse sobre otro skip o sobre una carta del mismo color.
ledger-G09 = A un +2 se le puede tirar otro +2 de cualquier color, y las cantidades se acumulan. Nunca es obligatorio: quien no lo hace levanta todas las cartas y pierde el turno.
ledger-G10 = En los mazos que tienen +4 de color, esa carta se acumula igual que el +2.
ledger-G11 = Los comodines +1, +2 y +4 pueden arrojarse sobre cualquier carta. Quien los arroja elige el color con el que sigue la ronda, y su cantidad se acumula.
ledger-G12 = Sobre un + comodín puede tirarse un +2 o +4 normal del color elegido.
ledger-G13 = Cualquier + comodín puede arrojarse sobre un +2 de color o sobre otro + comodín.
ledger-G14 = El jugador que tiene que levantar cartas pierde el turno.
ledger-G15 = Un +2 de color no puede tirarse sobre un + comodín declarado de otro color, salvo que también sea un +2. Cuando ya no hay cartas que levantar vale lo de siempre, y el mismo número coincide.
ledger-G16 = Un comodín sin + no puede tirarse sobre un + comodín, haya o no cartas que levantar.
ledger-G17 = Quien arroja un cero puede intercambiar su mano con otro jugador, pero no está obligado a ello.
ledger-G18 = Variante: el damnificado por un cero puede defenderse con otro cero. Solo puede hacerlo el jugador siguiente, antes de que se intercambien las manos. Entonces no hay intercambio, y ese cero fue su turno.
ledger-G19 = Todas las cartas de color tienen su gemela idéntica, también los ceros. El documento no cuenta los comodines: con 4 de elegir color, 2 de +1, 2 de +2 y 4 de +4, el mazo tiene 116 cartas.
ledger-G20 = Cualquier jugador puede arrojar la carta gemela de la que está en el pozo, aunque no sea su turno, y la ronda sigue con el jugador siguiente a él. También valen los comodines gemelos; quien lo arroja elige el color.
ledger-G21 = En tu turno puedes descartar a la vez dos cartas gemelas si coinciden con la del pozo.
ledger-G22 = Dos cambios de sentido idénticos se anulan: la ronda sigue normalmente.
ledger-G23 = Dos skips idénticos saltean a un jugador o a dos, según se acuerde. En el reglamento predefinido, a uno.
ledger-G24 = Si arrojas el + gemelo antes de que el penalizado levante sus cartas, lo salvas. El jugador siguiente a ti levanta las dos cantidades juntas.
ledger-G25 = Si arrojas el + gemelo cuando el penalizado ya levantó sus cartas, el jugador siguiente a ti debe solo la cantidad de tu carta. Se puede hacer hasta que se tire otra carta.
ledger-G26 = Cuando estás por quedarte con una sola carta, debes decir Uno al descartar. Si no lo anuncias y alguien te dice «no dijiste uno», levantas 6 cartas.
ledger-G27 = La falta es exigible en cuanto apoyaste y soltaste la carta en el pozo. Si te das cuenta antes que los demás y dices Uno, no pasa nada.
ledger-G28 = Antes de anunciar la falta conviene dejar pasar 1 o 2 segundos. Los mide el reloj de la mesa. Quien se adelanta espera a que pasen; su anuncio no es un error ni se pierde.
ledger-G29 = Quien se queda con una sola carta tras un intercambio también debe decir Uno.
ledger-G30 = La falta es exigible hasta que arroja su carta el jugador siguiente al siguiente. Si ese jugador levanta una carta, también termina; si no, podría durar para siempre.
ledger-G31 = Si una pareja de gemelas te deja una sola carta, di Uno. Si te deja sin cartas, ganas.

## O: Ozby

ledger-O01 = Juegan de dos a diez personas, con siete cartas cada una.
ledger-O02 = Si la carta inicial es negra, se baraja con el mazo y se cambia por otra. Las cartas de acción de color no tienen efecto como carta inicial, salvo con el comienzo rápido (O10).
ledger-O03 = Las cartas coinciden por número, color o acción. Si no puedes o no quieres jugar, roba una carta. Tu turno termina.
ledger-O04 = Di Uno cada vez que te quede una sola carta. Si te pillan antes de que actúe quien sigue, robas 2 cartas.
ledger-O05 = Cada cual cuenta su propia mano, y pierde quien llega primero a 500. Los demás se ordenan por sus totales, primero el más bajo.
ledger-O06 = Las cartas de número valen su número; las de acción de color, 20; las negras, 50.
ledger-O10 = Comienzo rápido: si la carta inicial es una carta de acción o un número con una regla especial, actúa sobre quien empieza.
ledger-O11 = Juego forzado: si puedes jugar la carta que robas, se juega automáticamente. El color, o con quién intercambias la mano, lo eliges tú.
ledger-O12 = Desafío: solo puedes jugar el comodín +4 si no tienes otra cosa que jugar, aparte de otras cartas negras. Si era un farol, quien lo jugó roba 2, nadie roba las cuatro y la víctima juega un turno normal. Quien desafía y se equivoca roba 6. El 2 es la cifra del documento; se puede poner 4.
ledger-O13 = Acumular: un +2 de cualquier color responde a un +2 o a un +4, y quien no añade ninguno roba el total. Un +4 no responde a nada, porque el documento no lo menciona.
ledger-O14 = Velocidad: cualquiera, también quien acaba de jugar, puede colarse enseguida con una carta de color idéntica a la de arriba, y el juego sigue desde ahí. Un +2 jugado así rompe la cadena: lo que se debía antes se olvida y se empieza a contar de nuevo.
ledger-O15 = Al jugar un 7 intercambias tu mano con quien elijas. Que sea obligatorio o no es una opción.
ledger-O16 = Cuando se juega un 0, todos pasan su mano a quien sigue en el sentido del juego.
ledger-O17 = Con dos jugadores, el cambio de sentido vale como un salto. Después de un salto, un +2 o un +4, vuelve a jugar la misma persona.
ledger-O18 = Cuatro jugadores forman dos equipos, con los compañeros uno frente al otro. La ronda termina cuando alguien se queda sin cartas. Si cada cual cuenta su mano, un equipo suma las dos suyas. Si quien gana se apunta las cartas de los demás, el equipo ganador se apunta las dos manos del otro.

## D: Guide

ledger-D01 = Se reparten siete cartas a cada jugador. La carta de arriba del mazo es la carta inicial, y las cartas coinciden por color, número o símbolo.
ledger-D02 = El salto, el cambio de sentido, el +2 y el comodín hacen lo de siempre. Solo puedes jugar el comodín +4 si no tienes ninguna carta del color actual.
ledger-D03 = Sin una carta que coincida, robas una. Puedes jugarla enseguida si coincide; si no, te quedas con ella y tu turno termina.
ledger-D04 = Si olvidas decir Uno y te pillan antes de que empiece el turno siguiente, robas 2 cartas. Con reloj, ese turno empieza cuando quien sigue hace algo o cuando pasan los segundos de gracia, lo que ocurra antes. Sin reloj, cuando hace algo.
ledger-D05 = Los números valen su número; las cartas de acción de color, 20; las negras, 50. Quien gana la ronda se apunta los puntos, la partida va a 500, y la gana el total más alto.
ledger-D06 = Las cartas de robo no se acumulan, tampoco un +4 sobre un +2.
ledger-D07 = Cuando se acaba el mazo, todos los descartes menos la carta de arriba se barajan y forman uno nuevo, y las cartas negras pierden su color. Si no alcanza, robas lo que haya y el juego sigue. Cuando ya nadie puede jugar ni robar, gana la ronda la mano con menos puntos.
ledger-D08 = Como carta inicial, un salto le quita el turno a quien empieza, un +2 le hace robar, un comodín le deja elegir el color y un comodín +4 vuelve al mazo.
ledger-D09 = Si la carta inicial es un cambio de sentido y hay dos jugadores, quien no repartió pierde el primer turno. Con más jugadores, el sentido cambia y empieza quien reparte, como en C07.
ledger-D10 = Cualquier otra persona puede desafiar un comodín +4, no solo la víctima. Si el desafío descubre un farol, quien lo jugó roba las 4 cartas; quien desafía y se equivoca roba 6. Si no era la víctima, esas 6 incluyen las 4 de la víctima: la víctima no roba nada, pero pierde el turno de todos modos.
ledger-D11 = Regla de la casa 7-0: con un 7 puedes intercambiar tu mano con quien elijas, y con un 0 todos tienen que pasar su mano.
ledger-D12 = Regla de la casa, colarse: si tienes la misma carta que hay arriba, puedes jugarla fuera de turno.
ledger-D13 = Regla de la casa, acumular: +2 sobre +2 y +4 sobre +4 se suman. La versión progresiva solo permite +2 sobre +2.
ledger-D14 = Regla de la casa: si no tienes ninguna carta que jugar, sigues robando hasta que puedas jugar una o se acabe el mazo. Según la opción, esa carta te la quedas, puedes jugarla o tienes que jugarla.
ledger-D15 = Regla de la casa 69: si juegas un 9 sobre un 6 del mismo color, o un 6 sobre un 9, se pregunta una vez a los demás, por orden, si añaden un 6 o un 9 de ese color. Si participan bastantes, contándote a ti, todos pueden descartarse de todas sus cartas del color. Cuántos son bastantes es una opción: un número, o la mitad de los jugadores redondeada hacia abajo, pero al menos 3. Nunca son más de lo que permite la baraja. Si participan muy pocos, las cartas se quedan ahí y el juego sigue. Si varios se quedan sin cartas, gana el primero por orden, empezando por ti, cuando todos se han descartado.
ledger-D16 = Consejos, no reglas: guarda los comodines, suelta pronto las cartas altas, usa el salto y el cambio de sentido contra quien esté a punto de ganar, elige el color que más tienes y desafía solo con buenas razones. Un bot juega siguiendo exactamente esto, para medir cuánto vale.

## A: Advanced

ledger-A01 = Acumulación: a las cartas que debes puedes responder con una carta de robo que coincida, pasarlas a quien sigue con un salto o devolverlas con un cambio de sentido.
ledger-A02 = Silencio: después de la carta del silencio, nadie puede hablar. Quien habla primero roba 3 cartas y el silencio termina. Otra carta del silencio también lo termina. Mientras dura, en lugar de decir Uno se dan golpecitos.
ledger-A03 = Palmada: después de la carta de la palmada, todos dan una palmada en el pozo, y la última persona roba 3 cartas. Una palmada cuando no toca también cuesta 3.
ledger-A04 = Colarse y jugar parejas: puedes colarte con una gemela fuera de turno y jugar gemelas juntas, como en G20 y G21.
ledger-A05 = Una carta de número que elige el grupo intercambia las manos.
ledger-A06 = Una carta jugada contra las reglas vuelve a la mano y cuesta 3 cartas. Un turno dura 15 segundos, y pasarse de tiempo cuenta como un error así.
ledger-A07 = En una partida cada victoria es un punto, y cada ronda la empieza el asiento siguiente en el sentido del reloj.
ledger-A08 = El reglamento llamado advanced es Basic+ con acumulación (A01), silencio con el 0 (A02), palmada con el 7 (A03), y colarse y jugar parejas (A04).

## E: lo que se juega en otras mesas

ledger-E01 = En un turno puedes jugar varias cartas del mismo número, sean del color que sean, y con otro ajuste también saltos, cambios de sentido y cartas de robo de color. La primera tiene que coincidir, y la última queda arriba. Nunca es obligatorio. Los números que intercambian o pasan las manos y el de la palmada actúan una vez; el del silencio, una vez por carta. Un número par de cambios de sentido se anula, y las cartas de robo se suman. Una carta robada se juega sola, y te cuelas con una sola carta.
ledger-E02 = Tu última carta no puede ser de robo, o tiene que ser un número. Una carta que no vale no se permite, pero no se castiga.
ledger-E03 = Solo un número abre la ronda. Las cartas de acción vuelven al mazo como las negras.
ledger-E04 = Quien se queda primero sin cartas ha ganado, pero se sigue jugando hasta que queda una sola persona. La última carta de alguien actúa todavía sobre quien sigue, menos el intercambio, pasar las manos, la palmada y el sesenta y nueve, y no se puede desafiar. Por equipos, la ronda termina cuando un bando se queda sin nadie en juego, y ese bando gana.
ledger-E05 = En cuanto tienes cierto número de cartas, quedas fuera de la ronda. Lo que te faltaba por robar se queda donde está, y tus cartas van boca abajo debajo de los descartes. Gana la última persona que queda, salvo que alguien se haya quedado antes sin cartas.
ledger-E06 = Quien quedó fuera vale un número fijo de puntos.
ledger-E07 = Después de cada ronda alguien queda fuera de la partida: quien tiene más cartas, o quien llega a la meta. Gana la última persona que queda.
ledger-E08 = Si olvidas anunciar Uno, el castigo es automático; nadie tiene que pillarte. No hay que decirlo si un intercambio, un sesenta y nueve o una carta con la que te cuelas te deja una sola carta.
ledger-E09 = Quien gana o pierde una ronda empieza la siguiente.
ledger-E10 = Un cambio de sentido o un salto de cualquier color pasa las cartas que se deben. Su color es entonces el actual.
ledger-E11 = Solo se pueden pasar las cartas que se deben si la última carta de robo es un +4.
ledger-E12 = Con cierto número de cartas en la mano ya no robas en tu turno. Las que debes y las de castigo se roban igual. Si no puedes jugar nada, pasas el turno.
ledger-E13 = Dos bandos de cualquier tamaño: un asiento sí y otro no.
ledger-E14 = Una mano con cierto número de cartas o menos queda a la vista de todos hasta que vuelve a crecer.
ledger-E15 = La partida tiene un tiempo total. Cuando se acaba, gana la ronda quien tiene menos cartas, y la partida termina.
ledger-E16 = Cierta cantidad de números iguales en una jugada hace robar una carta a todos los demás, antes que nada. Si te quedas sin cartas, ganas y nadie roba.
ledger-E17 = Venganza: una carta de robo sobre otra cuenta doble, se deban todavía sus cartas o se hayan robado ya.
ledger-E18 = No se puede jugar una carta negra sobre otra negra.
ledger-E19 = Nadie puede colarse mientras se deban cartas.
ledger-E20 = Si robas hasta poder jugar, paras después de cierto número de cartas.
ledger-E21 = Después de robar, puedes jugar cualquier carta de tu mano.
ledger-E22 = Los asientos se sortean de nuevo antes de cada ronda menos la primera. Los puntos van con la persona, y no cambia quién empieza.
ledger-E23 = Las cartas que puedes jugar no se marcan.
ledger-E24 = Robar es pulsar un lanzador: la mitad de las veces no sale nada; si no, de una a seis cartas. Ninguna hoja da las probabilidades; estas las hemos elegido. Con eso termina el turno.
ledger-E31 = Salto general: todos los demás pierden el turno y vuelves a jugar.
ledger-E32 = Descarte total: todas las demás cartas de su color que tienes se van con él y no tienen efecto.
ledger-E33 = Comodín +4 con cambio de sentido: cambia el sentido, y después quien sigue debe 4 cartas. Si solo quedan dos personas, las debes tú, y puedes responder.
ledger-E34 = Comodín +6: quien sigue debe 6 cartas.
ledger-E35 = Comodín +10: quien sigue debe 10 cartas.
ledger-E36 = Ruleta de color: quien sigue elige un color, roba hasta que salga y pierde el turno. Si se acuerda así, elige quien juega la carta. Las hojas no dicen qué color vale después; aquí es el elegido.
ledger-E37 = Comodín de intercambio: elige un color y después intercambia la mano con quien quieras.
ledger-E38 = Comodín de mezcla: elige un color. Se mezclan las cartas de todas las manos y se reparten de una en una, empezando por quien sigue.
ledger-E39 = Comodín en blanco: un comodín con una regla que ha acordado la mesa.
ledger-E40 = Comodín +2 dirigido: elige un color y a una persona. Esa persona roba dos cartas y conserva su turno.

## Decisiones para todos los documentos: deber cartas

ruling-owing = Cartas de robo
ruling-owing-take = Robas las cartas que debes con una jugada propia, aunque no puedas hacer otra cosa, para que ninguna pausa delate tu mano. Hasta entonces no puedes robar como siempre ni jugar una carta que no sea una respuesta. Una aplicación puede hacerlo por ti después de un momento, pero solo si las reglas no te dejan elegir.
ruling-owing-opening = Si la carta inicial es un +2 o un +4, quien empieza debe sus cartas. Si es negra, primero elige el color.
ruling-owing-after-deflecting = Si un cambio de sentido o un salto te ha pasado cartas, puedes responder con una carta de robo de su color, con una negra si se permite acumularla, o con otro cambio de sentido o salto de ese tipo. Tiene que coincidir, salvo donde vale cualquier color. Donde solo se puede pasar un +2, no se puede pasar un +2 negro.
ruling-owing-deflecting-pair = Dos cambios de sentido jugados juntos como respuesta no cambian el sentido, y quien sigue debe las cartas. Un salto jugado como respuesta pasa las cartas a quien va después de ti y no salta a nadie más.
ruling-owing-pairs = Una pareja de cartas de robo cuenta doble, también como respuesta, y una pareja negra recibe un solo color. Un +4 de color responde a una cantidad igual sea cual sea el color, y a todo lo demás solo en su propio color.
ruling-owing-challenge = Si has respondido a un comodín +4, ya no puedes desafiarlo. El desafío mira la mano como era al jugar la carta, sin esa carta, y las cartas de acción de color cuentan como cartas de su color, salvo donde solo las cartas de número impiden el comodín +4. Donde cualquiera puede desafiar, solo cuenta el primer desafío. Tiene que llegar antes de que actúe la víctima, y no de quien jugó la carta.
ruling-owing-stacked-challenge = Si el comodín +4 desafiado era una respuesta, quien pierde el desafío roba el castigo y también lo que se debía antes. Con una pareja de comodines +4, el castigo cuenta doble para los dos lados. Los documentos no dicen nada; lo decidimos nosotros.

## Decisiones para todos los documentos: Uno

ruling-uno = Uno
ruling-uno-call = Decir Uno vale para la mano que tienes. Si tu mano crece, se reduce o pasa a otra persona, deja de valer.
ruling-uno-announcement = Puedes anunciar Uno con dos cartas en la mano, o con más antes de una pareja o de varias cartas iguales. Vale entonces para la jugada que te deja una sola. Si haces otra cosa, no cuenta, pero tampoco cuesta nada.
ruling-uno-wrong = Puedes decir Uno o intentar pillar a alguien por error, y pagas el castigo. Si es 0, la jugada no se permite y no cuesta nada. No puedes pillarte a ti, pero los compañeros sí pueden pillarse entre ellos.
ruling-uno-closing = Donde te pueden pillar hasta que actúe quien sigue, eso es la próxima vez que alguien juega, roba, se lleva cartas o desafía en su turno, o se cuela. Las reacciones sin carta no cuentan. Quien pierde el turno por un salto no es quien sigue. Si vuelve a jugar la misma persona, el tiempo termina con su siguiente jugada.
ruling-uno-second = Donde te pueden pillar hasta que actúen las dos personas siguientes, hacen falta dos jugadas así. Robar una carta y jugarla cuenta como una.
ruling-uno-grace = Con segundos de gracia, un intento de pillar que llega demasiado pronto espera a que pasen. Si la otra persona dice Uno mientras tanto, no cuenta. Si alguien hace una jugada que terminaría el tiempo para pillar, el intento cuenta antes. Donde ese tiempo termina con el turno siguiente, el turno empieza por el reloj cuando pasan los segundos de gracia.
ruling-uno-swap = Cuando se han intercambiado o pasado manos, todos los que ahora tienen una sola carta deben decir Uno. No se puede pillar a nadie antes de que el cambio esté resuelto.
ruling-uno-going-out = En cuanto tu mano está vacía, ganas. No hace falta decir Uno, y un número especial como última carta no tiene efecto. Que quien sigue robe todavía por una última carta de robo es una opción. En ese caso, las cartas se roban automáticamente.

## Decisiones para todos los documentos: colarse

ruling-jump-in = Colarse
ruling-jump-in-when = Puedes colarte con una carta idéntica a la de arriba, también en tu propio turno, sobre una carta tuya y sobre la carta inicial. Si debes cartas, responder con la gemela y colarte con ella son dos jugadas distintas.
ruling-jump-in-settling = Nadie puede colarse mientras haya una palmada, un 69, un intercambio, una defensa o una elección por una carta negra sin resolver. Puedes colarte mientras alguien decide sobre una carta robada. Esa persona se queda con la carta y pierde el turno.
ruling-jump-in-effects = Los efectos cuentan desde quien se coló: con un salto pierde el turno quien va después, un cambio de sentido cambia el sentido, y un número que intercambia o pasa las manos actúa para quien se coló. Quien ya había perdido el turno por un salto no lo recupera.
ruling-jump-in-pairs = Dos números de intercambio, de pasar las manos o de palmada jugados juntos actúan una vez. Dos números de silencio actúan dos veces, así que el segundo termina lo que empezó el primero.
ruling-jump-in-drawn = La carta que acabas de robar se juega sola, no en pareja. Después puedes colarte con su gemela.

## Decisiones para todos los documentos: turnos y montones

ruling-turns = Turnos y montones
ruling-turns-drawn = Si no puedes jugar la carta que robaste, tu turno termina automáticamente.
ruling-turns-force = El juego forzado (O11) vale para la carta que robas como tu turno. Las que debes y las de un castigo nunca se juegan automáticamente. Un comodín +4 robado se juzga por tu mano después de robar. El color, o con quién intercambias la mano, lo eliges tú.
ruling-turns-pile = Los descartes forman un nuevo mazo cuando hace falta una carta, no cuando se roba la última. Si no queda nada que robar, solo puedes robar si no tienes ninguna carta que jugar, y así pasas el turno.
ruling-turns-dead-end = Cuando no queda nada que robar, la ronda termina en cuanto nadie puede jugar una carta. Gana la mano con menos puntos; por equipos, el equipo con menos puntos en todas sus manos. Si hay empate, gana quien jugaría antes.
ruling-turns-misplay = Es un error jugar una carta que tienes cuando no está permitido o donde no coincide, colarte mal, jugar una carta distinta de la que acabas de robar o jugar juntas dos cartas distintas. Recuperas las cartas y robas el castigo; el turno y todo lo pendiente de decidir quedan como estaban. Nombrar una carta que no tienes no cuesta nada, y tampoco colarte bien pero en segundo lugar.
ruling-turns-opening-numbers = Que los números especiales (intercambio, pasar las manos, palmada, silencio) tengan efecto como carta inicial es una opción. En ese caso, la carta inicial cuenta como jugada por quien está a la derecha de quien empieza; solo el intercambio se ofrece a quien empieza. A quien se queda así con una sola carta no se le puede pillar hasta que alguien haya actuado. Un 6 o un 9 como carta inicial no hace por sí solo un sesenta y nueve, pero una carta jugada encima sí puede.
ruling-turns-two-reverses = Donde el cambio de sentido vale como un salto con dos jugadores, el sentido no cambia. Dos cambios de sentido jugados juntos se anulan, así que le toca a la otra persona.
ruling-turns-time = Donde los turnos tienen límite, pasarse de tiempo cuesta el castigo de un error, y lo que estaba pendiente se decide de la manera que menos cambia: se roban las cartas que se deben, la carta robada se guarda, y nadie intercambia, se defiende, participa ni se descarta. Un color, con quién hacer un intercambio obligatorio o a quién apuntar se sortea. Quien pierde un turno entero roba al menos una carta. Todos los que aún no han dado la palmada cuentan como últimos.

## Decisiones para todos los documentos: cartas de número

ruling-numbers = Números especiales
ruling-numbers-defence = Te defiendes con una carta del número de intercambio. Se pregunta a quien sigue siempre que se le elige para un intercambio, tenga o no esa carta. La carta puede ganar la ronda. Si deja a su jugador con una sola carta, tiene que decir Uno. No da otro intercambio.
ruling-numbers-silence = Un silencio dura como mucho hasta el final de la ronda. Decir Uno con golpecitos, pillar y acusar no es hablar.
ruling-numbers-slap = Quien juega la carta de la palmada también tiene que darla, y los turnos esperan a que todos la den. En cuanto falta una sola persona, esa roba el castigo. Dar dos palmadas cuenta como darla cuando no toca.
ruling-numbers-sixty-nine = Se pregunta una vez a todos los demás si participan, tengan o no un 6 o un 9. Quien hizo el 69 se descarta primero. Te descartas de todas las cartas del color o de ninguna. Las cartas de acción descartadas no tienen efecto, la última carta añadida queda arriba, y después le toca a quien va detrás de quien lo hizo. Hacen falta al menos tres jugadores.

## Decisiones para todos los documentos: en la mesa

ruling-table = En la mesa
ruling-table-accusation = Todos menos quien acusa y quien recibe la acusación votan, y el juego sigue mientras tanto. Con dos jugadores no queda nadie que vote, así que no se puede acusar.
ruling-table-next-round = Si no empieza quien ganó o perdió la ronda, después de cada ronda reparte el asiento siguiente en el sentido del reloj, o empieza ese asiento si nadie reparte. No importa a quién saltó la carta inicial.
ruling-table-scores = Sin puntos, el total cuenta las rondas ganadas.
ruling-table-teams = Para jugar por parejas hacen falta exactamente cuatro jugadores; para dos bandos, un número par, cuatro o más. Cada asiento muestra los puntos de su equipo.
ruling-table-target = Donde la meta termina la partida, esta acaba después de la ronda en que alguien llega a ella. Si cada cual cuenta su mano, gana el total más bajo; si hay empate, se comparte la victoria.

## Lo que se juega en otras mesas

ruling-extras = Seguir jugando, quedar fuera y cartas prohibidas
ruling-extras-out = Quien está fuera no tiene cartas y no debe nada. Lo que debía se olvida, y lo que tenía que decidir sigue sin esa persona. El juego la salta, y también los intercambios, las palmadas, las votaciones y los sesenta y nueve. Intentar pillarla es un error. «Dos jugadores» son siempre dos que siguen en juego.
ruling-extras-knocked-out = Las cartas de quien queda fuera por tener demasiadas van debajo de los descartes sin mostrarse, y vuelven con el siguiente mazo nuevo. Si alguien se quedó antes sin cartas, sigue siendo quien gana. Si queda fuera de la partida quien tiene más cartas, todos los que quedaron fuera de la ronda así cuentan con el número de cartas que los dejó fuera.
ruling-extras-forbidden = Una carta que no puede ser la última, o que no puede ir sobre una negra, cuenta como una carta que no puedes jugar: al buscar una carta, en el juego forzado, al colarte y como respuesta. No se permite, pero no se castiga. Si no tienes otra cosa, robas en tu turno.
ruling-extras-at-once = Donde el castigo por olvidar el Uno es automático, llega en cuanto se resuelve la jugada, antes de que nadie actúe. No tienes que decirlo si no tuviste turno para anunciarlo: después de colarte, después de una carta robada que se juega automáticamente, o si un intercambio o un sesenta y nueve te deja una sola carta.
ruling-extras-winner = Donde una regla habla de quien gana la ronda y nadie se ha quedado sin cartas, es la persona o el equipo para quien se contó la ronda.
