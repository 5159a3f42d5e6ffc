/**
 * The presenters of the pages on which something of one's own is made: a game, with its kinds, its name and its files;
 * and a lesson, as it is filled in. No Swing here. Start with {@link regola.ui.present.make.NewGamePresenter} and
 * {@link regola.ui.present.make.LessonFormPresenter}.
 */
package regola.ui.present.make;
