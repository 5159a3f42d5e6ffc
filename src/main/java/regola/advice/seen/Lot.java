package regola.advice.seen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import regola.advice.words.WholeWords;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Spoken;
import regola.search.Trials;
import regola.search.Way;

/**
 * A Lot is something that a move may bring by itself where nobody can foretell it, and how often it does: such as what
 * lies under a tile that is turned over.
 *
 * @param event what the rules tell of it
 * @param share in so large a part of the worlds that may be the true one
 * @param worth how much more of the win the seat may hope for with it than without; below zero if it does harm
 * @param some whether not all of the moves that it is told of may bring it
 */
public record Lot(Event event, double share, double worth, boolean some) {
    /** Of more moves than these not all are looked at. */
    private static final int MOST_TRIED = 6;
    /** What brings less of the win is nothing to be told. */
    private static final double FELT = 0.02;
    /** What comes more often than this nearly goes without saying, and what comes less often is no matter. */
    private static final double OFTEN = 0.9;

    private static final double SELDOM = 0.01;
    /** What comes more often than this is the usual course, and no bad luck. */
    private static final double BAD_LUCK = 0.4;

    /** What there is of one kind. */
    private static final class Kind {
        final Event event;
        int times;
        double with;

        Kind(Event event) {
            this.event = event;
        }

        /** @param all what all worlds bring together, of which this has its own */
        Lot lot(double all, int worlds) {
            double without = (all - with) / (worlds - times);
            return new Lot(event, (double) times / worlds, with / times - without, false);
        }
    }

    /**
     * @param moves as good as each other, by their indices; at least one
     * @param scale of the ruleset's tuning
     * @return the best that they may bring, then the worst; neither where that is not to be felt
     */
    public static List<Lot> of(Match match, List<Integer> moves, double scale, long seed, BooleanSupplier cancelled) {
        List<List<Lot>> each = moves.stream()
                .limit(MOST_TRIED)
                .map(move -> lots(Trials.alone(match, move, scale, seed, cancelled)))
                .toList();
        List<Lot> told = new ArrayList<>();
        boolean cheers = match.names().cheers();
        // That a frog stands up again when the turn ends is no luck.
        foremost(each, lot -> lot.worth >= FELT && (!cheers || Cheer.isIn(lot.event, match.names())))
                .ifPresent(told::add);
        foremost(each, lot -> lot.worth <= -FELT && (!cheers || lot.share <= BAD_LUCK))
                .ifPresent(told::add);
        return told;
    }

    /** Of what always comes together that is told which comes first: it is the cause. */
    private static Optional<Lot> foremost(List<List<Lot>> each, Predicate<Lot> like) {
        return each.stream()
                .flatMap(List::stream)
                .filter(like)
                .max(Comparator.comparingDouble(lot -> Math.abs(lot.worth) * lot.share))
                .map(most -> {
                    boolean all = each.stream()
                            .allMatch(lots -> lots.stream().anyMatch(lot -> Witness.isAlike(lot.event, most.event)));
                    return new Lot(most.event, most.share, most.worth, !all);
                });
    }

    /** @return what comes of a move in some worlds and not in others, each thing that makes a difference once */
    private static List<Lot> lots(List<Way> ways) {
        List<Kind> kinds = new ArrayList<>();
        double all = 0;
        for (Way way : ways) {
            double brings = -way.drop(0);
            all += brings;
            List<Kind> here = new ArrayList<>();
            for (Event event : told(way)) {
                Kind kind = kinds.stream()
                        .filter(known -> Witness.isAlike(known.event, event))
                        .findFirst()
                        .orElse(null);
                if (kind == null) {
                    kind = new Kind(event);
                    kinds.add(kind);
                }
                if (here.contains(kind)) continue;
                here.add(kind);
                kind.times++;
                kind.with += brings;
            }
        }
        double sum = all;
        return kinds.stream()
                .filter(kind -> kind.times < OFTEN * ways.size() && kind.times > SELDOM * ways.size())
                .map(kind -> kind.lot(sum, ways.size()))
                .toList();
    }

    /** @return what the rules do in the move, besides the move itself */
    private static List<Event> told(Way way) {
        Match play = way.line().start();
        List<Event> events = new ArrayList<>();
        play.listen(events::add);
        play.playIndex(way.line().move(0));
        play.listen(null);
        return events.stream()
                .filter(event -> Witness.isSentence(event) && !event.text("en").isEmpty())
                .skip(1)
                .filter(event -> event.kind() == Event.Kind.RULE)
                .toList();
    }

    /**
     * @param apart whether to say that not all of the moves may bring it
     * @return how often, and what, as a sentence
     */
    public String in(Manner manner, boolean apart) {
        long times = Blow.onceIn(share);
        Spoken luck = worth < 0 ? Spoken.of("Bad luck", "Sfortuna") : Spoken.of("Good luck", "Fortuna");
        Spoken which = apart ? Spoken.of(" with some of them", " con alcune") : Spoken.SILENCE;
        Spoken often = times < 2
                ? Spoken.of(", more often than not: ", ", il più delle volte: ")
                : Spoken.of(", about one time in " + times + ": ", ", circa una volta su " + times + ": ");
        String language = manner.language();
        return WholeWords.behind(luck.text(language) + which.text(language) + often.text(language), event.in(manner));
    }
}
