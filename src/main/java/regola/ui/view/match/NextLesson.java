package regola.ui.view.match;

/**
 * A NextLesson is where a match leads on to for whoever is at the lessons of its game.
 *
 * @param id of the lesson
 * @param number among those of its game, from 1
 * @param name of the lesson
 */
public record NextLesson(String id, int number, String name) {}
