package regola.language.resolve;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.DidYouMean;
import regola.language.diagnostic.FigureWord;
import regola.language.source.Message;
import regola.language.source.Span;

/** An UnknownName makes the message for a name that means nothing: what was probably meant, and what there is. */
public final class UnknownName {
    private static final int SHOWN = 12;
    /** What an author of a game names most; hundreds of sites and pieces would only hide it. */
    private static final Set<Sort> WORTH_LISTING = EnumSet.range(Sort.VARIABLE, Sort.LINES);

    private UnknownName() {}

    /**
     * For a name standing in an expression.
     *
     * @param builtIns names that every game has
     * @param fitting the sorts of things that would fit there, or nothing if any may
     */
    public static Diagnostic inExpression(
            String name, Span span, SymbolTable names, Scope scope, Collection<String> builtIns, Set<Sort> fitting) {
        if (TruthWord.meant(name) != null) return TruthWord.explain(name, span);
        Set<String> known = new LinkedHashSet<>(scope.names());
        known.addAll(names.of(EnumSet.range(Sort.VARIABLE, Sort.PROPERTY)));
        known.addAll(builtIns);
        Optional<String> minus = asMinus(name, known);
        if (minus.isPresent()) return DiagnosticCode.HYPHENATED_MINUS.at(span, name, minus.get());

        Optional<String> meant = DidYouMean.closest(name, names.of(fitting)).or(() -> DidYouMean.closest(name, known));
        Optional<Diagnostic> plain = PlainName.spoken(name, span, names)
                .or(() -> meant.isPresent() ? Optional.empty() : PlainName.explain(name, span));
        if (plain.isPresent()) return plain.get();
        Optional<Diagnostic> figure =
                FigureWord.at(name, span, DiagnosticCode.UNKNOWN_NAME.at(span, Message.of("nothing"), name));
        if (figure.isPresent()) return figure.get();

        Set<String> listed = new LinkedHashSet<>(scope.names());
        listed.addAll(names.of(fitting.isEmpty() ? WORTH_LISTING : fitting));
        return DiagnosticCode.UNKNOWN_NAME
                .at(span, Message.of("nothing"), name)
                .why(listed.isEmpty() ? "every name must be declared" : Message.of("known here are: {0}", list(listed)))
                .fix(meant.map(DidYouMean::fix).orElse(Message.NOTHING));
    }

    /** For a name that must mean a thing of one sort, or of one of some sorts. */
    public static Diagnostic among(String name, Span span, CharSequence whatIsMissing, Collection<String> candidates) {
        return DiagnosticCode.UNKNOWN_NAME
                .at(span, Message.from(whatIsMissing), name)
                .why(candidates.isEmpty() ? "this game has none" : Message.of("there is: {0}", list(candidates)))
                .fix(DidYouMean.asFix(name, candidates));
    }

    /** @return {@code a - b} if the name is two known names, or one and a number, with a hyphen between */
    private static Optional<String> asMinus(String name, Set<String> known) {
        for (int hyphen = name.indexOf('-'); hyphen > 0; hyphen = name.indexOf('-', hyphen + 1)) {
            String left = name.substring(0, hyphen);
            String right = name.substring(hyphen + 1);
            boolean rightIsNumber = right.chars().allMatch(c -> c >= '0' && c <= '9');
            if (known.contains(left) && (rightIsNumber || known.contains(right)))
                return Optional.of(left + " - " + right);
        }
        return Optional.empty();
    }

    /** @return the first few, joined by commas */
    public static Message list(Collection<String> names) {
        List<String> shown = new ArrayList<>(names);
        if (shown.size() <= SHOWN) return Message.joined(", ", shown);
        return Message.of("{0} and {1} more", Message.joined(", ", shown.subList(0, SHOWN)), shown.size() - SHOWN);
    }
}
