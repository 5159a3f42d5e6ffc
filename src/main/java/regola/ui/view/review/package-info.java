/** What the window shows of a match that is looked back at. */
package regola.ui.view.review;
