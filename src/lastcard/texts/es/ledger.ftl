# El registro: cada regla numerada con la lectura que se hace de ella, y las decisiones que valen con todos los documentos.

## Los documentos

document-basic-plus = Basic+: un reglamento ligero que quita al juego oficial los puntos, los faroles y los casos especiales.
document-classic = Classic: la hoja de reglas del juego a 500 puntos, con su farol del comodín +4 y su lista de castigos.
document-gemela = Gemela: reglas de la casa, en español, en torno a las cartas gemelas, que se pueden jugar en pareja o echar fuera de turno.
document-ozby = Ozby: un reglamento casero con un juego sencillo y nueve añadidos, que se pueden activar uno por uno.
document-guide = Guide: un largo artículo de internet sobre las reglas comunes, reglas de la casa muy conocidas y consejos para jugar.
document-advanced = Advanced: las reglas añadidas a las que remite Basic+, tomadas de la misma colección, aunque no es uno de los cinco documentos.

## B: Basic+

ledger-B01 = Se reparten siete cartas a cada jugador; las demás quedan boca abajo y forman el mazo. Vale cualquier otro tamaño de mano, desde una carta, mientras la baraja alcance.
ledger-B02 = Un sorteo justo decide quién empieza, y nadie tiene el papel de repartir. Donde otra regla lo necesita, reparte quien se sienta a la derecha de la persona que empieza.
ledger-B03 = La carta inicial actúa sobre quien empieza, como si la hubiera jugado el asiento de su derecha. Un salto, un +2 o un +4 le quita el turno; si la carta es negra, esa misma persona elige el color.
ledger-B04 = Un cambio de sentido inicial también cuenta como jugado por el asiento de la derecha: el juego da la vuelta y sigue en el asiento que está más allá (con cuatro jugadores y el asiento 1 como primero, el asiento 3). El documento dice además que el primer jugador empieza en el sentido del reloj; las dos cosas no concuerdan, y aquí vale la primera lectura.
ledger-B05 = En tu turno haces una de dos cosas: jugar una carta que encaje o robar una. No puedes hacer las dos ni pasar, así que robar termina el turno.
ledger-B06 = Puedes robar aunque tengas una carta para jugar. Donde otras reglas solo dejan robar sin jugada, eso quiere decir que ninguna carta de la mano se podría jugar sin farol.
ledger-B07 = Una carta encaja si comparte el símbolo o el color con la de arriba, o si es negra. Una carta negra que está arriba tiene el color que se eligió para ella.
ledger-B08 = Las cartas negras se pueden jugar siempre que quieras, incluso como última carta. El comodín +4 no tiene ninguna condición y no se puede desafiar.
ledger-B09 = Quien se queda sin cartas gana en el acto: siempre gana una sola persona y nunca hay empate. Si la última carta era de robo, aquí nadie roba por ella.
ledger-B10 = Quien juega un comodín elige uno de los cuatro colores; también puede ser el que ya vale.
ledger-B11 = Después de un +2 o un +4, quien sigue roba esas cartas y pierde el turno. Con el comodín +4, quien lo juega elige además un color.
ledger-B12 = Un salto le quita el turno a quien sigue.
ledger-B13 = Un cambio de sentido da la vuelta al sentido del juego. Entre dos jugadores no pasa nada especial: le toca a la otra persona.
ledger-B14 = Cuando te queda exactamente una carta debes decir Uno, y puedes repetirlo mientras siga así. Lo dicho vale hasta que cambie el número de tus cartas.
ledger-B15 = Si tienes una sola carta y no has dicho Uno, cualquiera puede pillarte mientras la tengas, pero no después. Cuesta 3 cartas.
ledger-B16 = Intentar pillar a alguien sin motivo cuesta 3 cartas a quien lo intenta. Es así si la otra persona no tiene exactamente una carta, ya ha dicho Uno o ya no se la puede pillar.
ledger-B17 = Un Uno olvidado que nadie nota no tiene consecuencias.
ledger-B18 = Decir Uno sin tener exactamente una carta te cuesta 3 cartas. Donde el Uno se dice al jugar la penúltima carta (C04, G26), decirlo con dos cartas en tu turno anuncia esa jugada y no es un error.
ledger-B19 = Dos golpecitos en la mesa valen lo mismo que decir Uno. En un programa son un doble toque o una tecla pulsada dos veces.
ledger-B20 = Las cartas de robo no se pueden acumular: quien recibe una, roba.
ledger-B21 = No hay puntos. En una partida se cuentan los juegos ganados, y cada juego nuevo lo empieza quien sigue a la persona que empezó el anterior.

