package regola.language.source;

/** A Span is a stretch of one file, from {@code start} (included) to {@code end} (excluded), in UTF-16 units. */
public record Span(SourceText source, int start, int end) implements Place {

    public int line() {
        return source.line(start);
    }

    public int column() {
        return source.column(start);
    }

    /** @return the smallest span that holds this one and the other, which must be of the same file */
    public Span to(Span other) {
        return new Span(source, Math.min(start, other.start), Math.max(end, other.end));
    }

    @Override
    public String file() {
        return source.name();
    }

    /** @return {@code file:line} */
    @Override
    public String brief() {
        return source.name() + ":" + line();
    }

    /** @return {@code file:line:column} */
    @Override
    public String toString() {
        return source.name() + ":" + line() + ":" + column();
    }
}
