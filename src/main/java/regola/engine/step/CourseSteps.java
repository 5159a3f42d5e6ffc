package regola.engine.step;

import regola.engine.run.Ending;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.engine.run.Phrase;
import regola.engine.run.Program;
import regola.engine.run.Question;
import regola.engine.run.Step;
import regola.engine.run.Unit;
import regola.engine.value.Event;
import regola.engine.value.RuleFailure;
import regola.language.source.Message;
import regola.language.source.Span;

/** A CourseSteps is a family of steps: the course of a match from the set-up over turns and choices to its end. */
public final class CourseSteps {
    private CourseSteps() {}

    /** Runs the set-up, with the first player to move. */
    public static final class Begin extends Step {
        private final boolean rounds;
        private final Unit root, start;
        private final Label first;

        /** @param start null if the game needs no set-up */
        public Begin(boolean rounds, Unit root, Unit start, Label first, Span span) {
            super(span, null);
            this.rounds = rounds;
            this.root = root;
            this.start = start;
            this.first = first;
        }

        @Override
        public int run(Execution x, int pc) {
            x.state.mover = rounds ? -1 : 0;
            x.state.changed();
            if (start == null) return Program.SAME_TURN;
            x.enterRule(start, root.slotCount(), start.slotCount(), Program.SAME_TURN, span());
            return first.pc();
        }
    }

    /** Passes the turn to the next player who is still in. */
    public static final class NextTurn extends Step {
        private final boolean rounds;

        public NextTurn(boolean rounds, Span span) {
            super(span, null);
            this.rounds = rounds;
        }

        @Override
        public int run(Execution x, int pc) {
            if (!rounds) x.state.mover = x.state.nextPlayer(x.state.mover);
            x.state.changed();
            return Program.SAME_TURN;
        }
    }

    /** Begins the turn of the player to move. */
    public static final class Turn extends Step {
        private final boolean rounds;
        private final Unit root, turn;
        private final Label first;

        public Turn(boolean rounds, Unit root, Unit turn, Label first, Span span) {
            super(span, null);
            this.rounds = rounds;
            this.root = root;
            this.turn = turn;
            this.first = first;
        }

        @Override
        public int run(Execution x, int pc) {
            if (!rounds && !x.state.isIn(x.state.mover)) {
                throw new RuleFailure(
                        span(),
                        "nobody is left to take a turn",
                        "all players have been retired and the match is not finished",
                        "finish the match when the last player retires");
            }
            x.state.beginTurn();
            x.beginTurn();
            x.endSecret();
            x.enterRule(turn, root.slotCount(), turn.slotCount(), Program.NEXT_TURN, span());
            return first.pc();
        }
    }

    /** Asks a player. */
    public static final class Choose extends Step {
        private final Question question;
        private final Node by;
        private final Label ifNone;

        /** @param ifNone null if the rule file does not say what happens when nothing is legal */
        public Choose(Question question, Node by, Label ifNone, Span span, String rule) {
            super(span, rule);
            this.question = question;
            this.by = by;
            this.ifNone = ifNone;
        }

        @Override
        public int run(Execution x, int pc) {
            int decider = decider(by.eval(x), span());
            x.legalCount = 0;
            question.findLegal(x);
            if (x.legalCount > 0) return x.ask(question, decider);
            if (ifNone != null) return ifNone.pc();
            throw nothing();
        }

        /** @return who chooses, if it is not none */
        public static int decider(long by, Span span) {
            if (by >= 0) return (int) by;
            throw new RuleFailure(
                    span, "nobody is there to choose", "the player after 'by' is none here", "say who chooses");
        }

        /** @return what is told if nothing is legal and the rule file does not say what happens then */
        public RuleFailure nothing() {
            return new RuleFailure(
                    span(),
                    "there is nothing to choose",
                    Message.of("no option of '{0}' is legal here", question.id()),
                    "add 'if none' and say what happens then, or an option that is always legal");
        }
    }

    public static final class Finish extends Step {
        private final Node winners;
        private final Phrase sentence;

        /** @param winners null for a draw */
        public Finish(Node winners, Phrase sentence, Span span, String rule) {
            super(span, rule);
            this.winners = winners;
            this.sentence = sentence;
        }

        @Override
        public int run(Execution x, int pc) {
            long won = winners == null ? 0 : winners.eval(x);
            var said = sentence.said(x);
            String number = x.ruleNumber();
            if (x.sink() != null) {
                x.sink().happened(Event.saying(Event.Kind.FINISHED, number, said, null, -1));
            }
            return x.finish(new Ending(won == 0, won, number, said, span()));
        }
    }

    public static final class Retire extends Step {
        private final Node player;

        public Retire(Node player, Span span, String rule) {
            super(span, rule);
            this.player = player;
        }

        @Override
        public int run(Execution x, int pc) {
            long p = player.eval(x);
            if (p >= 0) x.state.retired |= 1L << p;
            x.state.changed();
            return pc + 1;
        }
    }

    public static final class SetMover extends Step {
        private final Node player;

        public SetMover(Node player, Span span, String rule) {
            super(span, rule);
            this.player = player;
        }

        @Override
        public int run(Execution x, int pc) {
            long p = player.eval(x);
            if (p < 0 || p >= x.state.roster.players) {
                throw new RuleFailure(
                        span(), "nobody can have the first turn", "this is no player who takes turns", "name a player");
            }
            x.state.mover = (int) p;
            x.state.changed();
            return pc + 1;
        }
    }
}
