/**
 * The door of the language: {@link regola.language.RuleCompiler} turns rule files into a checked game, or into
 * diagnostics that their author can act on. Behind it, each phase has a room of its own: {@code syntax} reads text into
 * a {@code tree}, {@code resolve} merges variants and knows what names mean, {@code type} checks and makes the
 * {@code model}, which is what the engine gets. What leaves here is the model and diagnostics; the rest stays inside.
 * Start with {@link regola.language.RuleCompiler}.
 */
package regola.language;
