package regola.language.service;

import regola.language.diagnostic.Diagnostic;

/**
 * A Mend is a mistake with the edit that mends it.
 *
 * @param label what the edit writes, in a word or two; empty if it only takes away, a line end if it moves lines
 */
public record Mend(Diagnostic mistake, Edit edit, String label) {}
