/**
 * A lesson or a match as a component that lives as applets did: init, start, stop, destroy. Begin with
 * {@link regola.ui.applet.RegolaApplet}.
 */
package regola.ui.applet;
