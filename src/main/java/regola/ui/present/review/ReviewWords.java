package regola.ui.present.review;

import java.util.List;
import java.util.stream.IntStream;
import regola.advice.TurningPoint;
import regola.advice.WhyBetter;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.language.model.Type;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Tongue;
import regola.ui.view.Texts;
import regola.ui.view.review.Percents;
import regola.ui.view.review.ReviewView;

/** A ReviewWords says what was found in a match that is looked back at. */
final class ReviewWords {
    /** So much of the chance lost to what could not be known is told. */
    private static final double UNLUCKY = 0.2;

    /** What the rules say behind it is why the rest matters. */
    private static final String COLON = ": ";

    private final Tongue tongue;
    private final Texts texts;

    ReviewWords(Tongue tongue) {
        this.tongue = tongue;
        texts = tongue.texts();
    }

    /** Who is spoken to, or of. */
    enum Voice {
        /** The only person who played. */
        YOU("review.played", "review.played.seen"),
        /** One of several persons, who is called by name. */
        NAMED("review.played.named", "review.played.seen.named"),
        /** A computer player, which nobody speaks to. */
        OTHER("review.played.other", "review.played.seen.other");

        private final String said;
        private final String seen;

        Voice(String said, String seen) {
            this.said = said;
            this.seen = seen;
        }
    }

    /** @return what was done, as a sentence; the move is empty where one has to see it */
    static String did(Voice voice, String move, String who, Texts texts) {
        return move.isEmpty() ? texts.get(voice.seen, who) : texts.get(voice.said, move, who);
    }

    /**
     * @param said the reasons in words
     * @return the same, so that nobody takes a "you" that is said to a computer player for said to them
     */
    static String why(Voice voice, String said, List<WhyBetter> reasons, String who, Texts texts) {
        // What somebody else could do is told of those whom it names, and says "you" to nobody.
        boolean named = reasons.stream()
                .allMatch(reason -> reason instanceof WhyBetter.Happens happens
                        && happens.when().isTheirs());
        return voice != Voice.OTHER || named || said.isEmpty() ? said : texts.get("review.seenFrom", who, said);
    }

    /**
     * @param voice who is told of it: whose chance it was is said
     * @param hoped what could be hoped for, as the lines show it
     * @param came how it stood when all that came of the move had come
     * @return how far the chance fell
     */
    ReviewView.Fall fall(Voice voice, TurningPoint point, double hoped, double came) {
        double left = left(point, hoped, came);
        boolean yours = voice == Voice.YOU;
        String name = name(point.decider());
        String whose = yours ? texts.get("review.cost.yours") : texts.get("review.cost.whose", name);
        return new ReviewView.Fall(
                hoped,
                left,
                yours ? texts.get("review.fall.yours") : texts.get("review.fall.whose", name),
                texts.get("review.cost", percent(hoped), percent(left), whose));
    }

    /** @return at the end of a way that could have been, what chance it would have left beside what was left */
    String would(Voice voice, TurningPoint point, ReviewView.Fall fall) {
        long best = percent(fall.from());
        long made = percent(fall.to());
        if (best <= made) return keeps(voice, point, fall.from());
        return voice == Voice.YOU
                ? texts.get("review.upshot", best, made)
                : texts.get("review.upshot.whose", best, made, name(point.decider()));
    }

    /**
     * @param equal whether it is as good as what was made
     * @return at the end of a way that shows what lay hidden, what chance the move promised to whoever could not know
     */
    String hidden(boolean equal, double hoped, ReviewView.Fall fall) {
        long best = percent(fall.from());
        long made = percent(fall.to());
        return equal || best <= made
                ? texts.get("review.upshot.hidden.keeps", percent(hoped))
                : texts.get("review.upshot.hidden", best, made);
    }

    /** @return at the end of a way that begins as the match did, or as well, what chance it keeps */
    String keeps(Voice voice, TurningPoint point, double hoped) {
        return voice == Voice.YOU
                ? texts.get("review.upshot.keeps", percent(hoped))
                : texts.get("review.upshot.keeps.whose", percent(hoped), name(point.decider()));
    }

    /** @return what luck then made of it, if the chance came to stand elsewhere than it was left; else empty */
    String luck(TurningPoint point, double hoped, double came) {
        boolean same = point.foretold() || percent(came) == percent(left(point, hoped, came));
        return same ? "" : texts.get("review.cost.came", percent(came));
    }

