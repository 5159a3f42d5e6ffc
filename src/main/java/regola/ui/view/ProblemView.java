package regola.ui.view;

/**
 * A ProblemView is something wrong in a rule file: where, what, why, and how to mend it. Any part but what may be
 * empty.
 */
public record ProblemView(String place, String what, String why, String fix) {}