## C: Classic

ledger-C01 = Quien gana una ronda se apunta las cartas que aún tienen los demás, y con 500 puntos se gana la partida. Como en cada ronda solo puntúa una persona, nunca pueden llegar dos a la vez a la meta.
ledger-C02 = Una carta encaja por su color, por su número o por su símbolo.
ledger-C03 = Si no puedes jugar, robas una carta. Si encaja, puedes jugarla enseguida; si no, tu turno termina.
ledger-C04 = El Uno se dice junto con la penúltima carta. Decirlo en tu turno, justo antes de esa jugada, es a tiempo (véase B18).
ledger-C05 = Un Uno olvidado cuesta 2 cartas si alguien te pilla antes de que quien sigue robe o juegue una carta. En su lista de castigos, el documento pide solo 1; aquí son 2.
ledger-C06 = Un +2 va sobre su mismo color o sobre otro +2; quien sigue roba dos cartas y pierde el turno. Como carta inicial, lo recibe quien empieza.
ledger-C07 = Un cambio de sentido da la vuelta al sentido del juego. Si abre la ronda, empieza quien reparte y se juega hacia la derecha.
ledger-C08 = Un salto le quita el turno a quien sigue. Si abre la ronda, se salta el asiento a la izquierda de quien reparte.
ledger-C09 = Un comodín pone cualquier color, incluso el que ya vale, y se puede jugar aunque encaje otra carta. Si abre la ronda, elige el color quien está a la izquierda de quien reparte.
ledger-C10 = El comodín +4 es para quien no tiene ninguna carta del color que vale; un número o símbolo que encaje no lo impide. Cuenta el color que valía antes de jugarlo, y las cartas negras de la mano no tienen ninguno.
ledger-C11 = Puedes jugar el comodín +4 sin cumplir esa condición y esperar que nadie te desafíe.
ledger-C12 = Quien recibe un comodín +4 puede desafiarlo. Si era un farol, quien lo jugó roba las 4 cartas y quien desafió conserva el turno; si no lo era, quien desafió roba 6 en lugar de 4. El color elegido vale en los dos casos, y solo quien desafía llega a ver la mano.
ledger-C13 = Un comodín +4 no puede abrir la ronda: se baraja con el mazo y se descubre otra carta.
ledger-C14 = Decirle a otra persona qué debe jugar cuesta 2 cartas. Entre personas esto es una acusación: se acepta si más de la mitad de los demás está de acuerdo y, si no lo está, no le cuesta nada a nadie.
ledger-C15 = Quien juega una carta que no encaja, o juega en el turno de otra persona, la recupera y roba una carta. Con el castigo en 0, la jugada simplemente no se permite.
ledger-C16 = Las cartas de número valen su número; el salto y el cambio de sentido, 20; el comodín y el comodín +4, 50. El documento olvida el +2; vale 20, como las demás cartas de acción de color.
ledger-C17 = Quien juega su última carta gana la ronda, y se reparte otra. El reparto pasa a la izquierda.

## G: Gemela

