/**
 * What is wrong with a rule file, said so that its author can mend it: place, what, why, fix. The catalogue of all
 * messages is {@link regola.language.diagnostic.DiagnosticCode}: a new message begins there. Nothing here finds
 * mistakes, prints or throws; one {@link regola.language.diagnostic.Diagnostic} serves the command line, the editor and
 * the lessons. Phases put what they find into {@link regola.language.diagnostic.Diagnostics}. Start with
 * {@link regola.language.diagnostic.DiagnosticCode}.
 */
package regola.language.diagnostic;
