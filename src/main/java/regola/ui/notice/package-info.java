/**
 * The notices of the window: cards at its foot that say what went wrong, where and how to mend it, or what can be had.
 *
 * <p>Every page tells its troubles to {@link regola.ui.notice.Notices}; there are no boxes that stand in the way. What
 * a notice says is a {@link regola.ui.view.Notice}, which presenters can make. Begin with
 * {@link regola.ui.notice.Notices}.
 */
package regola.ui.notice;