ledger-G01 = Siete cartas para cada jugador; se juega una carta cada vez, por color o por número. El documento no habla de robar ni de la carta inicial: aquí puedes robar una carta cuando quieras y jugarla si encaja; una carta de acción inicial no hace nada, y una carta negra inicial se cambia por otra.
ledger-G02 = Después de cada ronda, cada cual suma a su total los puntos de su propia mano. En cuanto alguien llega a 250, gana el total más bajo; si hay empate en el más bajo, la victoria se comparte.
ledger-G03 = Las cartas de número valen su número; las especiales, 10; y un +4 vale 20, sea de color o negro.
ledger-G04 = Un grupo puede acordar una meta por encima de 250.
ledger-G05 = Variante: quien se queda sin cartas se apunta -10 en lugar de 0.
ledger-G06 = Un cambio de sentido se puede jugar sobre su mismo color o sobre otro cambio de sentido.
ledger-G07 = Un cambio de sentido te libra de un +2 y se lo manda a otra persona. Tiene que encajar con el color del +2 de arriba, o seguir a un cambio de sentido que lo hizo: el juego da la vuelta, y todo lo que se debe cae sobre quien sigue en ese sentido.
ledger-G08 = Un salto se puede jugar sobre su mismo color o sobre otro salto.
ledger-G09 = A un +2 se puede responder con un +2 de cualquier color, y las cantidades se suman. Responder nunca es obligatorio: quien no lo hace roba todo y pierde el turno.
ledger-G10 = En las barajas con +4 de color, esa carta se acumula igual que el +2.
ledger-G11 = Los +1, +2 y +4 negros van sobre cualquier carta. Quien los juega elige un color, y su cantidad se suma a lo que se debe.
ledger-G12 = A una carta de robo negra se puede responder con un +2 o un +4 del color que se eligió para ella.
ledger-G13 = Una carta de robo negra responde a un +2 de color y también a cualquier otra carta de robo negra.
ledger-G14 = Quien roba lo que se debe pierde el turno.
ledger-G15 = Un +2 de color no puede responder a una carta de robo negra con otro color elegido, salvo a un +2 negro. Cuando no se debe nada, se mira si encaja como siempre, y dos cantidades iguales encajan.
ledger-G16 = Un comodín simple no se puede jugar sobre una carta de robo negra, haya o no cartas pendientes.
ledger-G17 = Quien juega un cero puede cambiar su mano por la de otra persona, o no hacerlo.
ledger-G18 = Variante: la víctima de un cero puede detener el intercambio con otro cero. Solo puede hacerlo quien sigue en el turno, antes de que se mueva ninguna mano; entonces no hay intercambio, y ese cero ha sido su turno.
ledger-G19 = En esta baraja cada carta de color existe dos veces, también los ceros. El documento no cuenta las cartas negras: con 4 comodines, 2 negras +1, 2 negras +2 y 4 negras +4, tiene 116 cartas.
ledger-G20 = Cualquiera puede echar la gemela de la carta de arriba, sea su turno o no, y el juego sigue a partir de esa persona. También valen las gemelas negras; quien la echa elige el color.
ledger-G21 = En un turno se pueden jugar juntas dos cartas idénticas que encajen.
ledger-G22 = Una pareja de cambios de sentido deja el sentido como estaba.
ledger-G23 = Una pareja de saltos salta a una persona o a dos, según se acuerde. En el reglamento de serie es a una.
ledger-G24 = Si alguien echa la gemela de una carta de robo antes de que la víctima haya robado, la víctima se libra. Las dos cantidades juntas caen sobre quien sigue a la persona que la echó.
ledger-G25 = Si alguien la echa cuando la víctima ya ha robado, quien sigue a esa persona debe solo la cantidad de la nueva carta. Esto se puede hacer hasta que se juegue otra carta.
ledger-G26 = El Uno se dice mientras se juega la penúltima carta. Olvidarlo cuesta 6 cartas si alguien se da cuenta.
ledger-G27 = Te pueden pillar en cuanto la penúltima carta está en el pozo. Si dices Uno antes de que alguien te pille, estás a tiempo.
ledger-G28 = Antes de pillar a alguien hay que dejarle uno o dos segundos. Los mide el reloj de la mesa; quien se adelanta espera a que pasen, y su intento no es un error ni se pierde.
ledger-G29 = También se debe el Uno después de un intercambio, si una de las dos personas se queda con una sola carta.
ledger-G30 = Se puede pillar a quien olvidó el Uno hasta que juegue una carta la segunda persona siguiente. Que esa persona robe también lo cierra; si no, podría quedar abierto para siempre.
ledger-G31 = Una pareja que te deja una sola carta pide un Uno; una pareja que te deja sin cartas gana.

## O: Ozby

