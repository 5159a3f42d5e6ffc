/**
 * Where games are found: those shipped inside the program and those in people's own folders. This is the only layer
 * between rule files and the compiler. A file that cannot be used is listed with its problems and harms nothing else.
 *
 * <p>Start with {@link regola.library.GameLibrary}. Nothing is kept between two libraries: opening one reads the folders anew.
 */
package regola.library;
