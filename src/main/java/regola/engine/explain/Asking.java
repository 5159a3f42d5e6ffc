package regola.engine.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import regola.engine.move.ChoicePlan;
import regola.engine.move.OptionPlan;
import regola.engine.move.Parameter;
import regola.engine.move.RefusalPlan;
import regola.engine.run.Execution;
import regola.engine.value.Answer;
import regola.engine.value.Move;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Choice;
import regola.language.model.Type;

/**
 * An Asking is one question about the present decision: is this move legal, and if not, why? It changes nothing that
 * matters: only the slots of the option's parameters, which are free until one is played.
 */
public final class Asking {
    private final Execution x;
    private final ChoicePlan plan;
    private final List<ChoicePlan> others;

    /** @param all every decision of the game, to recognise a move that is not asked for now */
    public Asking(Execution x, ChoicePlan plan, List<ChoicePlan> all) {
        this.x = x;
        this.plan = plan;
        this.others = all.stream().filter(p -> p != plan).toList();
    }

    /** The answer when nothing is asked any more. */
    public static Answer over() {
        return new Answer.NotUnderstood(Spoken.of("The match is over.", "La partita è finita."));
    }

    /** @return the index of a written move in the list of legal moves, or -1 */
    public int legalIndex(String text) {
        String plain = String.join(" ", text.trim().split("\\s+"));
        for (int i = 0; i < x.legalCount; i++)
            if (plan.move(x, x.legal[i]).text().equals(plain)) return i;
        return -1;
    }

    public Answer ask(String text) {
        int legal = legalIndex(text);
        if (legal >= 0) return new Answer.Legal(plan.move(x, x.legal[legal]).numbered(legal));
        MoveReading reading = new MoveReading(x, List.of(text.trim().split("\\s+")));
        Candidate best = null;
        for (OptionPlan option : plan.options()) {
            for (Candidate candidate : reading.candidates(option)) {
                if (best == null || candidate.held(x) > best.held(x)) best = candidate;
            }
        }
        if (best != null) {
            Why why = best.why(x);
            if (why != null) return new Answer.Refused(why);
        }
        for (RefusalPlan refusal : plan.refusals()) {
            Why why = reading.refusal(refusal);
            if (why != null) return new Answer.Refused(why);
        }
        Why otherwise = allElse(reading);
        return otherwise != null
                ? new Answer.Refused(otherwise)
                : new Answer.NotUnderstood(new Misreading(x, plan, others, reading).words());
    }

    /** What could be a move of the game, only not at this decision, may have one answer for all; null if not. */
    private Why allElse(MoveReading reading) {
        boolean isOther = others.stream()
                .anyMatch(choice -> choice.options().stream().anyMatch(option -> reading.isOfForm(option.parts()))
                        || choice.refusals().stream()
                                .anyMatch(refusal -> !refusal.isOfAllElse() && reading.isOfForm(refusal.parts())));
        boolean isOwn = plan.options().stream().anyMatch(option -> reading.isOfForm(option.parts()));
        if ((isOwn || !isOther) && plan.forms().stream().noneMatch(reading::isMove)) return null;
        for (RefusalPlan refusal : plan.refusals()) {
            if (refusal.isOfAllElse()) return said(refusal);
        }
        return null;
    }

    // ---------------------------------------------------------------- pointing

    /** @return legal moves that use all these things, in the order of the list */
    public List<Move> movesWith(List<Thing> pointedAt) {
        return movesWithNear(new Distant(x).near(pointedAt));
    }

    private List<Move> movesWithNear(List<Thing> things) {
        PointedCandidates pointing = new PointedCandidates(x, plan);
        List<Move> found = new ArrayList<>();
        for (int i = 0; i < x.legalCount; i++)
            if (pointing.uses(x.legal[i], things))
                found.add(plan.move(x, x.legal[i]).numbered(i));
        return found;
    }

