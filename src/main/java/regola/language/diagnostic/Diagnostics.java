package regola.language.diagnostic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import regola.language.source.SourceText;

/**
 * Diagnostics are what one compilation has found so far. Each file shows {@link #PER_FILE} at most, and a second error
 * at a place where there is one already is an echo and is left out. Remarks are not counted, so that they never push
 * away what is wrong. Belongs to one compilation and one thread.
 */
public final class Diagnostics {
    public static final int PER_FILE = 50;

    private final List<Diagnostic> found = new ArrayList<>();
    private final Map<SourceText, Integer> counts = new HashMap<>();
    private final Set<Start> starts = new HashSet<>();
    private final Set<Start> remarks = new HashSet<>();

    private record Start(SourceText source, int start) {}

    public void add(Diagnostic diagnostic) {
        SourceText source = diagnostic.span().source();
        if (diagnostic.isRemark()) {
            if (remarks.add(new Start(source, diagnostic.span().start()))) found.add(diagnostic);
            return;
        }
        if (diagnostic.isError()
                && !starts.add(new Start(source, diagnostic.span().start()))) return;
        int count = counts.merge(source, 1, Integer::sum);
        if (count <= PER_FILE) found.add(diagnostic);
        else if (count == PER_FILE + 1) found.add(DiagnosticCode.TOO_MANY.at(diagnostic.span(), PER_FILE));
    }

    /** Takes out what was found of the same sort at the same place, so that one message can tell both. */
    public Optional<Diagnostic> take(Diagnostic like) {
        Optional<Diagnostic> same = found.stream()
                .filter(each -> each.code() == like.code() && each.span().equals(like.span()))
                .findFirst();
        same.ifPresent(each -> {
            found.remove(each);
            counts.merge(each.span().source(), -1, Integer::sum);
        });
        return same;
    }

    /**
     * @return true if the file shows no more than it does already, so that finding the words for another message is in
     *     vain
     */
    public boolean isFull(SourceText source) {
        return counts.getOrDefault(source, 0) > PER_FILE;
    }

    public boolean hasErrors() {
        return found.stream().anyMatch(Diagnostic::isError);
    }

    /** @return true if the file has an error so far */
    public boolean hasErrors(SourceText source) {
        return found.stream().anyMatch(d -> d.isError() && d.span().source() == source);
    }

    public boolean isEmpty() {
        return found.isEmpty();
    }

    /** @return all of them, file by file as first met, and in each file from top to bottom */
    public List<Diagnostic> list() {
        Map<SourceText, Integer> order = new HashMap<>();
        for (Diagnostic diagnostic : found) order.putIfAbsent(diagnostic.span().source(), order.size());
        return FollowUps.without(found).stream()
                .sorted(Comparator.comparingInt(
                                (Diagnostic d) -> order.get(d.span().source()))
                        .thenComparingInt(d -> d.code() == DiagnosticCode.TOO_MANY ? 1 : 0)
                        .thenComparingInt(d -> d.span().start()))
                .toList();
    }
}
