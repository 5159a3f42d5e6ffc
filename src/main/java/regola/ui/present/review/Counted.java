package regola.ui.present.review;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.advice.Advice;
import regola.advice.WhyBetter;
import regola.engine.Match;
import regola.engine.Query;
import regola.engine.value.BoardGraph;
import regola.engine.value.IllegalMove;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;

/**
 * A Counted is what the first number in the reasons of a hint counts, as the board shows it: whoever reads that two
 * discs lie open sees which two.
 */
record Counted(HintWords words, Match match, Advice advice) {
    /** More things than these cannot be seen at one look. */
    private static final int MOST = 10;

    /** @return the same with what is counted pointed at, and told that it is so where there is room for the words */
    String with(String said) {
        int many = refs().size();
        if (many == 0) return said;
        boolean single =
                counts().map(reason -> reason.amount() == reason.aim().unit()).orElse(false);
        String shown = words.texts().get(many == 1 ? "hint.counted.one" : single ? "hint.counted.it" : "hint.counted");
        return said.length() + shown.length() < HintWords.MOST_LETTERS ? behind(said, shown) : said;
    }

    /** Right behind the number, before whatever else is said. */
    private String behind(String said, String shown) {
        String number = counts().map(reason -> reason.in(words.manner())).orElse("");
        int at = said.indexOf(number);
        int end = at < 0 || number.isEmpty() ? said.length() : at + number.length();
        return said.substring(0, end) + " " + shown + said.substring(end);
    }

    /** @return whether they are counted after the others' answer */
    boolean isSoon() {
        return counts().map(reason -> reason.moment() == 1).orElse(false) && !refs().isEmpty();
    }

    OverlayView on(OverlayView seen) {
        OverlayView pointed = seen;
        for (Ref each : refs()) pointed = pointed.point(each);
        return pointed;
    }

    /** Nothing where the number is not of things on the board, or where what is hidden or still open is counted. */
    private Set<Ref> refs() {
        return counts().map(this::refs).orElse(Set.of());
    }

    private Optional<WhyBetter.Counts> counts() {
        return advice.reasons().stream()
                .map(reason ->
                        reason instanceof WhyBetter.Apart apart && foremost().isPresent() ? apart.what() : reason)
                .filter(WhyBetter.Counts.class::isInstance)
                .map(WhyBetter.Counts.class::cast)
                .findFirst();
    }

    /** @return the one of several good moves of which it is told what it does; empty where there is none, or more */
    private Optional<Move> foremost() {
        List<Move> told = new Foremost(words, advice.reasons()).moves();
        return told.size() == 1 ? Optional.of(told.get(0)) : Optional.empty();
    }

    private Set<Ref> refs(WhyBetter.Counts reason) {
        int aim = match.rules().aims().indexOf(reason.aim());
        Optional<Query> query = aim < 0 ? Optional.empty() : match.rules().counted(aim);
        if (query.isEmpty() || !match.guesses(match.decider()).isNothingHidden()) return Set.of();
        try {
            Match then = then(reason.moment());
            if (then == null) return Set.of();
            long player = reason.whose() == null
                    ? match.decider()
                    : reason.whose().player().number();
            List<Thing> places = then.answer(query.get(), player);
            // Some other course of things has been reckoned with, or more than one lies on a place.
            if (places.size() * reason.aim().unit() != reason.amount()) return Set.of();
            Set<Ref> refs = places.stream().flatMap(thing -> refs(then, thing)).collect(Collectors.toSet());
            return refs.size() > MOST ? Set.of() : refs;
        } catch (RuleFailure | IllegalMove broken) {
            return Set.of(); // it is told when the move is really made
        }
    }

    /** @return the place, or those of a line */
    private static Stream<Ref> refs(Match then, Thing thing) {
        if (!thing.is(Type.Base.LINE)) return Stream.ofNullable(HintWords.ref(thing));
        BoardGraph board = then.board();
        return board.lines().stream()
                .filter(line -> line.id().equals(thing.id()))
                .flatMap(line -> line.sites().stream())
                .map(number -> Ref.site(board.sites().get(number).id()));
    }

    /** @return the match of which the number is told; null if that is not known */
    private Match then(int moment) {
        List<Move> answer = moment == 1 ? advice.answer(match) : List.of();
        if (moment > 1 || moment == 1 && answer.isEmpty()) return null;
        Match then = match.copy();
        then.play(then.legal(HintWords.index(then, foremost().orElse(advice.best()))));
        for (Move move : answer) {
            int at = then.isOver() ? -1 : HintWords.index(then, move);
            if (at < 0) return null; // it answers another one of the good moves
            then.playIndex(at);
        }
        return then;
    }
}
