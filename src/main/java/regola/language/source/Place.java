package regola.language.source;

/**
 * A Place is where something is wrong: a {@link Span} of a text, a whole file, something inside a position, or nowhere
 * that anybody knows. Its {@code toString} is what messages call it, as exactly as it is known.
 */
public sealed interface Place permits Span, Place.WholeFile, Place.InPosition, Place.Nowhere {
    Place NOWHERE = new Nowhere();

    /** @return what messages call the file; empty if it is in none */
    String file();

    /** @return what a window calls it, where a column would be of no use: of a span, file and line; may be empty */
    String brief();

    /** @param name what messages call the file */
    record WholeFile(String name) implements Place {
        @Override
        public String file() {
            return name;
        }

        @Override
        public String brief() {
            return name;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** @param path such as {@code zones.pond.a5}; empty for the whole position */
    record InPosition(String path) implements Place {
        @Override
        public String file() {
            return "";
        }

        @Override
        public String brief() {
            return path;
        }

        @Override
        public String toString() {
            return path;
        }
    }

    record Nowhere() implements Place {
        @Override
        public String file() {
            return "";
        }

        @Override
        public String brief() {
            return "";
        }

        @Override
        public String toString() {
            return "";
        }
    }
}
