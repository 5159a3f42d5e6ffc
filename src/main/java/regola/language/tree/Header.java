package regola.language.tree;

import java.util.List;
import regola.language.source.Span;

/**
 * A Header says what a file is, how it is called and who plays. Lines stand as written; repeats are not sorted out
 * here.
 */
public sealed interface Header {
    Name id();

    List<Line> lines();

    Span span();

    record Game(Name id, List<Line> lines, Span span) implements Header {
        public Game {
            lines = List.copyOf(lines);
        }
    }

    /** @param game the game that the variant belongs to */
    record Variant(Name id, Name game, List<Line> lines, Span span) implements Header {
        public Variant {
            lines = List.copyOf(lines);
        }
    }

    sealed interface Line {
        Span span();
    }

    record Title(Sentences text, Span span) implements Line {}

    /** What one plays for, in one short sentence. */
    record Aim(Sentences text, Span span) implements Line {}

    record About(Sentences text, Span span) implements Line {}

    record Author(StringNode author, Span span) implements Line {}

    /**
     * @param fewest at least 1
     * @param most the same as fewest if only one number is written
     * @param names empty if none are written
     * @param sides for each of the names the sides that it plays; none where it is a side itself
     */
    record Players(int fewest, int most, List<Name> names, List<List<Name>> sides, Span span) implements Line {
        public Players {
            names = List.copyOf(names);
            sides = sides.stream().map(List::copyOf).toList();
        }
    }

    /** @param count how many of the players' names are neutral sides; 0 if they have names of their own */
    record Neutral(int count, List<Name> names, Span span) implements Line {
        public Neutral {
            names = List.copyOf(names);
        }
    }

    /** Variants that cannot be on together with this one. */
    record Excludes(List<Name> variants, Span span) implements Line {
        public Excludes {
            variants = List.copyOf(variants);
        }
    }
}
