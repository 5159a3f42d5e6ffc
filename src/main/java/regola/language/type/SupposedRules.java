package regola.language.type;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.Expr;
import regola.language.model.Rule;
import regola.language.model.Statement;
import regola.language.source.Message;
import regola.language.source.Span;

/**
 * SupposedRules are the rules that are only supposed to be done. Nobody can be asked in them, and nothing be drawn, nor
 * in what they run: whoever supposes something wants to know at once, and for sure, what would be.
 */
final class SupposedRules {
    private final Map<Span, Rule> found = new LinkedHashMap<>();

    /** @param span of the rule's name where it is supposed */
    void add(Rule rule, Span span) {
        found.putIfAbsent(span, rule);
    }

    /** Reports those that cannot be supposed; to be called when all rules are complete. */
    void check(CheckContext game) {
        found.forEach((span, rule) -> {
            Hindrance hindrance = new Search().in(rule);
            if (hindrance != null)
                game.report(DiagnosticCode.NOT_SUPPOSED
                        .at(span, rule.name(), Message.from(hindrance.what))
                        .why(
                                "what is only supposed is worked out at once: nobody can be asked meanwhile, and what chance would draw is not known")
                        .fix(hindrance.fix)
                        .related(hindrance.span, "it happens here"));
        });
    }

    /** A Hindrance is something in a rule for which it cannot be supposed. */
    private record Hindrance(CharSequence what, CharSequence fix, Span span) {
        static Hindrance asking(Span span) {
            return new Hindrance(
                    "asks for a decision",
                    "put what follows from the decision into a rule of its own, hand over what is decided, and suppose that rule",
                    span);
        }

        static Hindrance chance(String what, Span span) {
            return new Hindrance(what, "let chance decide in another rule, and suppose one that does the rest", span);
        }
    }

    /** A Search is a going through all that one rule does, each rule once. */
    private static final class Search {
        private final Set<Rule> entered = new HashSet<>();

        /** @return the first hindrance; null if there is none */
        Hindrance in(Rule rule) {
            return entered.add(rule) ? in(rule.body()) : null;
        }

        private Hindrance in(List<Statement> statements) {
            for (Statement statement : statements) {
                Hindrance found = in(statement);
                if (found != null) return found;
            }
            return null;
        }

        private Hindrance in(Statement statement) {
            if (statement instanceof Statement.Choose) return Hindrance.asking(statement.span());
            if (statement instanceof Statement.Shuffle) return Hindrance.chance("shuffles", statement.span());
            for (Expr expr : statement.expressions()) {
                Span drawn = drawn(expr);
                if (drawn != null) return Hindrance.chance("draws at random", drawn);
            }
            if (statement instanceof Statement.Do call) return in(call.rule());
            if (statement instanceof Statement.Announce announce) {
                for (Rule handler : announce.moment().handlers()) {
                    Hindrance found = in(handler);
                    if (found != null) return found;
                }
            }
            for (List<Statement> block : statement.blocks()) {
                Hindrance found = in(block);
                if (found != null) return found;
            }
            return null;
        }

        /** @return where something is drawn; null if nothing is. Functions draw nothing. */
        private static Span drawn(Expr expr) {
            if (expr.effects().draws()) return expr.span();
            for (Expr.Part part : expr.parts()) {
                Span found = drawn(part.expr());
                if (found != null) return found;
            }
            return null;
        }
    }
}
