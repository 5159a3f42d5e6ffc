/**
 * All that can be done by menu, tool bar or key stands here, once; what it does is wired elsewhere. Begin with
 * {@link regola.ui.command.Command}.
 */
package regola.ui.command;
