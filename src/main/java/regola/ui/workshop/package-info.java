/**
 * What helps whoever writes rules, in a window beside them: the cookbook, the language on one page, and the drawings
 * with their pictures. Start with {@link regola.ui.workshop.WorkshopBook}.
 */
package regola.ui.workshop;