ledger-O01 = Juegan de dos a diez personas, con siete cartas cada una.
ledger-O02 = Una carta negra inicial se baraja con el mazo y se cambia por otra. Las cartas de acción de color no hacen nada al abrir, salvo con el comienzo rápido (O10).
ledger-O03 = Las cartas encajan por número, color o acción. Si no puedes jugar, o prefieres no hacerlo, robas una carta y ese es tu turno.
ledger-O04 = Di Uno cada vez que te quede una sola carta. Que te pillen cuesta 2 cartas, y puede pasar hasta que actúe quien sigue.
ledger-O05 = Cada cual cuenta su propia mano, y pierde quien llega primero a 500. Los demás se ordenan por sus totales, primero el más bajo.
ledger-O06 = Las cartas de número valen su número; las de acción de color, 20; las negras, 50.
ledger-O10 = Comienzo rápido: una carta de acción que abre la ronda actúa sobre quien empieza.
ledger-O11 = Juego forzado: si la carta que robas encaja, se juega sin preguntarte. Aun así, eliges su color o con quién cambias la mano.
ledger-O12 = Desafío: para jugar el comodín +4 no debes tener otra cosa que jugar; las demás cartas negras no cuentan en tu contra. Si era un farol, quien lo jugó roba 2, las cuatro cartas se anulan y la víctima juega; quien desafía y se equivoca roba 6. El 2 es la cifra del documento, y en su lugar se puede poner 4.
ledger-O13 = Acumular: un +2 de cualquier color responde a un +2 o a un +4, y quien no puede añadir ninguno roba la suma. Un +4 no responde a nada, pues el documento no lo menciona.
ledger-O14 = Velocidad: cualquiera, también quien acaba de jugar, puede echar enseguida una carta de color idéntica a la de arriba, y el juego sigue desde ahí. Un +2 echado así rompe la cadena: lo que se debía antes se anula y empieza una deuda nueva.
ledger-O15 = Al jugar un 7 puedes cambiar tu mano por la de quien elijas. Que sea obligatorio o no es una opción.
ledger-O16 = Cuando se juega un 0, todas las manos pasan a la persona siguiente en el sentido del juego.
ledger-O17 = Entre dos jugadores, el cambio de sentido vale como un salto. Quien juega un salto, un +2 o un +4 tiene también el turno siguiente.
ledger-O18 = Cuatro jugadores forman dos equipos, con los compañeros frente a frente, y la ronda termina cuando alguien se queda sin cartas. Donde cuentan las manos, un equipo suma las dos suyas; donde cobra quien gana, el equipo ganador se apunta las dos manos de sus rivales.

## D: Guide

ledger-D01 = Siete cartas para cada jugador; abre la carta de arriba del mazo, y las cartas encajan por color, número o símbolo.
ledger-D02 = El salto, el cambio de sentido, el +2 y el comodín hacen lo de siempre. Para jugar el comodín +4 no debes tener ninguna carta del color que vale.
ledger-D03 = Sin una carta que encaje, robas una. Puedes jugarla enseguida si encaja; si no, te quedas con ella y tu turno termina.
ledger-D04 = Un Uno olvidado cuesta 2 cartas si alguien te pilla antes de que empiece el turno siguiente. Con reloj, ese turno empieza cuando quien sigue hace algo o cuando pasan los segundos de gracia, lo que ocurra antes; sin reloj, cuando hace algo.
ledger-D05 = Los números valen su número; las cartas de acción de color, 20; las negras, 50. Cobra quien gana la ronda, la partida va a 500, y la gana el total más alto.
ledger-D06 = Las cartas de robo no se acumulan; ni siquiera un +4 puede responder a un +2.
ledger-D07 = Cuando se acaba el mazo, todos los descartes menos la carta de arriba se barajan y forman uno nuevo, y las cartas negras olvidan su color. Si no alcanza, robas lo que haya y el juego sigue; cuando ya nadie puede jugar ni robar, gana la ronda la mano con menos puntos.
ledger-D08 = Al abrir, un salto le quita el turno a quien empieza, un +2 le hace robar, un comodín le deja elegir el color y un comodín +4 se devuelve al mazo.
ledger-D09 = Entre dos jugadores, un cambio de sentido inicial le cuesta el primer turno a quien no repartió. Con más jugadores, el sentido da la vuelta y empieza quien reparte, como en C07.
ledger-D10 = Si el desafío descubre un farol, quien lo jugó roba las 4 cartas; quien desafía y se equivoca roba 6. Si desafió otra persona que no era la víctima, esas 6 incluyen las 4 de la víctima: la víctima no roba nada, pero pierde el turno de todos modos.
ledger-D11 = Regla de la casa 7-0: con un 7 cambias tu mano por la de quien elijas, y con un 0 todas las manos pasan a la persona siguiente.
ledger-D12 = Regla de la casa, colarse: quien tiene una carta igual a la de arriba puede echarla fuera de turno.
ledger-D13 = Regla de la casa, acumular: +2 sobre +2 y +4 sobre +4 se suman. La versión progresiva solo permite +2 sobre +2.
ledger-D14 = Regla de la casa: sin una carta que encaje, sigues robando hasta que puedas jugar una o hasta que el mazo se acabe. La carta encontrada se guarda, se puede jugar o hay que jugarla, según la opción.
ledger-D15 = Regla de la casa 69: un 9 sobre un 6 del mismo color, o al revés, pide una vez a los demás, en el orden del juego, que añadan un 6 o un 9 de ese color. Si participan bastantes, contando a quien lo abrió (la mitad de los jugadores redondeada hacia abajo, al menos 3, nunca más de lo que permite la baraja), todos pueden deshacerse de todas sus cartas del color; si no, las cartas se quedan ahí y el juego sigue. Si alguna mano se vacía, gana la primera en orden desde quien lo abrió, cuando todos han terminado.
ledger-D16 = Consejos, no reglas: guarda los comodines, suelta pronto las cartas altas, usa el salto y el cambio de sentido contra quien esté a punto de ganar, elige el color que más tienes y desafía solo con buenas razones. Un bot puede jugar siguiendo solo esto, para medir cuánto valen.

