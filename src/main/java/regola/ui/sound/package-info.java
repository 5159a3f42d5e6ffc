/**
 * Small sounds, computed and never loaded. None is the only sign of anything; where there is no loudspeaker it is
 * quiet. Begin with {@link regola.ui.sound.Sound}; {@link regola.ui.sound.SoundBox} plays them.
 */
package regola.ui.sound;
