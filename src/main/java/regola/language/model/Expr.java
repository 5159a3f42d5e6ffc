package regola.language.model;

import java.util.ArrayList;
import java.util.List;
import regola.language.source.Span;

/**
 * An Expr is a checked expression: it computes a value and changes nothing. Every Expr knows its type and its span.
 * Wherever a type other than the written one is wanted, the checker has put in a conversion (see {@link Operator}).
 *
 * <p>Every form says itself what stands inside of it, how it is put together again and what computing it does; who
 * needs to know which form it is, gives a {@link Visitor}. So a new form is not ready before all of that is said.
 */
public sealed interface Expr {
    Type type();

    Span span();

    /** @return the expressions directly inside, in the order in which they are computed */
    List<Part> parts();

    /** @return the same form with other parts; itself if it has none */
    Expr rebuilt(Rebuilding with);

    /** @return what computing it does; what its parts do, and the body of a function that is called, comes on top */
    Effects effects();

    <R> R accept(Visitor<R> visitor);

    /** A form in which no other expression stands. */
    sealed interface Leaf extends Expr {
        @Override
        default List<Part> parts() {
            return List.of();
        }

        @Override
        default Expr rebuilt(Rebuilding with) {
            return this;
        }
    }

    // ---------------------------------------------------------------- what is known or read

    /** A number, or a truth value as 0 or 1, or the number of a choice's item. */
    record Constant(long value, Type type, Span span) implements Leaf {
        @Override
        public Effects effects() {
            return Effects.PURE;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.constant(this);
        }
    }

    /** The absent value of a type, or the empty set or list. */
    record None(Type type, Span span) implements Leaf {
        @Override
        public Effects effects() {
            return Effects.PURE;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.none(this);
        }
    }

    /**
     * A named thing whose number is only known when the game is set up: the type's base says what (SITE, PIECE, PLAYER,
     * KIND, LINE).
     */
    record Named(String name, Type type, Span span) implements Leaf {
        @Override
        public Effects effects() {
            return Effects.PURE;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.named(this);
        }
    }

    /** A named set of sites: a board, region or mark, or all sites of a zone. Type set of site. */
    record SiteSet(String name, Type type, Span span) implements Leaf {
        @Override
        public Effects effects() {
            return Effects.PURE;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.siteSet(this);
        }
    }

    /** All pieces of a declared set or group. Type set of piece. */
    record PieceClass(String name, Type type, Span span) implements Leaf {
        @Override
        public Effects effects() {
            return Effects.PURE;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.pieceClass(this);
        }
    }

    /** The kinds of pieces that a declared set or group has. Type set of kind. */
    record KindsOf(String name, Type type, Span span) implements Leaf {
        @Override
        public Effects effects() {
            return Effects.PURE;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.kindsOf(this);
        }
    }

    /** All lines of a lines or loops block. Type set of line. */
    record LineGroup(String name, Type type, Span span) implements Leaf {
        @Override
        public Effects effects() {
            return Effects.PURE;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.lineGroup(this);
        }
    }

    /** The site of a zone; owner is null for a shared zone. Type site; none for an owner without one. */
    record ZoneSite(String zone, Expr owner, Type type, Span span) implements Expr {
        @Override
        public List<Part> parts() {
            return owner == null ? List.of() : Part.all(owner);
        }

        @Override
        public Expr rebuilt(Rebuilding with) {
            return owner == null ? this : new ZoneSite(zone, with.part(Part.of(owner)), type, span);
        }

        @Override
        public Effects effects() {
            return Effects.PURE;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.zoneSite(this);
        }
    }

    /** A setting's value: fixed when the game is set up. */
    record SettingValue(Setting setting, Type type, Span span) implements Leaf {
        @Override
        public Effects effects() {
            return Effects.PURE;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.settingValue(this);
        }
    }

    /** A variable of the match. */
    record VariableValue(Variable variable, Type type, Span span) implements Leaf {
        @Override
        public Effects effects() {
            return Effects.READS_MATCH;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.variableValue(this);
        }
    }

    /** What is kept about a site, piece or player; of none it is a rule failure. */
    record PropertyValue(Property property, Expr subject, Type type, Span span) implements Expr {
        @Override
        public List<Part> parts() {
            return Part.all(subject);
        }

