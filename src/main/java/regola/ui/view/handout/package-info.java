/** What is handed out: pages for paper, and films. Begin with {@link regola.ui.view.handout.HandoutView}. */
package regola.ui.view.handout;
