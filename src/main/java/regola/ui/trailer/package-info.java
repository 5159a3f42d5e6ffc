/**
 * The page of a trailer: the board from edge to edge, below it what is said, and the buttons of a player. It draws
 * {@link regola.ui.view.trailer.TrailerView} and sends {@link regola.ui.view.trailer.TrailerIntents} and
 * {@link regola.ui.view.trailer.TrailerWishes}. Begin with {@link regola.ui.trailer.TrailerPanel}.
 */
package regola.ui.trailer;
