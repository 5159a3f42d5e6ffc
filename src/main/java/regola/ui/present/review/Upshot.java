package regola.ui.present.review;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import regola.advice.Objection;
import regola.advice.WhyBetter;
import regola.advice.WhyBetter.Counts;
import regola.advice.words.InTen;
import regola.advice.words.OtherMoves;
import regola.advice.words.Whose;
import regola.engine.Match;
import regola.engine.value.Aim;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Spoken;
import regola.ui.present.picture.Names;
import regola.ui.view.Texts;

/**
 * An Upshot is what had been gained by the end of what could have come: the thing that counts of which there is most
 * more than there was in the match, after as many moves.
 *
 * @param then how it would have stood
 * @param otherwise how it did stand
 * @param seat whose moment it is
 */
record Upshot(Match then, Match otherwise, int seat) {
    /** A way that is shorter shows nothing that the moves do not show by themselves. */
    private static final int SHORTEST = 3;

    /**
     * @return what was gained by those moves from there on; empty where something has no words, or they cannot be made
     */
    static Optional<Upshot> of(Match start, List<Move> line, Match otherwise) {
        if (otherwise.isOver() || !start.guesses(start.decider()).isNothingHidden()) return Optional.empty();
        Match then = start.copy();
        try {
            for (Move move : line) {
                int at = then.isOver() ? -1 : HintWords.index(then, move);
                if (at < 0) return Optional.empty();
                then.playIndex(at);
            }
        } catch (RuleFailure failure) {
            return Optional.empty(); // it is told when the moves are really made
        }
        return then.isOver() ? Optional.empty() : Optional.of(new Upshot(then, otherwise, start.decider()));
    }

    /**
     * @param match stands where the move was asked about
     * @return what the best move comes to against another one, when both have gone on as far; empty where that cannot
     *     be told, or is lost again later
     */
    static String between(Match match, Objection objection, HintWords words) {
        int far = Math.min(objection.instead().size(), objection.line().size());
        if (match.isSecret()) return "";
        for (int moves = far; moves >= SHORTEST; moves--) {
            Optional<Upshot> upshot = between(match, objection, moves);
            if (upshot.isEmpty()) continue;
            String said = upshot.get().in(words.manner(), false, WhyBetter.YOURS);
            if (!said.isEmpty())
                return words.texts().get("review.later", Names.small(said.substring(0, said.length() - 1)), moves);
            if (upshot.get().isBehind()) return "";
        }
        return "";
    }

    /** @return the same; where it cannot be told, how much more often one wins with the best move, or at least that */
    static String orChances(Match match, Objection objection, HintWords words) {
        String later = between(match, objection, words);
        if (!later.isEmpty()) return later;
        InTen best = new InTen(Math.round(100 * objection.best()));
        InTen yours = new InTen(Math.round(100 * (objection.best() - objection.loss())));
        if (best.isLike(yours)) return words.texts().get("hint.against.unknown");
        String language = words.manner().language();
        return words.texts()
                .get(
                        "hint.against.tried",
                        yours.words().text(language),
                        best.words().text(language));
    }

    private static Optional<Upshot> between(Match match, Objection objection, int moves) {
        Match other = match.copy();
        try {
            for (Move move : objection.line().subList(0, moves)) {
                int at = other.isOver() ? -1 : HintWords.index(other, move);
                if (at < 0) return Optional.empty();
                other.playIndex(at);
            }
            return of(match, objection.instead().subList(0, moves), other)
                    .filter(upshot -> upshot.then.decider() == other.decider());
        } catch (RuleFailure failure) {
            return Optional.empty(); // it is told when the moves are really made
        }
    }

    /**
     * @return of what a seat has less after some moves than before them, both amounts in the rule file's words, that of
     *     which most is lost; nothing where the rule file counts nothing that is lost, or the seat cannot see it
     */
    static Optional<Less> less(Match before, Match after, int seat) {
        if (!before.hasAims() || after.isOver() || !before.guesses(seat).isNothingHidden()) return Optional.empty();
        try {
            return IntStream.range(0, before.rules().aims().size())
                    .mapToObj(at -> new Less(before.rules().aims().get(at), before.aim(at, seat), after.aim(at, seat)))
                    .filter(Less::isTold)
                    .max(Comparator.comparingLong(Less::lost));
        } catch (RuleFailure failure) {
            return Optional.empty(); // it is told when the moves are really made
        }
    }

    /** So much of something there was, and now there is less of it. */
    record Less(Aim aim, long was, long is) {
        long lost() {
            return was - is;
        }

        boolean isTold() {
            return aim.words().counts()
                    && lost() > 0
                    && lost() >= Math.abs(aim.unit())
                    && aim.yours(was, false).isPresent();
        }

        String in(Texts texts, String language) {
            return texts.get(
                    "review.fell.less",
                    aim.yours(was, false).orElseThrow().text(language),
                    aim.yours(is, false).orElseThrow().text(language));
        }
    }

    private boolean isBehind() {
        return then.hasAims() && ahead(then) < ahead(otherwise);
    }

    /**
     * @param made what the way is called that was gone in the match
     * @return a sentence; empty where nothing has been gained so far that can be counted, or that was not worth it
     */
    String in(Manner manner, Spoken made) {
        return in(manner, true, made);
    }

    private String in(Manner manner, boolean named, Spoken made) {
        try {
            if (!then.hasAims() || ahead(then) <= ahead(otherwise)) return "";
            return IntStream.range(0, then.rules().aims().size())
                    .boxed()
                    .flatMap(this::counted)
                    .max(Comparator.comparingLong(Upshot::more))
                    .map(counts -> counts.against(named, made, manner))
                    .orElse("");
        } catch (RuleFailure failure) {
            return ""; // it is told when the moves are really made
        }
    }

    private Stream<Counts> counted(int at) {
        Aim aim = then.rules().aims().get(at);
        if (!aim.words().counts()) return Stream.empty();
        int players = then.rules().players();
        return IntStream.range(0, players)
                .filter(player -> player == seat || players == 2)
                .mapToObj(player -> counts(aim, at, player))
                .filter(counts -> more(counts) > 0 && more(counts) >= Math.abs(aim.unit()));
    }

    private Counts counts(Aim aim, int at, int player) {
        long now = then.aim(at, player);
        Whose whose =
                player == seat ? null : Whose.of(then.names(), then.names().player(player));
        return new Counts(
                aim, whose, now, otherwise.aim(at, player), Counts.Horizon.NOW, 0, false, OtherMoves.NEXT, Map.of());
    }

    private static long more(Counts counts) {
        long more = counts.amount() - counts.other();
        return counts.whose() == null ? more : -more;
    }

    private long ahead(Match match) {
        long others = IntStream.range(0, match.rules().players())
                .filter(player -> player != seat)
                .mapToLong(match::aims)
                .sum();
        return match.aims(seat) - others / Math.max(1, match.rules().players() - 1);
    }
}
