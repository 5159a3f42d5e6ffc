package regola.language.tree;

import java.util.List;

/** A StatementPrinter writes the steps of blocks and what stands in a choose. */
final class StatementPrinter implements StatementVisitor<Void> {
    private final IndentedText written;

    StatementPrinter(IndentedText written) {
        this.written = written;
    }

    void block(List<StatementNode> steps) {
        written.block(() -> steps(steps));
    }

    void steps(List<StatementNode> steps) {
        steps.forEach(step -> step.accept(this));
    }

    private static String text(ExprNode node) {
        return ExprPrinter.print(node);
    }

    private static String target(StatementNode.Target target) {
        return target.of() == null
                ? target.name().text()
                : text(new ExprNode.Of(target.name(), target.of(), target.span()));
    }

    private Void line(String words) {
        written.line(words);
        return null;
    }

    private Void line(String words, List<StatementNode> steps) {
        written.line(words);
        block(steps);
        return null;
    }

    private Void line(String words, Explain explain) {
        written.line(words, explain);
        return null;
    }

    @Override
    public Void let(StatementNode.Let node) {
        return line("let " + node.name() + (node.type() == null ? "" : ": " + IndentedText.type(node.type())) + " = "
                + text(node.value()));
    }

    @Override
    public Void set(StatementNode.Set node) {
        return line("set " + target(node.target()) + " = " + text(node.value()));
    }

    @Override
    public Void add(StatementNode.Add node) {
        return line("add " + text(node.what()) + " to " + target(node.target()));
    }

    @Override
    public Void remove(StatementNode.Remove node) {
        return line("remove " + text(node.what()) + " from " + target(node.target()));
    }

    @Override
    public Void move(StatementNode.Move node) {
        return line("move " + text(node.what()) + " to " + text(node.to())
                + (node.over() == null ? "" : " over " + text(node.over())));
    }

    @Override
    public Void change(StatementNode.Change node) {
        return line("change " + text(node.what()) + " into " + text(node.into()));
    }

    @Override
    public Void shift(StatementNode.Shift node) {
        return line("shift pieces along " + text(node.line()) + " by " + text(node.by()));
    }

    @Override
    public Void shuffle(StatementNode.Shuffle node) {
        return line("shuffle " + text(node.site()));
    }

    @Override
    public Void doRule(StatementNode.Do node) {
        return line("do " + node.rule() + "(" + ExprPrinter.list(node.arguments()) + ")");
    }

    @Override
    public Void announce(StatementNode.Announce node) {
        String at = node.at() == null ? "" : " at " + text(node.at());
        return line("announce " + node.moment() + "(" + ExprPrinter.list(node.arguments()) + ")" + at);
    }

    @Override
    public Void ifElse(StatementNode.If node) {
        String word = "if ";
        for (StatementNode.If.Branch branch : node.branches()) {
            line(word + text(branch.condition()), branch.steps());
            word = "otherwise if ";
        }
        return node.otherwise().isEmpty() ? null : line("otherwise", node.otherwise());
    }

    @Override
    public Void repeat(StatementNode.Repeat node) {
        return line("repeat " + text(node.times()) + " times", node.steps());
    }

    @Override
    public Void whileLoop(StatementNode.While node) {
        return line("while " + text(node.condition()), node.steps());
    }

    @Override
    public Void forEach(StatementNode.ForEach node) {
        // A source that takes a where of its own would take this one.
        String source = node.where() == null
                ? text(node.source())
                : "(" + text(node.source()) + ") where " + text(node.where());
        return line("for each " + node.name() + " in " + source, node.steps());
    }

    @Override
    public Void choose(StatementNode.Choose node) {
        line("choose " + node.name() + " by " + text(node.by()) + (node.secretly() ? " secretly" : ""), node.explain());
        written.block(() -> node.items().forEach(this::item));
        return null;
    }

    void item(ChooseItem item) {
        if (item instanceof ChooseItem.Option option) {
            written.line("option" + parts(option.parts()), option.explain());
            written.block(() -> {
                option.requirements().forEach(this::requirement);
                if (!option.then().isEmpty()) line("then", option.then());
            });
        } else if (item instanceof ChooseItem.Refuse refuse) {
            written.line("refuse" + (refuse.parts().isEmpty() ? " all else" : parts(refuse.parts())), refuse.because());
        } else if (item instanceof ChooseItem.IfNone none) {
            line("if none", none.steps());
        }
    }

    private static String parts(List<ChooseItem.Part> parts) {
        StringBuilder words = new StringBuilder();
        for (ChooseItem.Part part : parts) {
            if (part instanceof ChooseItem.Pick pick)
                words.append(" (")
                        .append(pick.name())
                        .append(pick.not() ? " not in " : " in ")
                        .append(text(pick.candidates()))
                        .append(')');
            else words.append(' ').append(((ChooseItem.Word) part).word());
        }
        return words.toString();
    }

    static String showing(Requirement.Require require) {
        return require.showing() == null ? "" : text(require.showing());
    }

    void requirement(Requirement requirement) {
        if (requirement instanceof Requirement.Require require) {
            written.line("require " + text(require.condition()), require.because(), showing(require));
        } else if (requirement instanceof Requirement.NothingElse nothing) {
            written.line("require nothing else", nothing.because());
        } else if (requirement instanceof Requirement.Meets meets) {
            written.line("meets " + meets.conditions() + "(" + ExprPrinter.list(meets.arguments()) + ")");
        }
    }

    @Override
    public Void finish(StatementNode.Finish node) {
        String how = node.winners() != null ? " won by " + text(node.winners()) : node.drawn() ? " drawn" : "";
        return line("finish" + how, node.explain());
    }

    @Override
    public Void stop(StatementNode.Stop node) {
        return line("stop");
    }

    @Override
    public Void answer(StatementNode.Answer node) {
        return line("answer " + text(node.value()));
    }

    @Override
    public Void endTurn(StatementNode.EndTurn node) {
        return line("end turn");
    }

    @Override
    public Void retire(StatementNode.Retire node) {
        return line("retire " + text(node.player()));
    }

    @Override
    public Void tell(StatementNode.Tell node) {
        return line("tell", node.explain());
    }

    @Override
    public Void remember(StatementNode.Remember node) {
        return line("remember position");
    }

    @Override
    public Void forget(StatementNode.Forget node) {
        return line("forget positions");
    }
}
