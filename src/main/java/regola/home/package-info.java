/**
 * What the program keeps for a person between two days: where it lies, what stands in it, and how nothing of it is
 * lost.
 *
 * <p>{@link regola.home.Home} is the folder; everything else here is one thing that lies in it. Files are written with
 * {@code regola.file.SafeWriter} only, and a file that cannot be read is put aside under another name, never
 * overwritten. No Swing here, and no words of the window: what is wrong comes out as
 * {@code regola.language.source.Trouble}s. Start with {@link regola.home.Home}.
 */
package regola.home;
