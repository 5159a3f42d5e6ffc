/**
 * What is seen and sent on the page on which a game of one's own begins: the kinds of games that one can begin with,
 * and what somebody has chosen. Start with {@link regola.ui.view.make.NewGameView}.
 */
package regola.ui.view.make;
