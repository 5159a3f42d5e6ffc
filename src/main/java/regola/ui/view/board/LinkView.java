package regola.ui.view.board;

/** A LinkView is a line between two places, by their names; directed if it leads one way only. */
public record LinkView(String from, String to, boolean directed) {}
