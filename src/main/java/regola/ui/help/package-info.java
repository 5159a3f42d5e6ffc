/**
 * What helps with the window itself: every key there is, to be searched, and what the program is. Windows of their own
 * that stay open beside the other, made from tables that the program runs on, so that they are never out of date. Begin
 * with {@link regola.ui.help.HelpWindow}.
 */
package regola.ui.help;
