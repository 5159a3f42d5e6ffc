package regola.workshop;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import regola.engine.Match;
import regola.engine.Query;
import regola.engine.Ruleset;
import regola.engine.value.BoardGraph;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.RuleFailure;
import regola.engine.value.Ruling;
import regola.engine.value.Thing;
import regola.language.model.Choice;
import regola.language.model.CompiledCondition;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Operator;
import regola.language.model.Type;
import regola.language.source.SourceText;
import regola.language.source.Span;

/**
 * Meanings finds out what subjects mean at a moment of a match of one ruleset. The match is asked and never changed,
 * and each look has one allowance of steps for all that it asks. Confined to one thread.
 */
public final class Meanings {
    /** So many moves are played on copies to see what they set off; each has an allowance of its own. */
    private static final int MOST_MOVES = 24;

    private final Ruleset rules;
    private final Map<Subject, Query> queries = new HashMap<>();
    /** Where a piece lies; made when that is first asked. */
    private Query places;

    public Meanings(Ruleset rules) {
        this.rules = rules;
    }

    /**
     * @param match of this ruleset
     * @param stale says whether nobody waits for the answer any more
     */
    public Meaning of(Subject subject, Match match, BooleanSupplier stale) {
        if (subject instanceof Subject.Requirement one) return requirement(one, match);
        if (subject instanceof Subject.Form one) return form(one, match);
        if (subject instanceof Subject.Decision one) return decision(one, match);
        if (subject instanceof Subject.Ground || subject instanceof Subject.Said)
            return valued(subject, List.of(), null, true, null);
        if (subject instanceof Subject.Handler one) return handler(one, match, stale);
        if (subject instanceof Subject.Step one) return new StepMeanings(this, match).of(one, stale);
        Subject.Valued valued = (Subject.Valued) subject;
        if (valued.open().isEmpty()) return once(valued, match);
        return each(valued, match);
    }

    private static Meaning requirement(Subject.Requirement subject, Match match) {
        try {
            Ruling ruling = match.ruling(subject.requirement().because().span());
            return new Meaning(subject, List.of(), null, null, ruling, List.of(), ruling.whole(), null);
        } catch (RuleFailure failure) {
            return failed(subject, failure);
        }
    }

    static Meaning failed(Subject subject, RuleFailure failure) {
        return new Meaning(subject, List.of(), null, null, Ruling.NOTHING, List.of(), true, failure);
    }

    /** The legal moves of a form; those of others stay out, though they may read alike. */
    private static Meaning form(Subject.Form subject, Match match) {
        List<Move> moves = new ArrayList<>();
        boolean asked = !match.isOver() && match.asked().equals(subject.choice().id());
        if (asked) for (Move move : match.decision().legal()) if (isOf(subject.option(), move)) moves.add(move);
        return new Meaning(subject, List.of(), null, null, new Ruling(asked, List.of(), true), moves, true, null);
    }

    private static Meaning decision(Subject.Decision subject, Match match) {
        boolean asked = !match.isOver() && match.asked().equals(subject.choice().id());
        List<Move> moves = asked ? match.decision().legal() : List.of();
        return new Meaning(subject, List.of(), null, null, new Ruling(asked, List.of(), true), moves, true, null);
    }

    /** @return whether a move is written in this form */
    static boolean isOf(Choice.Option option, Move move) {
        if (option.parts().size() != move.parts().size()) return false;
        for (int i = 0; i < option.parts().size(); i++) {
            Move.Part part = move.parts().get(i);
            boolean fits = option.parts().get(i) instanceof Choice.Word word
                    ? part.parameter() == null && word.word().equals(part.text())
                    : option.parts().get(i) instanceof Choice.Parameter parameter
                            && parameter.name().equals(part.parameter());
            if (!fits) return false;
        }
        return true;
    }

    // ---- values

    private Query query(Subject subject, Expr value, int open) {
        return queries.computeIfAbsent(subject, s -> query(value, open));
    }

    /** @param open how many of the first slots are given when it is asked */
    Query query(Expr value, int open) {
        return rules.query(new CompiledCondition(value, Math.max(open, slots(value))));
    }

