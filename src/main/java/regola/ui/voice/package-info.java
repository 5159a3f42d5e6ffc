/** Reading aloud, with the voice that the desktop has. Begin with {@link regola.ui.voice.Reader}. */
package regola.ui.voice;
