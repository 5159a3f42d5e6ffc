/**
 * What tests of the window stand on: the virtual screen, a way onto the event thread, and {@link WindowDriver}, which
 * is the hands and eyes of a story. Stories use nothing else of the robot library, so that it can be replaced here.
 */
package regola.ui.support;
