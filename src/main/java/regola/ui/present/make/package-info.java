/**
 * The presenter of the page on which a game of one's own begins: which kinds there are, whether a name will do, and the
 * files of the new game. No Swing here. Start with {@link regola.ui.present.make.NewGamePresenter}.
 */
package regola.ui.present.make;
