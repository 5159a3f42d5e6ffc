/**
 * The start of the program and nothing else: {@link regola.Main} decides between the window ({@code regola.ui.window})
 * and a command ({@code regola.cli}). Start with {@link regola.Main}.
 */
package regola;