    /** @return the chance that the move left to the one who made it */
    static double left(TurningPoint point, double hoped, double came) {
        double left = Math.max(0, hoped - point.loss());
        return point.foretold() ? Math.min(came, left) : left;
    }

    /** @return how much another move promised, and what this one did */
    ReviewView.Fall closest(Voice voice, TurningPoint point, double hoped) {
        long best = percent(Math.max(hoped, point.loss()));
        long made = Math.max(0, Math.min(best - 1, percent(hoped - point.loss())));
        return new ReviewView.Fall(
                best / 100.0,
                made / 100.0,
                voice == Voice.YOU
                        ? texts.get("review.fall.yours")
                        : texts.get("review.fall.whose", name(point.decider())),
                texts.get("review.closest", best, made));
    }

    /** @return what luck then made of it, if that was much; else empty */
    String unluckily(TurningPoint point, double hoped, double came) {
        return unluckily(unlucky(point, hoped, came), came);
    }

    /** @param unlucky how much of the chance was lost to what could not be known */
    String unluckily(double unlucky, double came) {
        return unlucky < UNLUCKY ? "" : texts.get("review.closest.came", percent(came));
    }

    /** What was given away is not weighed: the small number would gainsay it. */
    String slip(TurningPoint point, double hoped, double came) {
        return (texts.get("review.slip.other") + " " + unluckily(point, hoped, came)).strip();
    }

    private static double unlucky(TurningPoint point, double hoped, double came) {
        return point.foretold() ? 0 : left(point, hoped, came) - came;
    }

    /** @param move empty where one has to see it: then the page says where, as the board has it or not */
    String better(String move) {
        return move.isEmpty() ? "" : texts.get("review.better", move) + ".";
    }

    /** @param next the next best move; empty where one has to see it */
    String found(double hoped, double loss, String next) {
        long here = percent(hoped);
        long there = percent(Math.max(0, hoped - loss));
        return next.isEmpty()
                ? texts.get("review.found.seen", here, there)
                : texts.get("review.found", here, there, next);
    }

    /**
     * @return which move seems to have cost most, while the rest is still being looked at; empty before there is one
     */
    String worst(int at, List<Found.Made> made) {
        return at < 0
                ? ""
                : texts.get(
                        "review.working.worst",
                        at + 1,
                        name(made.get(at).before().decider()));
    }

    String turned(int winner) {
        return isYou(winner) ? texts.get("review.turned.yours") : texts.get("review.turned", name(winner));
    }

    /** @param before the chances of all before that move */
    String turned(int winner, List<Double> before) {
        long share = Percents.of(before).get(winner);
        return isYou(winner)
                ? texts.get("review.turned.from.yours", share)
                : texts.get("review.turned.from", name(winner), share);
    }

    String leapt(int winner, List<Double> before, List<Double> after) {
        long from = Percents.of(before).get(winner);
        long to = Percents.of(after).get(winner);
        return isYou(winner)
                ? texts.get("review.leapt.yours", from, to)
                : texts.get("review.leapt", name(winner), from, to);
    }

    private boolean isYou(int player) {
        return tongue.asking().you() == player;
    }

    private String name(int player) {
        return tongue.names().of(tongue.names().catalog().thing(Type.PLAYER, player));
    }

    private static long percent(double share) {
        return Math.round(100 * share);
    }

    /**
     * @return what it means that this happens of which somebody is glad, where the rules' own sentence says so behind a
     *     colon, such as that a disc in a corner is never turned; empty if it does not, or something else is said
     *     first, or that is nothing general
     */
    static String meaning(List<WhyBetter> reasons, Manner manner) {
        if (reasons.isEmpty() || !(reasons.get(0) instanceof WhyBetter.Happens happens)) return "";
        Event event = happens.event();
        boolean glad = event.kind() == Event.Kind.RULE
                && !happens.names().cheered(event.property(), "en").isEmpty();
        String said = event.in(manner).strip();
        int colon = said.indexOf(COLON);
        if (!glad || colon < 0) return "";
        String behind = said.substring(colon + COLON.length());
        // What names somebody tells of this one time, and not of what it means.
        boolean names = IntStream.range(0, happens.names().count(Type.PLAYER))
                .anyMatch(player -> behind.contains(happens.names().title(Type.PLAYER, player, manner)));
        return names ? "" : Names.capital(behind);
    }
}
