package regola.ui.view.board;

/**
 * A HappeningView is one thing that a board shows happening between two pictures, together with the line of the story
 * that tells of it.
 */
public sealed interface HappeningView permits TravelView, RotationView, ToldView, TurnView, AttemptView {
    /** @return the index of its line among all lines of the story; -1 if none tells of it */
    int storyLine();
}
