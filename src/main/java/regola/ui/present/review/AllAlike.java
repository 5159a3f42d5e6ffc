package regola.ui.present.review;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.advice.FairShare;
import regola.advice.WhyBetter;
import regola.engine.value.Move;
import regola.ui.view.match.HintView.Alike;

/**
 * An AllAlike is what is said where no move gives a better chance than another: how it stands, if one side is far
 * ahead, what the others could do, and which move does most right away.
 */
record AllAlike(HintWords words, FairShare standing, List<WhyBetter> reasons) {
    /** @return how it stands */
    Alike alike() {
        if (standing.isBehind()) return Alike.BEHIND;
        return standing.isAhead() ? Alike.AHEAD : Alike.OPEN;
    }

    String key() {
        return switch (alike()) {
            case BEHIND -> "hint.all.behind";
            case AHEAD -> "hint.all.ahead";
            default -> "hint.all.more";
        };
    }

    /** @return the move that does most right away; empty if several do, or none is known */
    Optional<Move> foremost() {
        List<Move> told = apart().map(WhyBetter.Apart::move).distinct().toList();
        return told.size() == 1 ? Optional.of(told.get(0)) : Optional.empty();
    }

    String sentence() {
        String theirs = words.reasons(reasons.stream()
                .filter(reason -> reason instanceof WhyBetter.Happens happens
                        && happens.when().isTheirs())
                .toList());
        return Stream.of(foremost().map(this::does).orElse(""), theirs)
                .filter(said -> !said.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private String does(Move move) {
        WhyBetter.Apart apart = apart().findFirst().orElseThrow();
        if (HintWords.isSpecial(apart)) return words.reasons(List.of(apart));
        String named = words.named(move);
        String does = apart.sentence(words.manner().language());
        return named.isEmpty()
                ? words.texts().get("hint.all.foremost", does)
                : words.texts().get("hint.all.foremost.named", named, does);
    }

    private Stream<WhyBetter.Apart> apart() {
        return reasons.stream().filter(WhyBetter.Apart.class::isInstance).map(WhyBetter.Apart.class::cast);
    }
}
