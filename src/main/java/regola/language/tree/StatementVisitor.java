package regola.language.tree;

/** A StatementVisitor does something for each form of statement. */
public interface StatementVisitor<R> {
    R let(StatementNode.Let node);

    R set(StatementNode.Set node);

    R add(StatementNode.Add node);

    R remove(StatementNode.Remove node);

    R move(StatementNode.Move node);

    R change(StatementNode.Change node);

    R shift(StatementNode.Shift node);

    R shuffle(StatementNode.Shuffle node);

    R doRule(StatementNode.Do node);

    R announce(StatementNode.Announce node);

    R ifElse(StatementNode.If node);

    R repeat(StatementNode.Repeat node);

    R whileLoop(StatementNode.While node);

    R forEach(StatementNode.ForEach node);

    R choose(StatementNode.Choose node);

    R finish(StatementNode.Finish node);

    R stop(StatementNode.Stop node);

    R answer(StatementNode.Answer node);

    R endTurn(StatementNode.EndTurn node);

    R retire(StatementNode.Retire node);

    R tell(StatementNode.Tell node);

    R remember(StatementNode.Remember node);

    R forget(StatementNode.Forget node);
}
