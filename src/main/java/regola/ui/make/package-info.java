/**
 * The pages on which something of one's own is made without writing any file: a game, out of pictures of the kinds of
 * games and the few things that are asked; and a lesson, with the board on which what is right is played. Start with
 * {@link regola.ui.make.NewGamePanel} and {@link regola.ui.make.LessonFormPanel}.
 */
package regola.ui.make;
