package regola.language.type;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import regola.language.model.Reason;
import regola.language.source.SourceText;

/** Reasons gather what is said about each rule number, wherever it is said. */
final class Reasons {
    private final List<Reason> all = new ArrayList<>();
    private final Set<String> numbers = new TreeSet<>();

    void add(Reason reason) {
        if (reason.rule() != null) numbers.add(reason.rule());
        if (reason.rule() != null && !reason.text().isEmpty()) all.add(reason);
    }

    /** @return all rule numbers, those without a sentence too */
    Set<String> numbers() {
        return Collections.unmodifiableSet(numbers);
    }

    /** @return for each number the first sentence of the files, in their order */
    Map<String, Reason> byNumber(List<SourceText> files) {
        Map<SourceText, Integer> order = new LinkedHashMap<>();
        for (SourceText file : files) order.putIfAbsent(file, order.size());
        Map<String, Reason> first = new LinkedHashMap<>();
        all.stream()
                .sorted(Comparator.comparingInt((Reason reason) ->
                                order.getOrDefault(reason.span().source(), 0))
                        .thenComparingInt(reason -> reason.span().start()))
                .forEach(reason -> first.putIfAbsent(reason.rule(), reason));
        return Collections.unmodifiableMap(first);
    }
}