    /** @return how many slots it needs for what its loops go through */
    private static int slots(Expr value) {
        int slots = value instanceof Expr.Local local ? local.slot() + 1 : 0;
        for (Expr.Part part : value.parts()) {
            slots = Math.max(slots, slots(part.expr()));
            if (part.isInRounds()) slots = Math.max(slots, part.binds().slot() + 1);
        }
        return slots;
    }

    private Meaning once(Subject.Valued subject, Match match) {
        try {
            List<Thing> is = match.answer(query(subject, subject.value(), 0));
            return valued(
                    subject,
                    List.of(new Meaning.Value(null, null, is, where(is, match))),
                    subject.value().type(),
                    true,
                    null);
        } catch (RuleFailure failure) {
            return failed(subject, failure);
        }
    }

    /** What asks for a player besides is asked for the one whose decision it is. */
    Meaning each(Subject.Valued subject, Match match) {
        List<Function.Parameter> open = subject.open();
        int main = main(open);
        boolean others = main >= 0;
        for (int i = 0; i < open.size(); i++)
            others &= i == main || open.get(i).type().equals(Type.PLAYER);
        int who = Math.max(0, match.isOver() ? match.mover() : match.decider());
        List<Long> things = others ? things(open.get(main).type(), match) : List.of();
        if (things.isEmpty()) return valued(subject, List.of(), subject.value().type(), true, null);
        long[] given = new long[open.size()];
        Arrays.fill(given, who);
        Meaning seen = values(subject, subject.value(), open.get(main).type(), things, given, main, match);
        Thing whose = open.size() == 1 ? null : match.names().thing(Type.PLAYER, who);
        return new Meaning(
                subject, seen.values(), seen.type(), whose, seen.ruling(), List.of(), seen.whole(), seen.failure());
    }

    /** @return which of what is open is gone through: what a board shows, or else what there is one of; -1 for none */
    private static int main(List<Function.Parameter> open) {
        for (int i = 0; i < open.size(); i++) {
            Type type = open.get(i).type();
            if (type.equals(Type.SITE) || type.equals(Type.PIECE)) return i;
        }
        return open.size() == 1 ? 0 : -1;
    }

    private Meaning values(
            Subject subject, Expr value, Type of, List<Long> things, long[] given, int main, Match match) {
        List<Meaning.Value> values = new ArrayList<>();
        RuleFailure[] failed = {null};
        boolean whole = match.looking(() -> {
            try {
                Query query = query(subject, value, given.length);
                for (long thing : things) {
                    given[main] = thing;
                    try {
                        List<Thing> is = match.answer(query, given);
                        values.add(new Meaning.Value(
                                match.names().thing(of, thing), place(of, thing, match), is, List.of()));
                    } catch (RuleFailure failure) {
                        if (failure.isOfLimit()) return false;
                        failed[0] = failure; // what cannot be asked of one thing may well be of the next
                    }
                }
                return true;
            } catch (RuleFailure failure) {
                failed[0] = failure;
                return true;
            }
        });
        return valued(subject, values, value.type(), whole, values.isEmpty() ? failed[0] : null);
    }

    /** @return where a piece lies; null for anything else */
    private Thing place(Type of, long thing, Match match) {
        if (!of.equals(Type.PIECE)) return null;
        if (places == null) places = placeOf(match);
        List<Thing> found = match.answer(places, thing);
        return found.isEmpty() ? null : found.get(0);
    }

    private static Query placeOf(Match match) {
        Span nowhere = new Span(SourceText.of("place", ""), 0, 0);
        Expr piece = new Expr.Local(0, "piece", Type.PIECE, nowhere);
        return match.rules()
                .query(new CompiledCondition(new Expr.Operation(Operator.SITE, List.of(piece), Type.SITE, nowhere), 1));
    }

    /** @return where pieces lie, one site for each; empty for other things */
    static List<Thing> where(List<Thing> things, Match match) {
        if (things.isEmpty() || !things.get(0).is(Type.Base.PIECE)) return List.of();
        Query place = placeOf(match);
        List<Thing> sites = new ArrayList<>();
        for (Thing thing : things) sites.addAll(match.answer(place, thing.number()));
        return sites.size() == things.size() ? sites : List.of();
    }

