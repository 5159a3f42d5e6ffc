/**
 * The page on which a game of one's own begins: pictures of the kinds of games, and the few things that are asked. It
 * shows a {@link regola.ui.view.make.NewGameView}. Start with {@link regola.ui.make.NewGamePanel}.
 */
package regola.ui.make;
