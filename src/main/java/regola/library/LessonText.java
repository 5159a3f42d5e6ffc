package regola.library;

import regola.language.source.SourceText;

/**
 * A LessonText is a lesson file that was found; what it says is somebody else's to read.
 *
 * @param path where it lies among lessons: the game's folder and the name of the file
 * @param own true if somebody's own, false if it came with the program
 */
public record LessonText(String path, SourceText source, boolean own) {}
