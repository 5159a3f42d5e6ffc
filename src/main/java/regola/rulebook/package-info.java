/**
 * What a rulebook tells of a game, and in which order, found in the checked rules alone; and moments of random matches
 * that show it. No words are made here and nothing is drawn. Begin with {@link regola.rulebook.Outline}.
 */
package regola.rulebook;