## A: Advanced

ledger-A01 = Acumulación: a las cartas que se deben se puede responder con una carta de robo que encaje, pasarlas a quien sigue con un salto o devolverlas con un cambio de sentido.
ledger-A02 = Silencio: desde que se juega la carta del silencio, nadie puede hablar. Quien habla primero roba 3 cartas y con eso el silencio termina, y también termina con otra carta del silencio; hasta entonces, el Uno se dice con golpecitos.
ledger-A03 = Palmada: cuando se juega la carta de la palmada, todos dan una palmada en el pozo, y quien llega en último lugar roba 3 cartas. Una palmada cuando no toca también cuesta 3.
ledger-A04 = Colarse y jugar parejas: las gemelas se pueden echar fuera de turno y jugar en pareja, como en G20 y G21.
ledger-A05 = Una carta de número que elige el grupo cambia las manos.
ledger-A06 = Una carta jugada contra las reglas vuelve a la mano y cuesta 3 cartas. Un turno dura 15 segundos, y dejar que se acabe el tiempo se trata igual.
ledger-A07 = En una partida cada victoria es un punto, y el primer asiento avanza en el sentido del reloj de juego en juego.
ledger-A08 = El reglamento llamado advanced es Basic+ con acumulación (A01), silencio con el 0 (A02), palmada con el 7 (A03), y colarse y jugar parejas (A04).

## Decisiones con todos los documentos: deber cartas

ruling-owing = Deber cartas
ruling-owing-take = Llevarse las cartas que se deben es una jugada propia, aunque no se pueda hacer otra cosa, para que ninguna pausa delate una mano. Hasta entonces no se permite robar como de costumbre, ni jugar una carta que no responda. Un programa puede llevárselas por su jugador después de un momento, pero solo donde las propias reglas no dejan elegir.
ruling-owing-opening = Un +2 o un +4 que abre la ronda lo debe quien empieza. Si es negro, el color se elige antes de llevarse las cartas.
ruling-owing-after-deflecting = A un cambio de sentido o un salto que desvió una deuda le puede seguir una carta de robo de su color, una carta de robo negra si se permite acumularla, u otro cambio de sentido o salto de ese tipo que encaje. Donde solo se puede desviar un +2, no se puede desviar un +2 negro.
ruling-owing-deflecting-pair = Una pareja de cambios de sentido sobre una deuda conserva el sentido, y la deuda pasa a quien sigue. Un salto sobre una deuda la pasa al asiento siguiente al de quien lo juega y no salta a nadie más.
ruling-owing-pairs = Una pareja de cartas de robo cuenta doble, también como respuesta, y una pareja negra recibe un solo color. Un +4 de color responde a una cantidad igual sea cual sea el color, y a todo lo demás solo en su propio color.
ruling-owing-challenge = Quien acumula sobre un comodín +4 ya no puede desafiarlo. El desafío mira la mano como era al jugar la carta, sin esa carta, y las cartas de acción de color cuentan como cartas de su color. Donde cualquiera puede desafiar, solo cuenta el primer desafío, tiene que llegar antes de que actúe la víctima y no puede venir de quien jugó la carta.
ruling-owing-stacked-challenge = Si el comodín +4 desafiado se jugó sobre cartas que ya se debían, quien jugó un farol roba el castigo más lo que se debía antes, y quien desafió y se equivocó roba el castigo por ello más lo mismo. Con una pareja de comodines +4, el castigo cuenta doble para cualquiera de los dos. Los documentos no dicen nada; esto lo decide este proyecto.