    /**
     * @return the reasons why candidates that use all these things are not legal, the nearest first; none if some are
     *     legal
     */
    public List<Why> whyNot(List<Thing> pointedAt) {
        List<Thing> things = new Distant(x).near(pointedAt);
        if (!movesWithNear(things).isEmpty()) return List.of();
        PointedCandidates pointing = new PointedCandidates(x, plan);
        List<Ranked> ranked = new ArrayList<>();
        for (Candidate candidate : pointing.candidates(things)) {
            int missing = candidate.option().requirements().size() - candidate.held(x);
            ranked.add(new Ranked(candidate, missing, pointing.isInOrder(candidate, things)));
        }
        // Who points at a piece first of all wants to do something with it, rather than to do something to where it
        // lies.
        boolean begins = things.size() == 1 && pointing.isOccupied(things.get(0));
        if (begins && ranked.stream().anyMatch(each -> pointing.isFirst(each.candidate(), things.get(0)))) {
            ranked.removeIf(each -> !pointing.isFirst(each.candidate(), things.get(0)));
        }
        // What one might do with it at another time is meant rather than what could never be done with it, and that
        // rather than
        // what is not to be done now anyway.
        if (begins && noneHasTwin(ranked)) {
            prefer(ranked, each -> each.candidate().suits(x, 0));
            prefer(ranked, each -> each.candidate().isAbout(x, 0));
        }
        Map<Integer, List<Ranked>> byThings = byThings(ranked);
        ranked.replaceAll(each -> each.behind(byThings.get(each.things()), x));
        ranked.sort(Comparator.comparingInt(Ranked::missing).thenComparing(Ranked::inOrder, Comparator.reverseOrder()));
        Set<String> told = new LinkedHashSet<>();
        List<Why> reasons = new ArrayList<>();
        for (Ranked each : ranked) {
            Why why = each.candidate().why(x);
            if (why != null && told.add(why.rule() + why.text("en")))
                reasons.add(pointing.meantBy(things, each.candidate(), why));
        }
        return reasons.isEmpty() ? outOfTurn(things) : reasons;
    }

    /**
     * What no form that is asked for could take, such as a kind that lies in a hand, may belong to one that is answered
     * in any case.
     */
    private List<Why> outOfTurn(List<Thing> things) {
        if (things.stream().noneMatch(thing -> thing.is(Type.Base.KIND))) return List.of();
        for (RefusalPlan refusal : plan.refusals()) {
            if (!refusal.isForm()) continue;
            List<Type> open = new ArrayList<>(
                    refusal.parameters().stream().map(Parameter::type).toList());
            if (!things.stream().allMatch(thing -> open.remove(thing.type()))) continue;
            return List.of(new Why(
                    refusal.rule(),
                    refusal.because().said(x),
                    refusal.span(),
                    List.of(),
                    List.of(),
                    Choice.firstWord(refusal.parts())));
        }
        return List.of();
    }

    /**
     * What another decision would do with a piece is answered by the rule that puts this one first.
     *
     * @return null where pieces are asked for now, no decision asks for any, or nothing is said
     */
    public Why untimely(Thing piece) {
        boolean now = plan.options().stream().anyMatch(OptionPlan::asksForPieces);
        boolean later =
                others.stream().flatMap(choice -> choice.options().stream()).anyMatch(OptionPlan::asksForPieces);
        if (now || !later) return null;
        for (RefusalPlan refusal : plan.refusals()) {
            boolean ofPiece = refusal.isForm()
                    && refusal.parameters().stream()
                            .allMatch(each -> each.type().equals(piece.type()))
                    && refusal.parameters().size() == 1;
            if (ofPiece || refusal.isOfAllElse()) return said(refusal);
        }
        return null;
    }

    private Why said(RefusalPlan refusal) {
        return new Why(refusal.rule(), refusal.because().said(x), refusal.span(), List.of(), List.of(), null);
    }

    private static void prefer(List<Ranked> ranked, Predicate<Ranked> which) {
        if (ranked.stream().anyMatch(which)) ranked.removeIf(which.negate());
    }

    private static boolean noneHasTwin(List<Ranked> ranked) {
        Map<Integer, List<Ranked>> byThings = byThings(ranked);
        return ranked.stream().noneMatch(each -> each.hasTwin(byThings.get(each.things())));
    }

    /** There may be thousands: each is held against those alone that might be about the same things. */
    private static Map<Integer, List<Ranked>> byThings(List<Ranked> ranked) {
        return ranked.stream().collect(Collectors.groupingBy(Ranked::things));
    }

    /** @param missing how many requirements come from the first that fails on */
    private record Ranked(Candidate candidate, int missing, boolean inOrder) {

        /** @return a number that is the same for all that are about the same things, in whatever form */
        int things() {
            return Arrays.hashCode(candidate.arguments());
        }

        /** @param all of these things at least */
        boolean hasTwin(List<Ranked> all) {
            return all.stream().anyMatch(other -> other.candidate.hasThingsOf(candidate));
        }

        /**
         * Of two forms with the same things, what holds of these very things is said before what would hold of any
         * others.
         *
         * @param all of these things at least
         */
        Ranked behind(List<Ranked> all, Execution x) {
            if (candidate.isAboutIts(x)) return this;
            int nearest = all.stream()
                    .filter(other -> other.candidate.hasThingsOf(candidate) && other.candidate.isAboutIts(x))
                    .mapToInt(Ranked::missing)
                    .min()
                    .orElse(missing - 1);
            return new Ranked(candidate, Math.max(missing, nearest + 1), inOrder);
        }
    }
}
