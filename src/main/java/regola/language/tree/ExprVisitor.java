package regola.language.tree;

/** An ExprVisitor does something for each form of expression. */
public interface ExprVisitor<R> {
    R number(ExprNode.NumberLiteral node);

    R truth(ExprNode.TruthLiteral node);

    R none(ExprNode.NoneLiteral node);

    R name(ExprNode.NameUse node);

    R call(ExprNode.Call node);

    R of(ExprNode.Of node);

    R itemOf(ExprNode.ItemOf node);

    R unary(ExprNode.Unary node);

    R binary(ExprNode.Binary node);

    R conditional(ExprNode.Conditional node);

    R list(ExprNode.ListLiteral node);

    R those(ExprNode.Those node);

    R thoseWith(ExprNode.ThoseWith node);

    R quantified(ExprNode.Quantified node);

    R gather(ExprNode.Gather node);

    R supposingMove(ExprNode.SupposingMove node);

    R supposingShift(ExprNode.SupposingShift node);

    R supposingRule(ExprNode.SupposingRule node);

    R broken(ExprNode.Broken node);
}
