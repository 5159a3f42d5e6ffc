/**
 * Where games and lessons are found: those shipped inside the program and those in people's own folders. For rule files
 * this is the only layer between them and the compiler; lessons are handed out as text. A file that cannot be used is
 * listed with its problems and harms nothing else.
 *
 * <p>Start with {@link regola.library.GameLibrary}; lessons are in {@link regola.library.LessonLibrary}. Nothing is
 * kept between two libraries: opening one reads the folders anew.
 */
package regola.library;
