/**
 * The text of a file, places in it, and the one shape in which all rooms say what is wrong at a place
 * ({@link regola.language.source.Trouble}). Knows nothing of what the text means; imports nothing of Regola. Start with
 * {@link regola.language.source.SourceText}.
 */
package regola.language.source;
