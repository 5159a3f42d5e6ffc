/**
 * What is seen and sent on the pages on which a game or a lesson of one's own is made. Start with
 * {@link regola.ui.view.make.NewGameView} and {@link regola.ui.view.make.LessonFormView}.
 */
package regola.ui.view.make;
