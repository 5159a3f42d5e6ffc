package regola.teaching.read;

import regola.engine.Ruleset;
import regola.file.Problems;
import regola.language.source.SourceText;

/**
 * A ReadContext is what the parts of one reading share: the file, what was found wrong so far, and the rules that the
 * lesson is about.
 */
record ReadContext(SourceText source, Problems problems, Ruleset rules) {}
