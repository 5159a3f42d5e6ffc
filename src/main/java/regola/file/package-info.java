/**
 * Files of data that people and other programs exchange with Regola: positions and saved matches. They are JSON, and
 * YAML where people write them; everything read keeps its place, so that every problem is told with line and column.
 *
 * <p>{@link regola.file.DataReader} turns text into {@link regola.file.DataNode}s, {@link regola.file.Fields} takes
 * them apart strictly, {@link regola.file.Json} writes. {@link regola.file.SafeWriter} is the only way a file is
 * written, and {@link regola.file.FileStamp} tells whether one was since. Rule files are not data: the language reads
 * them, and {@code regola.library} finds them. Start with {@link regola.file.MatchFile}.
 */
package regola.file;
