package regola.engine.lower;

import java.util.List;
import java.util.stream.Collectors;
import regola.language.model.Expr;

/** A Shown is a checked expression in short words: operators as they are called inside, everything else by its name. */
final class Shown implements Expr.Visitor<String> {
    static String of(Expr expr) {
        return expr.accept(new Shown());
    }

    static List<String> all(List<Expr> exprs) {
        return exprs.stream().map(Shown::of).toList();
    }

    private static String parts(Expr expr) {
        return expr.parts().stream().map(part -> of(part.expr())).collect(Collectors.joining(", ", "(", ")"));
    }

    @Override
    public String constant(Expr.Constant e) {
        return String.valueOf(e.value());
    }

    @Override
    public String none(Expr.None e) {
        return "none";
    }

    @Override
    public String named(Expr.Named e) {
        return e.name();
    }

    @Override
    public String siteSet(Expr.SiteSet e) {
        return e.name();
    }

    @Override
    public String pieceClass(Expr.PieceClass e) {
        return e.name();
    }

    @Override
    public String kindsOf(Expr.KindsOf e) {
        return "kinds-of-" + e.name();
    }

    @Override
    public String lineGroup(Expr.LineGroup e) {
        return e.name();
    }

    @Override
    public String zoneSite(Expr.ZoneSite e) {
        return e.zone() + parts(e);
    }

    @Override
    public String settingValue(Expr.SettingValue e) {
        return e.setting().name();
    }

    @Override
    public String variableValue(Expr.VariableValue e) {
        return e.variable().name();
    }

    @Override
    public String propertyValue(Expr.PropertyValue e) {
        return e.property().name() + parts(e);
    }

    @Override
    public String attribute(Expr.Attribute e) {
        return e.choice().name() + parts(e);
    }

    @Override
    public String local(Expr.Local e) {
        return e.name();
    }

    @Override
    public String call(Expr.Call e) {
        return "call-" + e.function().name() + parts(e);
    }

    @Override
    public String operation(Expr.Operation e) {
        return e.operator() + parts(e);
    }

    @Override
    public String conditional(Expr.Conditional e) {
        return "if" + parts(e);
    }

    @Override
    public String listOf(Expr.ListOf e) {
        return "list" + parts(e);
    }

    @Override
    public String each(Expr.Each e) {
        return e.over() + " " + e.name() + parts(e);
    }

    @Override
    public String supposingMove(Expr.SupposingMove e) {
        return "supposing" + parts(e);
    }

    @Override
    public String supposingShift(Expr.SupposingShift e) {
        return "supposing-shift" + parts(e);
    }

    @Override
    public String supposingRule(Expr.SupposingRule e) {
        return "supposing-rule " + e.rule().name() + parts(e);
    }
}
