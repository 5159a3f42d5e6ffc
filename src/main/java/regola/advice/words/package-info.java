/**
 * How advice is worded: how often something comes true, how a share compares with a fair one, how a sentence ends.
 * Start with {@link regola.advice.words.InTen}.
 */
package regola.advice.words;
