package regola.language.resolve;

import java.util.ArrayList;
import java.util.List;
import regola.language.tree.ChooseItem;
import regola.language.tree.Declaration;
import regola.language.tree.Requirement;
import regola.language.tree.StatementNode;
import regola.language.tree.StatementVisitor;

/**
 * A TreeRewriter makes a new tree in which lists of requirements and choose statements may differ; what to change is
 * said by overriding {@link #requirements} and {@link #choose}. One that returns what it is given only looks round.
 */
abstract class TreeRewriter implements StatementVisitor<StatementNode> {

    /** The requirements of one option or of one conditions block. */
    protected List<Requirement> requirements(List<Requirement> list) {
        return list;
    }

    /** A choose whose parts have been rewritten already. */
    protected StatementNode.Choose chosen(StatementNode.Choose node) {
        return node;
    }

    final Declaration rewrite(Declaration declaration) {
        if (declaration instanceof Declaration.Rule d) {
            return new Declaration.Rule(d.name(), d.params(), d.explain(), steps(d.steps()), d.span());
        }
        if (declaration instanceof Declaration.When d) {
            return new Declaration.When(
                    d.moment(), d.params(), d.mark(), d.condition(), d.as(), d.explain(), steps(d.steps()), d.span());
        }
        if (declaration instanceof Declaration.Turn d) {
            return new Declaration.Turn(d.word(), d.round(), d.explain(), steps(d.steps()), d.span());
        }
        if (declaration instanceof Declaration.Start d) {
            return new Declaration.Start(d.word(), d.explain(), steps(d.steps()), d.span());
        }
        if (declaration instanceof Declaration.Conditions d) {
            return new Declaration.Conditions(
                    d.name(), d.params(), d.explain(), requirements(d.requirements()), d.span());
        }
        return declaration;
    }

    private List<StatementNode> steps(List<StatementNode> nodes) {
        List<StatementNode> made = new ArrayList<>(nodes.size());
        for (StatementNode node : nodes) made.add(node.accept(this));
        return made;
    }

    private ChooseItem item(ChooseItem item) {
        if (item instanceof ChooseItem.Option o) {
            return new ChooseItem.Option(
                    o.parts(), o.explain(), requirements(o.requirements()), steps(o.then()), o.span());
        }
        if (item instanceof ChooseItem.IfNone n) return new ChooseItem.IfNone(steps(n.steps()), n.span());
        return item;
    }

    @Override
    public StatementNode choose(StatementNode.Choose node) {
        List<ChooseItem> items = node.items().stream().map(this::item).toList();
        return chosen(
                new StatementNode.Choose(node.name(), node.by(), node.secretly(), node.explain(), items, node.span()));
    }

    @Override
    public StatementNode ifElse(StatementNode.If node) {
        List<StatementNode.If.Branch> branches = node.branches().stream()
                .map(b -> new StatementNode.If.Branch(b.condition(), steps(b.steps()), b.span()))
                .toList();
        return new StatementNode.If(branches, steps(node.otherwise()), node.span());
    }

    @Override
    public StatementNode repeat(StatementNode.Repeat node) {
        return new StatementNode.Repeat(node.times(), steps(node.steps()), node.span());
    }

    @Override
    public StatementNode whileLoop(StatementNode.While node) {
        return new StatementNode.While(node.condition(), steps(node.steps()), node.span());
    }

    @Override
    public StatementNode forEach(StatementNode.ForEach node) {
        return new StatementNode.ForEach(node.name(), node.source(), node.where(), steps(node.steps()), node.span());
    }

    @Override
    public StatementNode let(StatementNode.Let node) {
        return node;
    }

    @Override
    public StatementNode set(StatementNode.Set node) {
        return node;
    }

    @Override
    public StatementNode add(StatementNode.Add node) {
        return node;
    }

    @Override
    public StatementNode remove(StatementNode.Remove node) {
        return node;
    }

    @Override
    public StatementNode move(StatementNode.Move node) {
        return node;
    }

    @Override
    public StatementNode change(StatementNode.Change node) {
        return node;
    }

    @Override
    public StatementNode shift(StatementNode.Shift node) {
        return node;
    }

    @Override
    public StatementNode shuffle(StatementNode.Shuffle node) {
        return node;
    }

    @Override
    public StatementNode doRule(StatementNode.Do node) {
        return node;
    }

    @Override
    public StatementNode announce(StatementNode.Announce node) {
        return node;
    }

    @Override
    public StatementNode finish(StatementNode.Finish node) {
        return node;
    }

    @Override
    public StatementNode stop(StatementNode.Stop node) {
        return node;
    }

    @Override
    public StatementNode answer(StatementNode.Answer node) {
        return node;
    }

    @Override
    public StatementNode endTurn(StatementNode.EndTurn node) {
        return node;
    }

    @Override
    public StatementNode retire(StatementNode.Retire node) {
        return node;
    }

    @Override
    public StatementNode tell(StatementNode.Tell node) {
        return node;
    }

    @Override
    public StatementNode remember(StatementNode.Remember node) {
        return node;
    }

    @Override
    public StatementNode forget(StatementNode.Forget node) {
        return node;
    }
}
