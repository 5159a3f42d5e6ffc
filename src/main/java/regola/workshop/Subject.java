package regola.workshop;

import java.util.List;
import java.util.Map;
import regola.language.model.Choice;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Moment;
import regola.language.model.Reason;
import regola.language.model.Rule;
import regola.language.source.Span;

/** A Subject is what a place in a rule file is about, as far as it has a meaning at a moment of a match. */
public sealed interface Subject {
    /** @return what it is called in the rule file; may be empty */
    String name();

    /** @return where it stands */
    Span span();

    /** What has to hold for a move; perhaps of several forms, if it stands in conditions that they share. */
    record Requirement(Choice.Requirement requirement) implements Subject {
        @Override
        public String name() {
            Reason because = requirement.because();
            return because.rule() == null ? "" : because.rule();
        }

        @Override
        public Span span() {
            return requirement.condition().span();
        }
    }

    /** One form of move. */
    record Form(Choice choice, Choice.Option option) implements Subject {
        @Override
        public String name() {
            String word = Choice.firstWord(option.parts());
            return word == null ? choice.id() : word;
        }

        @Override
        public Span span() {
            return option.span();
        }
    }

    /** All forms of move between which somebody decides. */
    record Decision(Choice choice) implements Subject {
        @Override
        public String name() {
            return choice.id();
        }

        @Override
        public Span span() {
            return choice.span();
        }
    }

    /**
     * A line of the board that says how its places hang together.
     *
     * @param word that it begins with
     * @param name of the lines, the place or the path; may be empty
     * @param number how many lines of the board before it begin with the same word
     */
    record Ground(String word, String name, int number, Span span) implements Subject {}

    /**
     * What yields nothing and forbids nothing, such as a setting or a name for people.
     *
     * @param word that the line begins with, or the part of the file in which it stands
     * @param name of what it speaks of; may be empty
     */
    record Said(String word, String name, Span span) implements Subject {}

    /** A Sort is what kind of thing has a value. */
    enum Sort {
        FUNCTION,
        /** What is kept of the match, or of its places, pieces or players. */
        KEPT,
        PLACES,
        PIECES,
        /** What must hold before the set-up and in every position that is put up. */
        DEMAND
    }

    /**
     * Something that has a value.
     *
     * @param open what has to be given before it has one, in slots from 0
     */
    record Valued(Sort sort, String name, Span span, List<Function.Parameter> open, Expr value) implements Subject {
        public Valued {
            open = List.copyOf(open);
        }
    }

    /** What happens as soon as something else does. */
    record Handler(Moment moment, Rule rule) implements Subject {
        @Override
        public String name() {
            return rule.name();
        }

        @Override
        public Span span() {
            return rule.span();
        }
    }

    /**
     * A step that asks whether something holds, or that ends the match.
     *
     * @param word that it begins with
     * @param guards what must be so that it is come to, the outermost first
     * @param condition what it asks; null if it ends the match
     * @param winners who then wins; null for nobody, and where nothing ends
     * @param byScores whether that is for the points to say
     */
    record Step(String word, Span span, List<Guard> guards, Asked condition, Asked winners, boolean byScores)
            implements Subject {
        public Step {
            guards = List.copyOf(guards);
        }

        @Override
        public String name() {
            return word;
        }

        /** @return whether it ends the match */
        public boolean isEnd() {
            return condition == null;
        }
    }

    /**
     * An Asked is an expression of a rule.
     *
     * @param known what those of its names stand for, by their slots, that mean the same wherever it is asked
     */
    record Asked(Expr expr, Map<Integer, Expr> known) {
        public Asked {
            known = Map.copyOf(known);
        }
    }

    /**
     * A Guard is a line that lets through to those below it, or not.
     *
     * @param asked what it asks; null if it lets through where nothing can be played
     * @param wanted whether that must hold, or must not
     */
    record Guard(Asked asked, boolean wanted, Span span) {}
}
