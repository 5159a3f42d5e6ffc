package regola.language.model;

import java.util.List;
import regola.language.source.Span;

/**
 * An Expr is a checked expression: it computes a value and changes nothing. Every Expr knows its type and its place.
 * Wherever a type other than the written one is wanted, the checker has put in a conversion (see {@link Operator}).
 */
public sealed interface Expr {
    Type type();

    Span span();

    /** A number, or a truth value as 0 or 1, or the number of a choice's item. */
    record Constant(long value, Type type, Span span) implements Expr {}

    /** The absent value of a type, or the empty set or list. */
    record None(Type type, Span span) implements Expr {}

    /** A named thing whose number is only known when the game is set up: the type's base says what (SITE, PIECE, PLAYER, KIND, LINE). */
    record Named(String name, Type type, Span span) implements Expr {}

    /** A named set of sites: a board, region or mark, or all places of a zone. Type set of site. */
    record SiteSet(String name, Type type, Span span) implements Expr {}

    /** All pieces of a declared set or group. Type set of piece. */
    record PieceClass(String name, Type type, Span span) implements Expr {}

    /** The kinds of pieces that a declared set or group has. Type set of kind. */
    record KindsOf(String name, Type type, Span span) implements Expr {}

    /** All lines of a lines or loops block. Type set of line. */
    record LineGroup(String name, Type type, Span span) implements Expr {}

    /** The site of a zone; owner is null for a shared zone. Type site; none for an owner without one. */
    record ZoneSite(String zone, Expr owner, Type type, Span span) implements Expr {}

    /** A setting's value: fixed when the game is set up. */
    record SettingValue(Setting setting, Type type, Span span) implements Expr {}

    /** A variable of the match. */
    record VariableValue(Variable variable, Type type, Span span) implements Expr {}

    /** What is kept about a site, piece or player. */
    record PropertyValue(Property property, Expr subject, Type type, Span span) implements Expr {}

    /** What a piece was made for: the item of a choice type (type CHOICE), or its number (type NUMBER); none, or 0, for other pieces. */
    record Attribute(ChoiceType choice, Expr piece, Type type, Span span) implements Expr {}

    /** A parameter, let or loop variable: a slot of the running function, rule or handler. */
    record Local(int slot, String name, Type type, Span span) implements Expr {}

    record Call(Function function, List<Expr> arguments, Type type, Span span) implements Expr {}

    /** A built-in operation; operands as the operator's comment says. */
    record Operation(Operator operator, List<Expr> operands, Type type, Span span) implements Expr {}

    record Conditional(Expr condition, Expr then, Expr otherwise, Type type, Span span) implements Expr {}

    /** A list written out. */
    record ListOf(List<Expr> items, Type type, Span span) implements Expr {}

    /**
     * Something computed over the elements of a set or list, each in turn in the slot, in rising order (sets) or list order.
     * The condition is null where none was written; the value is null for THOSE, SOME and EVERY.
     */
    record Each(Over over, int slot, String name, Expr source, Expr condition, Expr value, Type type, Span span) implements Expr {}

    /**
     * THOSE: the subset, of a list the list of those elements in their order (likewise for the next two);
     * THOSE_MOST, THOSE_LEAST: all with the extreme value; SOME, EVERY: truth; ALL: set of the values
     * (union where the value is a set); SUM, MOST, LEAST: number (MOST and LEAST of nothing are 0).
     */
    enum Over { THOSE, THOSE_MOST, THOSE_LEAST, SOME, EVERY, ALL, SUM, MOST, LEAST }

    /** The body, computed with a piece, or the pieces on a site, moved to a site, and taken back. */
    record SupposingMove(Expr what, Expr to, Expr body, Type type, Span span) implements Expr {}

    /** The body, computed with the pieces along a line shifted by so many places, and taken back. */
    record SupposingShift(Expr line, Expr by, Expr body, Type type, Span span) implements Expr {}
}