## Decisiones con todos los documentos: Uno

ruling-uno = Uno
ruling-uno-call = El Uno pertenece a la mano para la que se dijo: deja de valer cuando esa mano gana cartas, las pierde o pasa a otra persona.
ruling-uno-announcement = El Uno se puede anunciar con dos cartas en la mano, o con tres antes de una pareja, y entonces vale para la jugada que deja una. Si haces otra cosa, el anuncio se anula y no cuesta nada.
ruling-uno-wrong = Decir Uno o intentar pillar a alguien sin motivo es una jugada como cualquier otra y cuesta su castigo; donde este es 0, no se permite y no cuesta nada. No puedes pillarte a ti, pero los compañeros de equipo sí pueden pillarse entre ellos.
ruling-uno-closing = Donde la acción de quien sigue termina el tiempo para pillar, esa acción es la próxima vez que alguien juega, roba, se lleva cartas o desafía en su turno, o se cuela; las reacciones sin carta no lo terminan. Quien pierde el turno por un salto no es quien sigue, y si continúa la misma persona, lo termina su propia jugada siguiente.
ruling-uno-second = Donde la acción de la segunda persona siguiente termina el tiempo para pillar, hacen falta dos acciones así. Lo de «segunda» cuenta personas: jugar la carta recién robada es parte del robo y no otra acción.
ruling-uno-grace = Con segundos de gracia, un intento de pillar que llega demasiado pronto espera a que pasen. Si mientras tanto la otra persona dice Uno, el intento se anula; si alguien va a hacer algo que terminaría el tiempo para pillar, el intento va antes. Donde ese tiempo termina con el turno siguiente, el reloj empieza ese turno cuando pasan los segundos de gracia.
ruling-uno-swap = Cuando se han cambiado o pasado manos, todos los que tienen ahora una sola carta deben decir Uno. El tiempo para pillar empieza cuando el cambio está resuelto; antes no se puede pillar a nadie.
ruling-uno-going-out = Una mano vacía gana en el acto: no hay que decir Uno, y una carta de número jugada en último lugar no cambia manos, no las pasa y no empieza nada. Una opción decide si una carta de robo jugada en último lugar todavía hace robar a quien sigue; en ese caso, las cartas se roban sin esperar a nadie.

## Decisiones con todos los documentos: colarse

ruling-jump-in = Colarse
ruling-jump-in-when = Para colarte necesitas una carta idéntica a la de arriba. También se permite en tu propio turno, sobre una carta tuya y sobre la carta inicial; con cartas pendientes, play es responder y jump es colarse.
ruling-jump-in-settling = Nadie puede colarse mientras haya una palmada, un 69, un intercambio o una defensa sin resolver. Sí se puede mientras alguien decide sobre una carta robada: entonces esa carta se guarda y el turno se pierde.
ruling-jump-in-effects = Los efectos parten de quien se coló: un salto le quita el turno al asiento siguiente al suyo, un cambio de sentido da la vuelta al juego, y un número que cambia o pasa las manos actúa para esa persona. Quien ya había perdido el turno no lo recupera.
ruling-jump-in-pairs = Dos números iguales de intercambio, de pasar las manos o de palmada jugados a la vez actúan una sola vez; dos números de silencio actúan dos veces, de modo que el segundo termina lo que empezó el primero.
ruling-jump-in-drawn = La carta recién robada se juega sola y nunca en pareja. Su gemela se puede echar después.

## Decisiones con todos los documentos: turnos y montones

