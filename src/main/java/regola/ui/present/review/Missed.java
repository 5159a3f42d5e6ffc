package regola.ui.present.review;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.advice.Advice;
import regola.advice.Punishment;
import regola.advice.TurningPoint;
import regola.advice.WhyBetter;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.teaching.draft.LessonDraft;

/**
 * A Missed says what a wrong try misses at a moment of a match that is looked back at: the answer that punishes it, or
 * what the better move does. It never tells the better move. To whoever has found that it says why it is better.
 *
 * @param before the match at that moment, nobody else's
 * @param words the words for that decision, by language
 */
record Missed(Match before, TurningPoint point, Function<String, HintWords> words) {
    /** More moves than these are not looked at one by one. */
    private static final int MOST_MOVES = 60;
    /** Stands for any word of a move. */
    private static final String ANY = "*";

    /** @return all that whoever makes an exercise of that moment has to know */
    LessonDraft.Answers answers() {
        Advice advice = point.advice();
        return new LessonDraft.Answers(
                advice.good().stream().map(Move::text).toList(),
                near().stream().map(Move::text).toList(),
                language -> advice.good().size() > 1
                        ? ""
                        : words.apply(language).named(advice.good().get(0)),
                language -> nudge(words.apply(language)),
                language -> why(words.apply(language)),
                all(),
                replies());
    }

    /** What was made in the match is to be bettered: it does not count. */
    private List<Move> near() {
        return point.advice().near(before).stream()
                .filter(move -> !move.equals(point.played()))
                .toList();
    }

    /** @return what to look out for, without telling the move: what others then did, or what the best is good for */
    private String nudge(HintWords words) {
        List<WhyBetter> missed = point.isRight() ? List.of() : point.reasons();
        return words.theme(Stream.of(
                        missed.stream().filter(WhyBetter.Happens.class::isInstance),
                        point.advice().reasons().stream(),
                        missed.stream())
                .flatMap(each -> each)
                .toList());
    }

    /** @return why the best is best, as a hint says it: whoever has found it made no other */
    private String why(HintWords words) {
        return words.reasons(point.isRight() ? point.reasons() : point.advice().ofOne());
    }

    /** @return what is said to each wrong move, or to all of a form, by the move or its form */
    Map<String, Spoken> all() {
        Map<String, Spoken> all = new LinkedHashMap<>();
        Advice advice = point.advice();
        List<Move> legal = before.decision().legal();
        Map<String, Spoken> forms = new LinkedHashMap<>();
        List<Move> near = near();
        for (int i = 0; i < legal.size(); i++) {
            Move move = legal.get(i);
            if (advice.good().contains(move) || near.contains(move)) continue;
            Punishment punished = punishment(i);
            if (punished != null && !punished.isNone()) {
                all.put(move.text(), language -> punished(words.apply(language), punished));
            } else if (move.equals(point.played()) && !point.reasons().isEmpty()) {
                all.put(move.text(), language -> words.apply(language).against(point.reasons(), false));
            } else {
                forms.put(form(move), language -> lacking(words.apply(language), advice));
            }
        }
        all.putAll(forms);
        return all;
    }

    /** @return how others punish moves, by the move: the pieces and places that the answer is made with */
    Map<String, List<String>> replies() {
        Map<String, List<String>> replies = new LinkedHashMap<>();
        List<Move> legal = before.decision().legal();
        List<Move> near = near();
        for (int i = 0; i < legal.size(); i++) {
            if (near.contains(legal.get(i))) continue;
            Punishment punished = punishment(i);
            if (punished == null || punished.isNone()) continue;
            List<String> things = punished.answer().arguments().stream()
                    .filter(thing -> thing.is(Type.Base.SITE) || thing.is(Type.Base.PIECE))
                    .map(Thing::id)
                    .toList();
            if (!things.isEmpty()) replies.put(legal.get(i).text(), things);
        }
        return replies;
    }

    /** @return what somebody else can do right after a move, and not after the best; null where that is not known */
    private Punishment punishment(int move) {
        List<Move> legal = before.decision().legal();
        Move tried = legal.get(move);
        boolean open = before.guesses(before.decider()).isNothingHidden();
        boolean looks = move < MOST_MOVES || tried.equals(point.played());
        if (!open || !looks || point.advice().good().contains(tried)) return null;
        return Punishment.of(before, move, legal.indexOf(point.advice().best()));
    }

    /** @return what there is to be glad of for who punishes it, or what the rules tell of it */
    private String punished(HintWords words, Punishment punished) {
        return punished.events().stream()
                .filter(event -> event.kind() == Event.Kind.RULE)
                .filter(event -> !before.names().cheered(event.property(), "en").isEmpty())
                .findFirst()
                .map(event -> new WhyBetter.Happens(
                        event, WhyBetter.Happens.When.WARDED_OFF, before.decider(), before.names()))
                .map(event -> event.against(true, WhyBetter.YOURS, words.manner()))
                .orElseGet(() -> words.can(punished.by(), words.events(punished.events())));
    }

    /** @return what the best move does and others do not */
    private static String lacking(HintWords words, Advice advice) {
        String why = words.reasons(advice.reasons());
        if (why.isEmpty()) return words.texts().get("hint.against.unknown");
        return advice.isOpen()
                ? words.texts().get("hint.several", advice.good().size()) + " " + why
                : words.texts().get("hint.against.better", why);
    }

    /** @return the move with any things */
    private static String form(Move move) {
        return move.parts().stream()
                .map(part -> part.parameter() == null ? part.text() : ANY)
                .collect(Collectors.joining(" "));
    }
}