    private static Meaning valued(
            Subject subject, List<Meaning.Value> values, Type type, boolean whole, RuleFailure failure) {
        return new Meaning(subject, values, type, null, Ruling.NOTHING, List.of(), whole, failure);
    }

    /** @return the numbers of all things of a type that a board or its seats show; none for what cannot be listed */
    private static List<Long> things(Type type, Match match) {
        List<Long> found = new ArrayList<>();
        if (type.shape() != Type.Shape.ONE) return found;
        switch (type.base()) {
            case SITE ->
                match.board().sites().stream().map(BoardGraph.Site::number).forEach(number -> found.add((long) number));
            case PIECE, PLAYER, KIND, LINE, CHOICE -> {
                int count = type.base() == Type.Base.PLAYER
                        ? match.rules().players()
                        : match.names().count(type);
                for (long i = 0; i < count; i++) found.add(i);
            }
            default -> {}
        }
        return found;
    }

    // ---- what happens when something else does

    private Meaning handler(Subject.Handler subject, Match match, BooleanSupplier stale) {
        int here = subject.moment().parameters().size();
        Expr condition = ofPlace(subject.rule().condition(), here);
        Meaning places = condition == null
                ? valued(subject, List.of(), Type.TRUTH, true, null)
                : values(subject, moved(condition, here), Type.SITE, things(Type.SITE, match), new long[1], 0, match);
        List<Move> moves = new ArrayList<>();
        boolean whole = places.whole();
        List<Move> legal = match.isOver() ? List.of() : match.decision().legal();
        for (int i = 0; i < legal.size(); i++) {
            if (i == MOST_MOVES || stale.getAsBoolean()) {
                whole = false;
                break;
            }
            if (setsOff(subject, match, legal.get(i))) moves.add(legal.get(i));
        }
        return new Meaning(
                subject, places.values(), places.type(), null, Ruling.NOTHING, moves, whole, places.failure());
    }

    private static boolean setsOff(Subject.Handler subject, Match match, Move move) {
        boolean[] heard = {false};
        Match next = match.copy();
        next.listen(event -> heard[0] |=
                event.kind() == Event.Kind.RULE && subject.rule().name().equals(event.property()));
        try {
            next.play(move);
        } catch (RuleFailure failure) {
            return heard[0];
        }
        return heard[0];
    }

    /** @return that part of the condition that asks about nothing but the place; null if no part does */
    private static Expr ofPlace(Expr condition, int here) {
        if (condition == null) return null;
        if (condition instanceof Expr.Operation both && both.operator() == Operator.AND) {
            Expr one = ofPlace(both.operands().get(0), here);
            Expr other = ofPlace(both.operands().get(1), here);
            if (one == null || other == null) return one == null ? other : one;
            return new Expr.Operation(Operator.AND, List.of(one, other), Type.TRUTH, both.span());
        }
        return asksOnly(condition, here) ? condition : null;
    }

    private static boolean asksOnly(Expr expr, int here) {
        if (expr instanceof Expr.Local local && local.slot() < here) return false;
        return expr.parts().stream().allMatch(part -> asksOnly(part.expr(), here));
    }

    /** @return the condition with the place in the first slot, which nothing else of it uses */
    private static Expr moved(Expr condition, int here) {
        if (here == 0) return condition;
        if (condition instanceof Expr.Local local && local.slot() == here)
            return new Expr.Local(0, local.name(), local.type(), local.span());
        return condition.rebuilt(new Expr.Rebuilding() {
            @Override
            public Expr part(Expr.Part part) {
                return moved(part.expr(), here);
            }

            @Override
            public int slot(int bound) {
                return bound;
            }
        });
    }

    /** @return what has to be given before a value can be asked for, as it would be written */
    public static String written(Subject.Valued subject) {
        List<String> names =
                subject.open().stream().map(Function.Parameter::name).toList();
        return subject.sort() == Subject.Sort.FUNCTION
                ? subject.name() + "(" + String.join(", ", names) + ")"
                : subject.name();
    }
}
