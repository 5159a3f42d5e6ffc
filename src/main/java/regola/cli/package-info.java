/**
 * The program without its window: commands that check rule files, list games, play in the terminal, and give out moves,
 * random matches and counts for people and programs that want numbers.
 *
 * <p>Start with {@link regola.cli.Cli}. Each command is a class of its own; {@link regola.cli.GameOptions} are the
 * options that most have, {@link regola.cli.TableOptions} turns them into a {@link regola.cli.Table} to play at.
 * Commands throw {@link regola.cli.Refusal} for what cannot be done; nothing else decides exit codes. This is one of
 * the few rooms that print.
 */
package regola.cli;
