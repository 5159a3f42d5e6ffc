package regola.engine.explain;

import java.util.ArrayList;
import java.util.List;
import regola.engine.board.Bits;
import regola.engine.move.ChoicePlan;
import regola.engine.move.OptionPlan;
import regola.engine.move.Parameter;
import regola.engine.run.Execution;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Type;

/**
 * A PointedCandidates is the finding of candidates that use certain things, such as a piece and a site that a person
 * has clicked. A piece also means the site where it lies, or its kind, in forms that do not ask for pieces.
 */
final class PointedCandidates {
    private static final int MOST = 2_000, MOST_TRIED = 200_000;

    private final Execution x;
    private final ChoicePlan plan;
    private int tried;

    PointedCandidates(Execution x, ChoicePlan plan) {
        this.x = x;
        this.plan = plan;
    }

    /** Whether a packed move uses all the things, each for a parameter of its own. */
    boolean uses(long move, List<Thing> things) {
        List<Thing> left = new ArrayList<>(things);
        OptionPlan option = plan.options().get(ChoicePlan.optionNumber(move));
        for (Parameter parameter : option.parameters()) {
            Thing thing = meant(option, parameter.type(), parameter.unpacked(move), left);
            if (thing != null) left.remove(thing);
        }
        return left.isEmpty();
    }

    /** Whether the things were pointed at in the order in which the candidate has them. */
    boolean isInOrder(Candidate candidate, List<Thing> things) {
        int next = 0;
        for (int i = 0; i < candidate.arguments().length && next < things.size(); i++) {
            if (means(
                    candidate.option(),
                    things.get(next),
                    candidate.option().parameters().get(i).type(),
                    candidate.arguments()[i])) next++;
        }
        return next == things.size();
    }

    /** Whether it is a site on which a piece lies. */
    boolean isOccupied(Thing thing) {
        if (!thing.is(Type.Base.SITE)) return false;
        for (int site : x.state.siteOf) if (site == thing.number()) return true;
        return false;
    }

    /** Whether the thing is the first that the candidate names. */
    boolean isFirst(Candidate candidate, Thing thing) {
        return candidate.arguments().length > 0
                && means(
                        candidate.option(),
                        thing,
                        candidate.option().parameters().get(0).type(),
                        candidate.arguments()[0]);
    }

    /** The candidate was made up round the things that were pointed at: of nothing else in it does the reason speak. */
    Why meantBy(List<Thing> things, Candidate candidate, Why why) {
        List<Thing> meant = new ArrayList<>();
        for (int i = 0; i < candidate.arguments().length; i++) {
            Type type = candidate.option().parameters().get(i).type();
            Thing argument = x.names().thing(type, candidate.arguments()[i]);
            if (why.things().contains(argument)
                    && meant(candidate.option(), type, candidate.arguments()[i], things) != null) meant.add(argument);
        }
        boolean open = why.open() && meant.size() < why.things().size();
        return new Why(why.rule(), why.sentence(), why.span(), meant, why.shown(), why.form(), open);
    }

    /** @return candidates that use all the things, in the order of the forms; not more than can be looked at */
    List<Candidate> candidates(List<Thing> things) {
        List<Candidate> found = new ArrayList<>();
        for (OptionPlan option : plan.options()) {
            fill(option, 0, things, new long[option.parameters().size()], found);
        }
        return found;
    }

    private void fill(OptionPlan option, int k, List<Thing> left, long[] arguments, List<Candidate> found) {
        if (isEnough(found) || left.size() > arguments.length - k) return;
        tried++;
        if (k == arguments.length) {
            found.add(new Candidate(option, arguments.clone()));
            return;
        }
        Parameter parameter = option.parameters().get(k);
        for (long value : OptionPlan.candidates(x, parameter)) {
            if (!parameter.fits(value)) continue;
            arguments[k] = value;
            x.slots[x.base + parameter.slot()] = value;
            Thing thing = meant(option, parameter.type(), value, left);
            if (thing == null && left.size() == arguments.length - k) continue; // no parameter is left for the last
            fill(option, k + 1, thing == null ? left : without(left, thing), arguments, found);
            if (isEnough(found)) return;
        }
    }

    private boolean isEnough(List<Candidate> found) {
        return found.size() >= MOST || tried >= MOST_TRIED;
    }

    private static List<Thing> without(List<Thing> things, Thing one) {
        List<Thing> rest = new ArrayList<>(things);
        rest.remove(one);
        return rest;
    }

    private Thing meant(OptionPlan option, Type type, long value, List<Thing> left) {
        for (Thing thing : left) if (means(option, thing, type, value)) return thing;
        return null;
    }

    private boolean means(OptionPlan option, Thing thing, Type type, long value) {
        if (thing.type().equals(type)) {
            boolean isThing = thing.number() == value;
            boolean isAlike =
                    type.base() == Type.Base.PIECE && x.names().id(type, value).equals(thing.id());
            return isThing || isAlike;
        }
        if (!thing.is(Type.Base.PIECE) || thing.number() < 0 || option.asksForPieces()) return false;
        int piece = (int) thing.number();
        if (type.base() == Type.Base.SITE) return x.state.siteOf[piece] == value;
        return type.base() == Type.Base.KIND && Bits.has(x.state.roster.ofKind[(int) value], piece);
    }
}
