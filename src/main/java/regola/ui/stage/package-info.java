/**
 * The stage: what all pages of learners share, before they show anything. All sizes come from
 * {@link regola.ui.stage.Measure}, where everything stands from {@link regola.ui.stage.Slots}, the letters from
 * {@link regola.ui.stage.TextSize}, the colours from {@link regola.ui.stage.StageColour}; a page extends
 * {@link regola.ui.stage.StagePane}. It knows nothing of games, lessons or matches. Begin with
 * {@link regola.ui.stage.StagePane}.
 */
package regola.ui.stage;
