package regola.language.syntax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.RuleStopState;
import org.antlr.v4.runtime.atn.RuleTransition;
import org.antlr.v4.runtime.atn.Transition;
import org.antlr.v4.runtime.misc.IntervalSet;
import regola.language.syntax.generated.RulesParser;

/**
 * A GrammarWalk goes through the grammar word by word and knows at each place everything that may come next. It asks
 * nothing but the grammar, so that a new word of the language is known to it.
 */
final class GrammarWalk {
    private static final IntervalSet LAYOUT = IntervalSet.of(RulesParser.NEWLINE)
            .or(IntervalSet.of(RulesParser.INDENT))
            .or(IntervalSet.of(RulesParser.DEDENT))
            .or(IntervalSet.of(-1));

    /** Where the walk may be: each before a word. */
    private final Set<Spot> spots;

    private GrammarWalk(Set<Spot> spots) {
        this.spots = spots;
    }

    /** A Return is where the walk goes on after a rule of the grammar. */
    private static final class Return {
        final ATNState follow;
        final Return outer;
        final int hash;

        Return(ATNState follow, Return outer) {
            this.follow = follow;
            this.outer = outer;
            this.hash = follow.stateNumber * 31 + (outer == null ? 7 : outer.hash);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            if (this == other) return true;
            return other instanceof Return that
                    && hash == that.hash
                    && follow == that.follow
                    && Objects.equals(outer, that.outer);
        }
    }

    /** A Spot is one state of the grammar with all the rules around it. */
    private record Spot(ATNState state, Return back) {
        /** @return the rules around it by their numbers, the innermost first */
        List<Integer> rules() {
            List<Integer> rules = new ArrayList<>();
            rules.add(state.ruleIndex);
            for (Return at = back; at != null; at = at.outer) rules.add(at.follow.ruleIndex);
            return rules;
        }

        IntervalSet next() {
            IntervalSet next = new IntervalSet();
            for (Transition transition : state.getTransitions())
                if (transition.label() != null) next.addAll(transition.label());
            return next;
        }
    }

    /**
     * A Step is one sort of word that may come.
     *
     * @param rules those around it by their numbers, the innermost first
     * @param behind what may come behind the innermost rule, where that is a name
     */
    record Step(IntervalSet types, List<Integer> rules, IntervalSet behind) {}

    static GrammarWalk of(int rule) {
        return closure(List.of(new Spot(RulesParser._ATN.ruleToStartState[rule], null)), false);
    }

    boolean isLost() {
        return spots.isEmpty();
    }

    /** @return the walk behind a word of that type; lost if none may stand here */
    GrammarWalk behind(int type) {
        List<Spot> next = new ArrayList<>();
        for (Spot spot : spots) {
            for (Transition transition : spot.state.getTransitions()) {
                if (transition.label() != null && transition.label().contains(type))
                    next.add(new Spot(transition.target, spot.back));
            }
        }
        return closure(next, false);
    }

    /** @return the walk at the end of the line that it is in, whatever stands there */
    GrammarWalk atLineEnd() {
        return closure(spots, true);
    }

    List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (Spot spot : spots) {
            IntervalSet behind = spot.back == null ? new IntervalSet() : RulesParser._ATN.nextTokens(spot.back.follow);
            steps.add(new Step(spot.next(), spot.rules(), behind));
        }
        return steps;
    }

    /**
     * All places before a word that are reached without one; with {@code over} words are passed over, and only places
     * before a line end count.
     */
    private static GrammarWalk closure(Iterable<Spot> from, boolean over) {
        Set<Spot> seen = new LinkedHashSet<>();
        Set<Spot> found = new LinkedHashSet<>();
        Deque<Spot> open = new ArrayDeque<>();
        from.forEach(open::add);
        while (!open.isEmpty()) {
            Spot spot = open.poll();
            if (!seen.add(spot)) continue;
            if (spot.state instanceof RuleStopState) {
                if (spot.back != null) open.add(new Spot(spot.back.follow, spot.back.outer));
                continue;
            }
            for (Transition transition : spot.state.getTransitions()) {
                if (transition instanceof RuleTransition rule) {
                    open.add(
                            over
                                    ? new Spot(rule.followState, spot.back)
                                    : new Spot(rule.target, new Return(rule.followState, spot.back)));
                } else if (transition.isEpsilon()) {
                    open.add(new Spot(transition.target, spot.back));
                } else if (!over || transition.label().contains(RulesParser.NEWLINE)) {
                    found.add(spot);
                } else if (transition.label().and(LAYOUT).isNil()) {
                    open.add(new Spot(transition.target, spot.back));
                }
            }
        }
        return new GrammarWalk(found);
    }
}
