/**
 * What a rule file says about a position, while somebody writes the one and looks at the other: what the place is about
 * where the cursor stands, what that means here and now, where in the text something on the board comes from, what an
 * expression yields, and where a match stands under rules that have just been changed. No words for people, no drawing.
 *
 * <p>Start with {@link regola.workshop.Subject} and {@link regola.workshop.Meaning}; {@link regola.workshop.Rehearsal}
 * is the match that is looked at.
 */
package regola.workshop;
