package regola.teaching.lesson;

import regola.language.source.Span;

/** A Line is a move as the lesson writes it, with its place. */
public record Line(String move, Span span) {
    @Override
    public String toString() {
        return move;
    }
}
