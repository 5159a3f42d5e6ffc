package regola.language.type;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.Expr;
import regola.language.model.Reason;
import regola.language.model.Setting;
import regola.language.model.Text;
import regola.language.model.Type;
import regola.language.resolve.Sort;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.Because;
import regola.language.tree.Explain;
import regola.language.tree.ExprNode;
import regola.language.tree.Name;
import regola.language.tree.RuleNumber;
import regola.language.tree.Sentences;

/** SentenceChecks are sentences for people: each hole is checked in the scope of what it belongs to. */
final class SentenceChecks {
    private final CheckContext game;
    private final ExprChecker exprs;

    /** @param exprs for the holes; null where a text can have none, because nothing is known yet when it is shown */
    SentenceChecks(CheckContext game, ExprChecker exprs) {
        this.game = game;
        this.exprs = exprs;
    }

    Reason reason(Explain explain) {
        return reason(explain.number(), explain.text(), explain.printed(), explain.span());
    }

    /** A reason why something is refused must be there for every reader. */
    Reason reason(Because because, Span around) {
        if (because == null) return new Reason(null, Text.NONE, around);
        return reason(because.number(), because.text(), because.printed(), because.span());
    }

    private Reason reason(RuleNumber number, Sentences sentences, Sentences printed, Span span) {
        Reason reason =
                new Reason(number == null ? null : number.text(), text(sentences), text(printed, this::setting), span);
        game.reasons().add(reason);
        return reason;
    }

    /** What the pieces of a set are called: a hole holds one word, what the piece was made for. */
    Text pieceName(Sentences sentences, Set<String> blanks) {
        return text(
                sentences,
                part -> blank(
                        part,
                        blanks,
                        Message.of(
                                "the name of a piece is filled with what the piece was made for: {0}",
                                String.join(", ", blanks))));
    }

    /**
     * What is filled with words by whoever says it: a hole holds the name of one of them.
     *
     * @param naming whether a name is that of a function which says what it is filled with
     */
    Text filled(Sentences sentences, Set<String> blanks, Predicate<Name> naming) {
        return text(sentences, part -> {
            if (part instanceof Sentences.Hole hole
                    && hole.value() instanceof ExprNode.NameUse use
                    && !blanks.contains(use.name().text())
                    && naming.test(use.name())) {
                String name = use.name().text();
                game.uses().add(use.name().span(), game.names().get(Sort.FUNCTION, name));
                return new Text.Blank(name);
            }
            return blank(
                    part,
                    blanks,
                    Message.of(
                            "it is filled when it is said, with one of these: {0}; or with what a function of one player answers: pieces, kinds or players",
                            sorted(blanks)));
        });
    }

    private static String sorted(Set<String> blanks) {
        return String.join(", ", new TreeSet<>(blanks));
    }

    private Text.Part blank(Sentences.Part part, Set<String> blanks, CharSequence why) {
        if (!(part instanceof Sentences.Hole hole)) return part(part);
        if (hole.value() instanceof ExprNode.NameUse use
                && blanks.contains(use.name().text())) {
            game.uses()
                    .add(
                            use.name().span(),
                            game.names().get(Sort.CHOICE, use.name().text()));
            return new Text.Blank(use.name().text());
        }
        game.report(DiagnosticCode.NOT_ALLOWED_HERE
                .at(hole.span(), Message.of("this in {…}"))
                .why(why)
                .fix("write one of these words between the braces"));
        return new Text.Words("");
    }

    Text text(Sentences sentences) {
        return text(sentences, this::part);
    }

    private Text text(Sentences sentences, Function<Sentences.Part, Text.Part> read) {
        if (sentences == null || sentences.isEmpty()) return Text.NONE;
        Map<String, Text.Sentence> byLanguage = new LinkedHashMap<>();
        for (Sentences.Sentence sentence : sentences.list()) {
            List<Text.Part> parts = new ArrayList<>();
            List<Text.Aside> asides = new ArrayList<>();
            int opened = 0;
            for (Sentences.Part part : sentence.parts()) {
                if (!(part instanceof Sentences.Edge edge)) parts.add(read.apply(part));
                else if (edge.opens()) opened = parts.size();
                else asides.add(new Text.Aside(opened, parts.size()));
            }
            if (byLanguage.putIfAbsent(sentence.language(), new Text.Sentence(parts, asides)) != null) {
                game.report(DiagnosticCode.TWICE.at(sentence.span(), Message.of("'{0}'", sentence.language())));
            }
        }
        // A sentence that does not say its language has been told as a mistake.
        if (byLanguage.containsKey("it") && !byLanguage.containsKey("en"))
            game.report(DiagnosticCode.NO_ENGLISH.at(sentences.span()));
        if (byLanguage.containsKey("en") && !byLanguage.containsKey("it"))
            game.report(DiagnosticCode.NO_ITALIAN.at(sentences.span()));
        return new Text(Collections.unmodifiableMap(byLanguage));
    }

    /** A rulebook is read before there is a match: only what the settings say is known. */
    private Text.Part setting(Sentences.Part part) {
        if (!(part instanceof Sentences.Hole hole)) return part(part);
        if (hole.value() instanceof ExprNode.NameUse use
                && game.names().all(use.name().text()).stream().anyMatch(name -> name.sort() == Sort.SETTING)) {
            Setting setting = game.things().setting(use.name().text());
            game.uses()
                    .add(
                            use.name().span(),
                            game.names().get(Sort.SETTING, use.name().text()));
            if (setting == null) return new Text.Words(""); // told already
            return new Text.Hole(
                    new Expr.SettingValue(setting, setting.type(), hole.value().span()));
        }
        game.report(DiagnosticCode.NOT_ALLOWED_HERE
                .at(hole.span(), Message.of("this in {…}"))
                .why("a rulebook is read before there is a match, so only settings have a value")
                .fix(DidYouMean.asFix(
                        hole.value() instanceof ExprNode.NameUse use
                                ? use.name().text()
                                : "",
                        game.names().of(EnumSet.of(Sort.SETTING)),
                        "write the name of a setting between the braces, or what you mean in words")));
        return new Text.Words("");
    }

    private Text.Part part(Sentences.Part part) {
        if (part instanceof Sentences.Words words) return new Text.Words(words.words());
        Sentences.Hole hole = (Sentences.Hole) part;
        if (exprs == null) {
            game.report(DiagnosticCode.NOT_ALLOWED_HERE
                    .at(hole.span(), "{…}")
                    .why("this text is shown before there is a match, so there is nothing to put in")
                    .fix("write what you mean in words"));
            return new Text.Words("");
        }
        Expr value = exprs.withoutChance(() -> exprs.infer(hole.value()));
        Type type = value.type();
        if (type.base() == Type.Base.TRUTH || Conversions.isNothing(type) && !Conversions.isBroken(value)) {
            game.report(DiagnosticCode.NOT_SHOWN.at(hole.value().span(), TypeWords.of(type)));
        }
        return new Text.Hole(value);
    }
}
