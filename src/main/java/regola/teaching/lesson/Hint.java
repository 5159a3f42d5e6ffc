package regola.teaching.lesson;

/** A Hint is one rung that the author wrote, from vague to plain. Words or show may be empty, not both. */
public record Hint(Words words, Show show) {}
