package regola.language.tree;

import java.util.List;
import regola.language.source.Span;

/**
 * A Declaration is one section of a rule file. What only variants may do is in {@link Change}. The span of a
 * declaration with a block covers the block. Parts that were not written are null where the comment says so, else
 * empty; an {@link Explain} is never null.
 */
public sealed interface Declaration
        permits Change,
                Declaration.Setting,
                Declaration.ChoiceItems,
                Declaration.Board,
                Declaration.Mark,
                Declaration.Zone,
                Declaration.Pieces,
                Declaration.Group,
                Declaration.Keep,
                Declaration.Each,
                Declaration.Moment,
                Declaration.Start,
                Declaration.Turn,
                Declaration.Function,
                Declaration.Rule,
                Declaration.Conditions,
                Declaration.When,
                Declaration.Score,
                Declaration.Aim,
                Declaration.Winners,
                Declaration.Words,
                Declaration.Demand,
                Declaration.Unread {
    Span span();

    <R> R accept(DeclarationVisitor<R> visitor);

    record Setting(Name name, SettingNode.Form form, SettingNode.Value value, Explain explain, Span span)
            implements Declaration {
        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.setting(this);
        }
    }

    /** {@code choice sign: sun, moon} or {@code choice value: 1 .. 6}. */
    record ChoiceItems(Name name, List<Item> items, Explain explain, Span span) implements Declaration {
        public ChoiceItems {
            items = List.copyOf(items);
        }

        public sealed interface Item {
            Span span();
        }

        public record Word(Name name, Span span) implements Item {}

        /** All numbers from the first to the last; one number has both the same. */
        public record Numbers(long first, long last, Span span) implements Item {}

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.choiceItems(this);
        }
    }

    record Board(Name name, List<BoardNode> lines, Explain explain, Span span) implements Declaration {
        public Board {
            lines = List.copyOf(lines);
        }

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.board(this);
        }
    }

    /** @param art the drawing's name, or null */
    record Mark(Name name, List<BoardNode.SiteRange> sites, Name art, Explain explain, Span span)
            implements Declaration {
        public Mark {
            sites = List.copyOf(sites);
        }

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.mark(this);
        }
    }

    /**
     * @param seen null if not written
     * @param seenUnless once this holds everybody sees it; null if not written
     * @param at where it is drawn, or null
     * @param art the name of a drawing that stands for all that lies there, or null
     */
    record Zone(
            Name name,
            Owners owners,
            boolean stack,
            Seen seen,
            ExprNode seenUnless,
            List<BoardNode.Point> at,
            Name art,
            Explain explain,
            Span span)
            implements Declaration {
        public Zone {
            at = List.copyOf(at);
        }

        public enum Owners {
            SHARED,
            EACH_PLAYER,
            EACH_SIDE
        }

        public enum Seen {
            ALL,
            OWNER,
            NOBODY
        }

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.zone(this);
        }
    }

    /** @param art the drawing of all items without their own, or null; what stands last in the list counts for all */
    record Pieces(Name name, boolean alike, List<PieceItem> items, Name art, Explain explain, Span span)
            implements Declaration {
        public Pieces {
            items = List.copyOf(items);
        }

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.pieces(this);
        }
    }

    /**
     * @param count a NumberLiteral or the NameUse of a setting; null for one, or for any number
     * @param anyNumber the words {@code any number of}, or null
     * @param template the name of the pieces, with holes such as {@code {side}}; what is wrong with the item is told at
     *     its span
     * @param each what the item is repeated for; may be empty
     * @param art the drawing's name, or null for that of the whole set
     */
    record PieceItem(ExprNode count, Name anyNumber, StringNode template, List<Name> each, Name art, Span span) {
        public PieceItem {
            each = List.copyOf(each);
        }
    }

    record Group(Name name, List<Name> members, Explain explain, Span span) implements Declaration {
        public Group {
            members = List.copyOf(members);
        }

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.group(this);
        }
    }

    /** A variable of the match: {@code keep} or {@code counter}; at is where it is seen beside the board, or null. */
    record Keep(
            Name name, boolean counter, TypeNode type, ExprNode initial, BoardNode.Point at, Explain explain, Span span)
            implements Declaration {
        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.keep(this);
        }
    }

    /**
     * {@code each player keeps gold: number = 3}.
     *
     * @param of player, side, site, piece, a piece class, a board or a region
     * @param hiddenUnless null if everybody sees it
     * @param byOwner true if its owner sees it always: the player it is kept about, or whose piece it is
     * @param art null if not written
     */
    record Each(
            Name of,
            Name name,
            TypeNode type,
            ExprNode initial,
            ExprNode hiddenUnless,
            boolean byOwner,
            Name art,
            Explain explain,
            Span span)
            implements Declaration {
        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.each(this);
        }
    }

    record Moment(Name name, List<Param> params, Explain explain, Span span) implements Declaration {
        public Moment {
            params = List.copyOf(params);
        }

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.moment(this);
        }
    }

    /** @param word the word {@code start} where it stands, to point at */
    record Start(Name word, Explain explain, List<StatementNode> steps, Span span) implements Declaration {
        public Start {
            steps = List.copyOf(steps);
        }

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.start(this);
        }
    }

    /** @param word {@code turn} or {@code round} where it stands */
    record Turn(Name word, boolean round, Explain explain, List<StatementNode> steps, Span span)
            implements Declaration {
        public Turn {
            steps = List.copyOf(steps);
        }

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.turn(this);
        }
    }

    /** @param type of the result; null if not written */
    record Function(Name name, List<Param> params, TypeNode type, Explain explain, Body body, Span span)
            implements Declaration {
        public Function {
            params = List.copyOf(params);
        }

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.function(this);
        }
    }

    record Rule(Name name, List<Param> params, Explain explain, List<StatementNode> steps, Span span)
            implements Declaration {
        public Rule {
            params = List.copyOf(params);
            steps = List.copyOf(steps);
        }

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.rule(this);
        }
    }

    record Conditions(Name name, List<Param> params, Explain explain, List<Requirement> requirements, Span span)
            implements Declaration {
        public Conditions {
            params = List.copyOf(params);
            requirements = List.copyOf(requirements);
        }

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.conditions(this);
        }
    }

    /**
     * What answers a moment.
     *
     * @param params names for what is announced; their types are the moment's
     * @param mark null if not written
     * @param condition null if not written
     * @param as its own name, or null
     */
    record When(
            Name moment,
            List<Name> params,
            Name mark,
            ExprNode condition,
            Name as,
            Explain explain,
            List<StatementNode> steps,
            Span span)
            implements Declaration {
        public When {
            params = List.copyOf(params);
            steps = List.copyOf(steps);
        }

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.when(this);
        }
    }

    /** @param word {@code score} where it stands */
    record Score(Name word, Name param, Explain explain, Body body, Span span) implements Declaration {
        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.score(this);
        }
    }

    /**
     * {@code aim mills of who en "…" it "…" = …}: what is good for a player to have, and how much.
     *
     * @param yours what a hint says of whoever comes to more of it; null if nothing of its own
     * @param theirs what it says of somebody else who is left with less; null if nothing of its own
     */
    record Aim(Name name, Name param, Explain explain, Sentences yours, Sentences theirs, Body body, Span span)
            implements Declaration {
        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.aim(this);
        }
    }

    /** @param word {@code winners} where it stands */
    record Winners(Name word, Explain explain, Body body, Span span) implements Declaration {
        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.winners(this);
        }
    }

    /** What things are called on the screen. */
    record Words(List<Word> lines, Span span) implements Declaration {
        public Words {
            lines = List.copyOf(lines);
        }

        /**
         * @param of the number of a setting that is called so; null if not written
         * @param cheered what is called out when the rule of that name acts; null if not written
         * @param colour null if not written
         * @param art null if not written
         * @param about null if not written
         */
        public record Word(
                Name name,
                Long of,
                Sentences text,
                Sentences cheered,
                StringNode colour,
                Name art,
                Explain about,
                Span span) {
            /** @return what it is kept by */
            public String key() {
                return of == null ? name.text() : name.text() + " " + of;
            }
        }

        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.words(this);
        }
    }

    /**
     * {@code require condition because …} at the left edge: must hold before the set-up and in every position that is
     * put up.
     */
    record Demand(Requirement.Require require, Span span) implements Declaration {
        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.demand(this);
        }
    }

    /**
     * A section whose name could be read but not the rest: an error says so, and uses of the name are no further error.
     */
    record Unread(Name name, Span span) implements Declaration {
        @Override
        public <R> R accept(DeclarationVisitor<R> visitor) {
            return visitor.unread(this);
        }
    }
}
