/**
 * Rule files in other editors: the language services of {@code regola.language.service}, spoken to over the Language
 * Server Protocol on standard input and output. Nothing but the protocol may be printed here. All answers are made on
 * one thread, in the order in which they were asked for; one that nobody waits for any more is not made.
 *
 * <p>Start with {@link regola.cli.server.LanguageServerCommand}; {@link regola.cli.server.RuleServer} is what a client
 * talks to, {@link regola.cli.server.OpenFiles} know which files belong together,
 * {@link regola.cli.server.ProtocolForms} put what the services say into the shapes of the protocol.
 */
package regola.cli.server;
