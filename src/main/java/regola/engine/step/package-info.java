/**
 * The steps that a game's rules consist of: setting, moving, looping, calling, asking, finishing. Each does one small
 * thing and says where to go on. Nothing here knows how statements are written; {@code regola.engine.lower} puts steps
 * together. Start with {@link regola.engine.step.FlowSteps}.
 */
package regola.engine.step;
