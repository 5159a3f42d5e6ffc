package regola.language.tree;

import java.util.List;
import regola.language.source.Span;

/** A StatementNode is one step of a block. The span of a step with a block covers the block. */
public sealed interface StatementNode {
    Span span();

    <R> R accept(StatementVisitor<R> visitor);

    /** @param type null if not written */
    record Let(Name name, TypeNode type, ExprNode value, Span span) implements StatementNode {
        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.let(this);
        }
    }

    record Set(Target target, ExprNode value, Span span) implements StatementNode {
        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.set(this);
        }
    }

    /** {@code add what to target}. */
    record Add(ExprNode what, Target target, Span span) implements StatementNode {
        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.add(this);
        }
    }

    /** {@code remove what from target}. */
    record Remove(ExprNode what, Target target, Span span) implements StatementNode {
        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.remove(this);
        }
    }

    /** @param over where it touches down on its way, or null if not written */
    record Move(ExprNode what, ExprNode to, ExprNode over, Span span) implements StatementNode {
        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.move(this);
        }
    }

    /** {@code change man into kings of mover}: another piece takes its place. */
    record Change(ExprNode what, ExprNode into, Span span) implements StatementNode {
        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.change(this);
        }
    }

    record Shift(ExprNode line, ExprNode by, Span span) implements StatementNode {
        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.shift(this);
        }
    }

    record Shuffle(ExprNode site, Span span) implements StatementNode {
        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.shuffle(this);
        }
    }

    record Do(Name rule, List<ExprNode> arguments, Span span) implements StatementNode {
        public Do {
            arguments = List.copyOf(arguments);
        }

        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.doRule(this);
        }
    }

    /** @param at null if not written */
    record Announce(Name moment, List<ExprNode> arguments, ExprNode at, Span span) implements StatementNode {
        public Announce {
            arguments = List.copyOf(arguments);
        }

        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.announce(this);
        }
    }

    /**
     * {@code if}, then any number of {@code otherwise if}, then perhaps {@code otherwise}.
     *
     * @param branches at least one
     * @param otherwise empty if not written
     */
    record If(List<Branch> branches, List<StatementNode> otherwise, Span span) implements StatementNode {
        public If {
            branches = List.copyOf(branches);
            otherwise = List.copyOf(otherwise);
        }

        public record Branch(ExprNode condition, List<StatementNode> steps, Span span) {
            public Branch {
                steps = List.copyOf(steps);
            }
        }

        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.ifElse(this);
        }
    }

    record Repeat(ExprNode times, List<StatementNode> steps, Span span) implements StatementNode {
        public Repeat {
            steps = List.copyOf(steps);
        }

        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.repeat(this);
        }
    }

    record While(ExprNode condition, List<StatementNode> steps, Span span) implements StatementNode {
        public While {
            steps = List.copyOf(steps);
        }

        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.whileLoop(this);
        }
    }

    /** @param where null if not written */
    record ForEach(Name name, ExprNode source, ExprNode where, List<StatementNode> steps, Span span)
            implements StatementNode {
        public ForEach {
            steps = List.copyOf(steps);
        }

        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.forEach(this);
        }
    }

    record Choose(Name name, ExprNode by, boolean secretly, Explain explain, List<ChooseItem> items, Span span)
            implements StatementNode {
        public Choose {
            items = List.copyOf(items);
        }

        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.choose(this);
        }
    }

    /** @param winners null if not written: by points, or drawn */
    record Finish(ExprNode winners, boolean drawn, Explain explain, Span span) implements StatementNode {
        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.finish(this);
        }
    }

    record Stop(Span span) implements StatementNode {
        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.stop(this);
        }
    }

    record Answer(ExprNode value, Span span) implements StatementNode {
        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.answer(this);
        }
    }

    record EndTurn(Span span) implements StatementNode {
        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.endTurn(this);
        }
    }

    record Retire(ExprNode player, Span span) implements StatementNode {
        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.retire(this);
        }
    }

    record Tell(Explain explain, Span span) implements StatementNode {
        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.tell(this);
        }
    }

    record Remember(Span span) implements StatementNode {
        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.remember(this);
        }
    }

    record Forget(Span span) implements StatementNode {
        @Override
        public <R> R accept(StatementVisitor<R> visitor) {
            return visitor.forget(this);
        }
    }

    /**
     * A Target is what is set, added to or removed from: a local or variable, or what is kept about something.
     *
     * @param of null for a local or variable
     */
    record Target(Name name, ExprNode of, Span span) {}
}
