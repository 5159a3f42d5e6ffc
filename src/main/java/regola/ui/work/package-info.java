/**
 * Work that is done beside the event thread: one thing after another, watched; what takes too long is told, and can be
 * given up. Begin with {@link regola.ui.work.Worker}.
 */
package regola.ui.work;
