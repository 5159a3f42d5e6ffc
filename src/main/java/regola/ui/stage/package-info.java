/**
 * The stage: what all pages of learners share, before they show anything. Begin with {@link regola.ui.stage.Measure},
 * from which all sizes come; {@link regola.ui.stage.TextSize} are its letters.
 */
package regola.ui.stage;
