/** Reading aloud, with the voice that the desktop has. Begin with {@link regola.ui.voice.Voice}. */
package regola.ui.voice;
