package regola.ui.present.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import regola.advice.TurningPoint;
import regola.advice.WhyBetter;
import regola.engine.Match;
import regola.engine.value.Spoken;

/**
 * A Whys says why another move was better than the one that was made.
 *
 * @param words stand where the move was made
 * @param before the match there
 * @param other what the move is called that was made
 */
record Whys(HintWords words, TurningPoint point, Match before, Spoken other) {
    /** @return all reasons */
    String all() {
        return said(point.reasons(), "");
    }

    /**
     * @return what somebody else could answer to the move that was made, and could not after the better one: it does
     *     not tell which that is; empty where there is nothing
     */
    String answered() {
        return theirs().stream()
                .map(reason -> punished(reason).orElseGet(() -> could(reason)))
                .findFirst() // one is enough: each begins with the same words
                .orElse("");
    }

    /**
     * @param answered what {@link #answered} has told
     * @return the reasons that are left then
     */
    String others(String answered) {
        List<WhyBetter> told = theirs();
        return said(
                point.reasons().stream()
                        .filter(reason -> !told.contains(reason))
                        .toList(),
                answered);
    }

    private String could(WhyBetter reason) {
        List<WhyBetter> alone = List.of(reason);
        String said = words.past(alone, false, other);
        return (said + " " + meaning(alone, said)).strip();
    }

    private List<WhyBetter> theirs() {
        return Stream.concat(
                        point.isGift() ? Stream.of(point.given()) : Stream.empty(),
                        point.reasons().stream().filter(Whys::isTheirs))
                .distinct()
                .toList();
    }

    private static boolean isTheirs(WhyBetter reason) {
        return reason instanceof WhyBetter.Happens happens
                && happens.when().isTheirs()
                && !happens.when().isWhatever();
    }

    /** @return what the reasons mean, unless that has been told */
    private String meaning(List<WhyBetter> reasons, String told) {
        String meaning = ReviewWords.meaning(reasons, words.manner());
        return told.toLowerCase(Locale.ROOT).contains(withoutStop(meaning)) ? "" : meaning;
    }

    /** @return what stands in the middle of another sentence where it has been said there */
    private static String withoutStop(String sentence) {
        String small = sentence.toLowerCase(Locale.ROOT);
        return small.endsWith(".") ? small.substring(0, small.length() - 1) : small;
    }

    private Optional<String> punished(WhyBetter reason) {
        return new Punished(words, before, point).sentence(reason, other);
    }

    /** @param told what has been told of them already, which is not said again */
    private String said(List<WhyBetter> reasons, String told) {
        List<WhyBetter> rest = new ArrayList<>(reasons);
        List<String> said = new ArrayList<>();
        for (WhyBetter reason : reasons) {
            String how = punished(reason).orElse("");
            if (how.isEmpty()) continue;
            if (!told.contains(how)) said.add(how);
            rest.remove(reason);
        }
        String why = point.isRight() ? words.reasons(rest) : words.past(rest, true, other);
        // What others could have done is told where it stands among the reasons: first or last.
        boolean first = !rest.equals(reasons) && !rest.contains(reasons.get(0));
        said.add(first ? said.size() : 0, why);
        said.add(meaning(rest, told + " " + String.join(" ", said)));
        return String.join(" ", said.stream().filter(each -> !each.isEmpty()).toList());
    }
}
