package regola.ui.present.review;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import regola.advice.Objection;
import regola.advice.Punishment;
import regola.advice.TurningPoint;
import regola.advice.WhyBetter;
import regola.advice.WhyBetter.Happens;
import regola.advice.WhyBetter.Happens.When;
import regola.advice.seen.Witness;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.ui.view.match.HintView;

/**
 * A Tried is how a move that somebody tries in a look back stands between the best one and the one that was made in the
 * match. Only what is as good as the best is what was to be found.
 */
enum Tried {
    /** As good as the best, for all that can be felt. */
    FOUND(""),
    /** Better than what was made in the match, and not the best. */
    BETTER("review.try.better"),
    /** No better than what was made in the match, for all that can be told. */
    EVEN("review.try.even"),
    /** It loses, as what was made in the match did. */
    LOST_TOO("review.try.lost"),
    /** Worse than what was made in the match. */
    WORSE("review.try.worse"),
    /** What was made in the match. */
    MADE("review.try.made");

    /** Differences below this nobody would feel. */
    private static final double FELT = 0.03;

    private final String head;

    Tried(String head) {
        this.head = head;
    }

    static Tried of(TurningPoint point, Objection answer) {
        if (answer.none()) return FOUND;
        if (answer.move().equals(point.played())) return MADE;
        if (answer.lost()) return point.lost() ? LOST_TOO : WORSE;
        if (answer.loss() < FELT) return FOUND;
        if (point.lost()) return BETTER;
        double gain = point.loss() - answer.loss();
        double least = Math.max(FELT, answer.noise());
        if (gain >= least) return BETTER;
        if (gain <= -least) return WORSE;
        return answer.losesNext() ? LOST_TOO : EVEN;
    }

    /**
     * @param best the chance of winning with the best move
     * @param made the same with the move that was made
     * @return what is said of the try; what would have been best is never told
     */
    HintView said(Objection answer, double best, double made, HintWords words) {
        double tried = Math.max(0, best - answer.loss());
        String chances = words.texts().get("review.try.chances", percent(tried), percent(made), percent(best));
        boolean shows = !answer.isNear() && !answer.events().isEmpty() || answer.blow() != null;
        String said = words.texts().get(head);
        if (this == MADE)
            return new Drawn(words, answer).beside(said, words.texts().get("review.try.made.more"));
        if (this == BETTER || !answer.lost() && !shows) return new Drawn(words, answer).beside(said, chances);
        HintView told = words.answer(answer);
        return new HintView(HintView.Stage.ANSWER, said, told.sentence(), told.overlay());
    }

    /**
     * What is as good in numbers is not what was to be found, where the very thing comes of it for which the page
     * blames the move of the match, and does not come of the best one.
     *
     * @param before stands where the move was made
     * @return what is said of such a try; empty where nothing of the kind is known
     */
    static Optional<HintView> still(Match before, TurningPoint point, Objection answer, HintWords words) {
        if (point.isRight() || answer.move().equals(point.better())) return Optional.empty();
        try {
            return blamed(point)
                    .map(event -> still(before, point, answer, event, words))
                    .filter(Objects::nonNull)
                    .findFirst()
                    .or(() -> danger(point, answer, words))
                    .or(() -> fewer(before, point, answer, words));
        } catch (RuleFailure broken) {
            return Optional.empty(); // it has been told when the match was looked through
        }
    }

    /** @return what others could do after the move of the match, as the page says */
    private static Stream<Event> blamed(TurningPoint point) {
        return Stream.concat(Stream.ofNullable(point.given()), point.reasons().stream())
                .flatMap(reason -> reason instanceof Happens happens ? Stream.of(happens) : Stream.empty())
                .filter(happens -> happens.when().isTheirs() && !happens.when().isWhatever())
                .filter(happens -> happens.when() != When.IN_RETURN)
                .map(Happens::event);
    }

    private static HintView still(Match before, TurningPoint point, Objection answer, Event event, HintWords words) {
        Punishment worst = Punishment.worst(before, HintWords.index(before, answer.move()), event)
                .orElse(null);
        boolean also = worst != null
                && Punishment.worst(before, HintWords.index(before, point.better()), event)
                        .isEmpty();
        String said = also
                ? new Punished(words, before, point).said(answer.move(), worst, WhyBetter.YOURS)
                : words.events(answer.alike(event));
        if (said.isEmpty()) return null;
        return new HintView(
                HintView.Stage.ANSWER,
                words.texts().get("review.try.still"),
                also
                        ? said
                        : words.texts()
                                .get(
                                        "review.could.seen",
                                        WhyBetter.YOURS.text(words.manner().language()),
                                        said),
                (also ? words.replied(answer.move(), List.of(worst.answer())) : words.shown(answer.move())).asMade());
    }

    /** Of how often others put somebody out it is told where the move makes that much likelier than the best one. */
    private static Optional<HintView> danger(TurningPoint point, Objection answer, HintWords words) {
        boolean still = point.reasons().stream().anyMatch(Tried::isDanger)
                && answer.reasons().stream().anyMatch(Tried::isDanger);
        if (!still) return Optional.empty();
        return Optional.of(new HintView(
                HintView.Stage.ANSWER,
                words.texts().get("review.try.still"),
                words.texts().get("review.try.still.out"),
                words.shown(answer.move()).asMade()));
    }

    /** What the page asks to look for is not found by a move right after which there is less of it. */
    private static Optional<HintView> fewer(Match before, TurningPoint point, Objection answer, HintWords words) {
        if (answer.none()) return Optional.empty();
        return point.reasons().stream()
                .filter(reason -> reason instanceof WhyBetter.Counts counts
                        && counts.isAtOnce()
                        && lacks(before, counts, answer.move()))
                .map(reason -> reason.against(false, WhyBetter.YOURS, words.manner()))
                .filter(said -> !said.isEmpty())
                .findFirst()
                .map(said -> new HintView(
                        HintView.Stage.ANSWER,
                        words.texts().get("review.try.fewer"),
                        said,
                        words.shown(answer.move()).asMade()));
    }

    /** Whether there is as little of it right after the move as after the one that was made, as anybody sees. */
    private static boolean lacks(Match before, WhyBetter.Counts counts, Move move) {
        if (!new Witness(before.decider()).isForetold(before, HintWords.index(before, move))) return false;
        int aim = before.rules().aims().indexOf(counts.aim());
        Match after = before.copy();
        after.playIndex(HintWords.index(before, move));
        return counts.whose() == null
                ? after.aim(aim, before.decider()) <= counts.other()
                : after.aim(aim, (int) counts.whose().player().number()) >= counts.other();
    }

    private static boolean isDanger(WhyBetter reason) {
        return reason.isTheirs() && !(reason instanceof Happens);
    }

    private static long percent(double share) {
        return Math.round(100 * share);
    }
}