        @Override
        public Expr rebuilt(Rebuilding with) {
            return new PropertyValue(property, with.part(Part.of(subject)), type, span);
        }

        @Override
        public Effects effects() {
            return Effects.READS_MATCH.and(Effects.MAY_FAIL);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.propertyValue(this);
        }
    }

    /**
     * What a piece was made for: the item of a choice type (type CHOICE), or its number (type NUMBER); none, or 0, for
     * other pieces.
     */
    record Attribute(ChoiceType choice, Expr piece, Type type, Span span) implements Expr {
        @Override
        public List<Part> parts() {
            return Part.all(piece);
        }

        @Override
        public Expr rebuilt(Rebuilding with) {
            return new Attribute(choice, with.part(Part.of(piece)), type, span);
        }

        @Override
        public Effects effects() {
            return Effects.PURE;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.attribute(this);
        }
    }

    /** A parameter, let or loop variable: a slot of the running function, rule or handler. */
    record Local(int slot, String name, Type type, Span span) implements Leaf {
        @Override
        public Effects effects() {
            return Effects.PURE;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.local(this);
        }
    }

    // ---------------------------------------------------------------- what is computed from parts

    /** What a function answers. That it looks at the match is taken for granted. */
    record Call(Function function, List<Expr> arguments, Type type, Span span) implements Expr {
        @Override
        public List<Part> parts() {
            return Part.all(arguments);
        }

        @Override
        public Expr rebuilt(Rebuilding with) {
            return new Call(function, with.parts(arguments), type, span);
        }

        @Override
        public Effects effects() {
            return Effects.READS_MATCH;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.call(this);
        }
    }

    /** A built-in operation; operands as the operator's comment says. */
    record Operation(Operator operator, List<Expr> operands, Type type, Span span) implements Expr {
        @Override
        public List<Part> parts() {
            return Part.all(operands);
        }

        @Override
        public Expr rebuilt(Rebuilding with) {
            return new Operation(operator, with.parts(operands), type, span);
        }

        @Override
        public Effects effects() {
            return operator.effects();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.operation(this);
        }
    }

    record Conditional(Expr condition, Expr then, Expr otherwise, Type type, Span span) implements Expr {
        @Override
        public List<Part> parts() {
            return Part.all(condition, then, otherwise);
        }

        @Override
        public Expr rebuilt(Rebuilding with) {
            return new Conditional(
                    with.part(Part.of(condition)), with.part(Part.of(then)), with.part(Part.of(otherwise)), type, span);
        }

        @Override
        public Effects effects() {
            return Effects.PURE;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.conditional(this);
        }
    }

    /** A list written out. */
    record ListOf(List<Expr> items, Type type, Span span) implements Expr {
        @Override
        public List<Part> parts() {
            return Part.all(items);
        }

        @Override
        public Expr rebuilt(Rebuilding with) {
            return new ListOf(with.parts(items), type, span);
        }

        @Override
        public Effects effects() {
            return Effects.PURE;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.listOf(this);
        }
    }

    /**
     * Something computed over the elements of a set or list, each in turn in the slot, in rising order (sets) or list
     * order. The condition is null where none was written; the value is null for THOSE, SOME and EVERY.
     */
    record Each(Over over, int slot, String name, Expr source, Expr condition, Expr value, Type type, Span span)
            implements Expr {
        @Override
        public List<Part> parts() {
            List<Part> parts = new ArrayList<>();
            parts.add(Part.of(source));
            if (condition != null) parts.add(inRounds(condition));
            if (value != null) parts.add(inRounds(value));
            return parts;
        }

        private Part inRounds(Expr expr) {
            return Part.inRounds(expr, new Local(slot, name, source.type().element(), span));
        }

        @Override
        public Expr rebuilt(Rebuilding with) {
            return new Each(
                    over,
                    with.slot(slot),
                    name,
                    with.part(Part.of(source)),
                    condition == null ? null : with.part(inRounds(condition)),
                    value == null ? null : with.part(inRounds(value)),
                    type,
                    span);
        }

        @Override
        public Effects effects() {
            return Effects.PURE;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.each(this);
        }
    }

