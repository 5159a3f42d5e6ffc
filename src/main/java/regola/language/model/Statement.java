package regola.language.model;

import java.util.List;
import java.util.stream.Stream;
import regola.language.source.Span;

/**
 * A Statement is a checked step of a rule, handler, start, turn or function body. In a function only SetLocal, If,
 * While, Repeat, ForEach and Answer occur.
 *
 * <p>Every form says itself what stands inside of it; who needs to know which form it is, gives a {@link Visitor}.
 */
public sealed interface Statement {
    Span span();

    /**
     * @return the expressions directly inside, in the order in which they are computed; those in what it says not
     *     counted
     */
    List<Expr> expressions();

    /** @return the blocks of statements directly inside */
    List<List<Statement>> blocks();

    <R> R accept(Visitor<R> visitor);

    /** A form in which no other statement stands. */
    sealed interface Simple extends Statement {
        @Override
        default List<List<Statement>> blocks() {
            return List.of();
        }
    }

    /** let and set of a local: the slot gets the value. */
    record SetLocal(int slot, Expr value, Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return List.of(value);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.setLocal(this);
        }
    }

    record SetVariable(Variable variable, Expr value, Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return List.of(value);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.setVariable(this);
        }
    }

    record SetProperty(Property property, Expr subject, Expr value, Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return List.of(subject, value);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.setProperty(this);
        }
    }

    /** In start only: who has the first turn. */
    record SetMover(Expr player, Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return List.of(player);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.setMover(this);
        }
    }

    /**
     * Moves one piece, or all of a set (in rising order; from one site: bottom first), to the top of a site.
     *
     * @param over the sites it touches on its way, in order, for those who watch; null if not said
     */
    record Move(Expr pieces, Expr to, Expr over, Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return over == null ? List.of(pieces, to) : List.of(pieces, to, over);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.move(this);
        }
    }

    /** The pieces on the sites of a line go so many places along it; on a loop they go round. */
    record Shift(Expr line, Expr by, Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return List.of(line, by);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.shift(this);
        }
    }

    /** The pieces on a site get a new random order. */
    record Shuffle(Expr site, Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return List.of(site);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.shuffle(this);
        }
    }

    record Do(Rule rule, List<Expr> arguments, Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return arguments;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.doRule(this);
        }
    }

    /** Runs the moment's handlers, in order; {@code here} is the site announced or null. */
    record Announce(Moment moment, List<Expr> arguments, Expr here, Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return here == null
                    ? arguments
                    : Stream.concat(arguments.stream(), Stream.of(here)).toList();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.announce(this);
        }
    }

    record If(Expr condition, List<Statement> then, List<Statement> otherwise, Span span) implements Statement {
        @Override
        public List<Expr> expressions() {
            return List.of(condition);
        }

        @Override
        public List<List<Statement>> blocks() {
            return List.of(then, otherwise);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ifThen(this);
        }
    }

    record While(Expr condition, List<Statement> body, Span span) implements Statement {
        @Override
        public List<Expr> expressions() {
            return List.of(condition);
        }

        @Override
        public List<List<Statement>> blocks() {
            return List.of(body);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.whileLoop(this);
        }
    }

    record Repeat(Expr times, List<Statement> body, Span span) implements Statement {
        @Override
        public List<Expr> expressions() {
            return List.of(times);
        }

        @Override
        public List<List<Statement>> blocks() {
            return List.of(body);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.repeat(this);
        }
    }

    /** The source is computed once, before the first round. */
    record ForEach(int slot, String name, Expr source, Expr condition, List<Statement> body, Span span)
            implements Statement {
        @Override
        public List<Expr> expressions() {
            return condition == null ? List.of(source) : List.of(source, condition);
        }

        @Override
        public List<List<Statement>> blocks() {
            return List.of(body);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.forEach(this);
        }
    }

    record Choose(Choice choice, Span span) implements Statement {
        @Override
        public List<Expr> expressions() {
            return choice.expressions();
        }

        @Override
        public List<List<Statement>> blocks() {
            return choice.blocks();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.choose(this);
        }
    }

    /** Ends the match at once. By scores when winners is null and it is not drawn. */
    record Finish(Expr winners, boolean drawn, Reason reason, Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return winners == null ? List.of() : List.of(winners);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.finish(this);
        }
    }

    /** Leaves the running rule or handler. */
    record Stop(Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return List.of();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.stop(this);
        }
    }

    record Answer(Expr value, Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return List.of(value);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.answer(this);
        }
    }

    record EndTurn(Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return List.of();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.endTurn(this);
        }
    }

    /** The player takes no more turns. */
    record Retire(Expr player, Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return List.of(player);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.retire(this);
        }
    }

    record Tell(Reason reason, Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return List.of();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.tell(this);
        }
    }

    record Remember(Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return List.of();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.remember(this);
        }
    }

    record Forget(Span span) implements Simple {
        @Override
        public List<Expr> expressions() {
            return List.of();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.forget(this);
        }
    }

    /** A Visitor does something for each form of statement. */
    interface Visitor<R> {
        R setLocal(SetLocal s);

        R setVariable(SetVariable s);

        R setProperty(SetProperty s);

        R setMover(SetMover s);

        R move(Move s);

        R shift(Shift s);

        R shuffle(Shuffle s);

        R doRule(Do s);

        R announce(Announce s);

        R ifThen(If s);

        R whileLoop(While s);

        R repeat(Repeat s);

        R forEach(ForEach s);

        R choose(Choose s);

        R finish(Finish s);

        R stop(Stop s);

        R answer(Answer s);

        R endTurn(EndTurn s);

        R retire(Retire s);

        R tell(Tell s);

        R remember(Remember s);

        R forget(Forget s);
    }
}
