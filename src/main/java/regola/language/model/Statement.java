package regola.language.model;

import java.util.List;
import regola.language.source.Span;

/**
 * A Statement is a checked step of a rule, handler, start, turn or function body.
 * In a function only SetLocal, SetMember on locals, If, While, Repeat, ForEach and Answer occur.
 */
public sealed interface Statement {
    Span span();

    /** let and set of a local: the slot gets the value. */
    record SetLocal(int slot, Expr value, Span span) implements Statement {}

    record SetVariable(Variable variable, Expr value, Span span) implements Statement {}

    record SetProperty(Property property, Expr subject, Expr value, Span span) implements Statement {}

    /** In start only: who has the first turn. */
    record SetMover(Expr player, Span span) implements Statement {}

    /**
     * Moves one piece, or all of a set (in rising order; from one site: bottom first), to the top of a site.
     *
     * @param over the sites it touches on its way, in order, for those who watch; null if not said
     */
    record Move(Expr pieces, Expr to, Expr over, Span span) implements Statement {}

    /** The pieces on the sites of a line go so many places along it; on a loop they go round. */
    record Shift(Expr line, Expr by, Span span) implements Statement {}

    /** The pieces on a site get a new random order. */
    record Shuffle(Expr site, Span span) implements Statement {}

    record Do(Rule rule, List<Expr> arguments, Span span) implements Statement {}

    /** Runs the moment's handlers, in order; {@code here} is the site announced or null. */
    record Announce(Moment moment, List<Expr> arguments, Expr here, Span span) implements Statement {}

    record If(Expr condition, List<Statement> then, List<Statement> otherwise, Span span) implements Statement {}

    record While(Expr condition, List<Statement> body, Span span) implements Statement {}

    record Repeat(Expr times, List<Statement> body, Span span) implements Statement {}

    /** The source is computed once, before the first round. */
    record ForEach(int slot, String name, Expr source, Expr condition, List<Statement> body, Span span) implements Statement {}

    record Choose(Choice choice, Span span) implements Statement {}

    /** Ends the match at once. By scores when winners is null and it is not drawn. */
    record Finish(Expr winners, boolean drawn, Reason reason, Span span) implements Statement {}

    /** Leaves the running rule or handler. */
    record Stop(Span span) implements Statement {}

    record Answer(Expr value, Span span) implements Statement {}

    record EndTurn(Span span) implements Statement {}

    /** The player takes no more turns. */
    record Retire(Expr player, Span span) implements Statement {}

    record Tell(Reason reason, Span span) implements Statement {}

    record Remember(Span span) implements Statement {}

    record Forget(Span span) implements Statement {}
}
