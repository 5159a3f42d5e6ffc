package regola.file;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import regola.language.source.Span;
import regola.language.source.Trouble;

/** A Problems is what one reading has found wrong so far; reading goes on, so that all of it can be told at once. */
public final class Problems {
    private static final int MOST = 50;
    private final List<Trouble> found = new ArrayList<>();

    public void add(Span span, CharSequence what, CharSequence why, CharSequence fix) {
        add(Trouble.at(span, what, why, fix));
    }

    public void add(Trouble problem) {
        if (found.size() < MOST) found.add(problem);
    }

    public boolean isEmpty() {
        return found.isEmpty();
    }

    /** @return everything found, from top to bottom as far as it has places; what has none stands last */
    public List<Trouble> sorted() {
        return found.stream()
                .sorted(Comparator.comparingInt(
                        p -> p.span() == null ? Integer.MAX_VALUE : p.span().start()))
                .toList();
    }

    /** Ends the reading here if anything was wrong. */
    public void check() throws BadFile {
        if (!found.isEmpty()) throw new BadFile(found);
    }
}
