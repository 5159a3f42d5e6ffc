/**
 * The text of a file and places in it. Knows nothing of what the text means; imports nothing of Regola. Start with
 * {@link regola.language.source.SourceText}.
 */
package regola.language.source;
