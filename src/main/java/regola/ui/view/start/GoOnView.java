package regola.ui.view.start;

/**
 * A GoOnView is the lesson to go on with: where the learner really was, or what follows.
 *
 * @param game the game's id
 * @param title of the game
 * @param lesson its id
 * @param number of the lesson among those of its game, from 1
 * @param name of the lesson
 * @param step where the learner left off, from 1; 0 if the lesson was not begun
 * @param steps how many there are
 */
public record GoOnView(String game, String title, String lesson, int number, String name, int step, int steps) {}