ruling-turns = Turnos y montones
ruling-turns-drawn = Si la carta robada no encaja, el turno termina sin hacer nada más.
ruling-turns-force = El juego forzado (O11) trata de la carta que se roba en un turno, por gusto o por estar sin jugada; las cartas que se llevan por una deuda o un castigo nunca se juegan a la fuerza. Un comodín +4 robado así se juzga por la mano con todo lo robado, y quien lo juega elige el color, igual que un número de intercambio pregunta con quién cambiar.
ruling-turns-pile = Los descartes forman un nuevo mazo en el momento en que hace falta una carta, no cuando se va la última. Si no queda nada que robar, solo puedes pedir robar si estás sin jugada, y así pasas el turno.
ruling-turns-dead-end = Cuando no queda nada que robar, la ronda termina en cuanto nadie tiene una carta que se pueda jugar; la gana quien tiene menos puntos en la mano y, entre manos iguales, la primera en el orden del turno.
ruling-turns-misplay = Una jugada indebida es una carta que sí tienes, jugada o echada cuando no está permitido o donde no encaja, o una carta distinta de la recién robada: la recuperas y robas el castigo, y el turno y todo lo pendiente de decidir quedan como estaban. Nombrar una carta que no tienes es solo un despiste y no cuesta nada, y tampoco cuesta colarte bien pero en segundo lugar.
ruling-turns-opening-numbers = Los números con significado (intercambio, pasar las manos, palmada, silencio) no hacen nada como carta inicial. Los documentos no dicen nada; esto lo decide este proyecto.
ruling-turns-two-reverses = Donde el cambio de sentido vale como salto entre dos jugadores, el sentido no cambia, y una pareja de cambios de sentido se anula, de modo que sigue la otra persona. Dos cartas distintas jugadas a la vez no se permiten, sin castigo.
ruling-turns-time = Donde los turnos tienen límite, quien lo supera roba el castigo de una jugada indebida, y lo que se preguntaba se decide de la manera que menos cambia: se lleva las cartas pendientes, se queda con la carta robada y no cambia la mano, ni se defiende, ni se suma, ni se deshace de nada; un color, o con quién hacer un intercambio obligatorio, se decide por sorteo. Dejar pasar un turno cuesta al menos una carta, y todos los que aún no han dado la palmada cuentan como últimos.

## Decisiones con todos los documentos: cartas de número

ruling-numbers = Números con significado
ruling-numbers-defence = Para defenderse hace falta una carta del número de intercambio. Se pregunta siempre que se elige para un intercambio a quien sigue en el turno, tenga o no esa carta. La carta puede ganar la ronda y puede pedir un Uno, pero no trae otro intercambio.
ruling-numbers-silence = Un silencio dura como mucho hasta el final de la ronda. Decir Uno con golpecitos, pillar y acusar no es hablar.
ruling-numbers-slap = Quien juega la carta de la palmada también tiene que dar la suya, y mientras tanto los turnos esperan. En cuanto falta una sola persona, esa roba el castigo; dar dos palmadas es dar una cuando no toca.
ruling-numbers-sixty-nine = Se pregunta a todos los demás si se suman, tengan o no un 6 o un 9, y a nadie dos veces. Quien lo abrió es quien empieza a deshacerse de cartas, y son todas las del color o ninguna; las cartas de acción soltadas no hacen efecto, la última carta sumada queda arriba, y sigue el asiento siguiente al de quien lo abrió. Hacen falta al menos tres jugadores.

## Decisiones con todos los documentos: en la mesa

ruling-table = En la mesa
ruling-table-accusation = Todos menos quien acusa y quien recibe la acusación votan, y mientras tanto el juego sigue. Entre dos jugadores no queda nadie que vote, así que no se permite acusar.
ruling-table-next-round = Para la ronda siguiente, el reparto, o el primer asiento donde nadie reparte, pasa un asiento en el sentido del reloj, sin importar a quién saltó la carta inicial.
ruling-table-scores = Sin puntos, el total es el número de juegos ganados.
ruling-table-teams = Para jugar por equipos hacen falta exactamente cuatro jugadores. Cada asiento muestra los puntos de su equipo.
ruling-table-target = Una partida termina después de la ronda en que se llega a la meta. Donde cuenta la mano de cada cual, gana el total más bajo, y los iguales comparten la victoria.
