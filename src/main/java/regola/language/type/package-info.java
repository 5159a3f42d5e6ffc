/**
 * Types: every expression and step of a merged game is gone through, its names bound, its type found, conversions put
 * in, and what does not fit is reported in the words of somebody who has never programmed. What comes out is the model.
 * Nothing here reads text or merges variants. Start with {@link regola.language.type.GameChecker}, then
 * {@link regola.language.type.ExprChecker}.
 */
package regola.language.type;
