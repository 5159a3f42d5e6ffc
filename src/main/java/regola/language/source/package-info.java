/**
 * The text of a file, spans of it, and the one shape in which all rooms say what is wrong at a place
 * ({@link regola.language.source.Trouble}). Knows nothing of what the text means; imports nothing of Regola. Lines and
 * columns are counted in {@link regola.language.source.SourceText} only; whoever has a text from elsewhere turns its
 * positions into offsets first: {@code syntax.TokenSpans} those of ANTLR, {@code regola.file.YamlSpans} those of YAML.
 * Start with {@link regola.language.source.SourceText}.
 */
package regola.language.source;