    /**
     * THOSE: the subset, of a list the list of those elements in their order (likewise for the next two); THOSE_MOST,
     * THOSE_LEAST: all with the extreme value; SOME, EVERY: truth; ALL: set of the values (union where the value is a
     * set); SUM, MOST, LEAST: number (MOST and LEAST of nothing are 0).
     */
    enum Over {
        THOSE,
        THOSE_MOST,
        THOSE_LEAST,
        SOME,
        EVERY,
        ALL,
        SUM,
        MOST,
        LEAST
    }

    /** The body, computed with a piece, or the pieces on a site, moved to a site, and taken back. */
    record SupposingMove(Expr what, Expr to, Expr body, Type type, Span span) implements Expr {
        @Override
        public List<Part> parts() {
            return List.of(Part.of(what), Part.of(to), Part.supposed(body));
        }

        @Override
        public Expr rebuilt(Rebuilding with) {
            return new SupposingMove(
                    with.part(Part.of(what)), with.part(Part.of(to)), with.part(Part.supposed(body)), type, span);
        }

        @Override
        public Effects effects() {
            return Effects.READS_MATCH;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.supposingMove(this);
        }
    }

    /** The body, computed with the pieces along a line shifted by so many places, and taken back. */
    record SupposingShift(Expr line, Expr by, Expr body, Type type, Span span) implements Expr {
        @Override
        public List<Part> parts() {
            return List.of(Part.of(line), Part.of(by), Part.supposed(body));
        }

        @Override
        public Expr rebuilt(Rebuilding with) {
            return new SupposingShift(
                    with.part(Part.of(line)), with.part(Part.of(by)), with.part(Part.supposed(body)), type, span);
        }

        @Override
        public Effects effects() {
            return Effects.READS_MATCH;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.supposingShift(this);
        }
    }

    /** The body, computed with all done that a rule does, its announces included, which is then taken back. */
    record SupposingRule(Rule rule, List<Expr> arguments, Expr body, Type type, Span span) implements Expr {
        @Override
        public List<Part> parts() {
            List<Part> parts = new ArrayList<>(Part.all(arguments));
            parts.add(Part.supposed(body));
            return parts;
        }

        @Override
        public Expr rebuilt(Rebuilding with) {
            return new SupposingRule(rule, with.parts(arguments), with.part(Part.supposed(body)), type, span);
        }

        /** A step of the rule may fail. */
        @Override
        public Effects effects() {
            return Effects.READS_MATCH.and(Effects.MAY_FAIL);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.supposingRule(this);
        }
    }

    // ---------------------------------------------------------------- going through expressions

    /**
     * A Part is an expression directly inside of another.
     *
     * @param binds the loop variable that stands for another thing each time the part is computed; null if it is
     *     computed once
     * @param supposed true if it is computed while the match stands as if something else had happened
     */
    record Part(Expr expr, Local binds, boolean supposed) {
        static Part of(Expr expr) {
            return new Part(expr, null, false);
        }

        static Part inRounds(Expr expr, Local binds) {
            return new Part(expr, binds, false);
        }

        static Part supposed(Expr expr) {
            return new Part(expr, null, true);
        }

        static List<Part> all(Expr... exprs) {
            return all(List.of(exprs));
        }

        static List<Part> all(List<Expr> exprs) {
            return exprs.stream().map(Part::of).toList();
        }

        public boolean isInRounds() {
            return binds != null;
        }
    }

    /** A Rebuilding says what comes into the place of the parts of an expression. */
    interface Rebuilding {
        Expr part(Part part);

        /** @return what a slot is to be called that the expression binds itself */
        int slot(int bound);

        default List<Expr> parts(List<Expr> exprs) {
            return exprs.stream().map(expr -> part(Part.of(expr))).toList();
        }
    }

    /** A Visitor does something for each form of expression. */
    interface Visitor<R> {
        R constant(Constant e);

        R none(None e);

        R named(Named e);

        R siteSet(SiteSet e);

        R pieceClass(PieceClass e);

        R kindsOf(KindsOf e);

        R lineGroup(LineGroup e);

        R zoneSite(ZoneSite e);

        R settingValue(SettingValue e);

        R variableValue(VariableValue e);

        R propertyValue(PropertyValue e);

        R attribute(Attribute e);

        R local(Local e);

        R call(Call e);

        R operation(Operation e);

        R conditional(Conditional e);

        R listOf(ListOf e);

        R each(Each e);

        R supposingMove(SupposingMove e);

        R supposingShift(SupposingShift e);

        R supposingRule(SupposingRule e);
    }
}
