package regola.language.type;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.DidYouMean;
import regola.language.diagnostic.FigureWord;
import regola.language.model.Reason;
import regola.language.model.Setting;
import regola.language.model.Type;
import regola.language.resolve.TruthWord;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.Declaration;
import regola.language.tree.Name;
import regola.language.tree.SettingNode;

/**
 * A SettingReader turns the declaration of a setting, or what a variant sets it to, into a setting whose value fits.
 */
final class SettingReader {
    private static final int MOST_NUMBERS = 100;

    private final CheckContext game;

    SettingReader(CheckContext game) {
        this.game = game;
    }

    Setting read(Declaration.Setting node) {
        String name = node.name().text();
        Reason reason = new SentenceChecks(game, null).reason(node.explain());
        Span span = node.name().span();
        SettingNode.Form form = node.form();
        if (form instanceof SettingNode.YesNo) {
            return new Setting(name, Setting.Form.YES_NO, 0, 1, 1, 1, List.of(), truth(node), reason, Type.TRUTH, span);
        }
        if (form instanceof SettingNode.OneOf oneOf) {
            List<String> words = words(oneOf, span);
            return new Setting(
                    name,
                    Setting.Form.WORD,
                    0,
                    words.size() - 1L,
                    1,
                    1,
                    words,
                    word(node, words),
                    reason,
                    Type.choice(name),
                    span);
        }
        if (form instanceof SettingNode.Number number) {
            reportOrder(number.least(), number.most(), number.span());
            List<Long> value = numbers(node, number.least(), number.most(), 1, 1);
            return new Setting(
                    name,
                    Setting.Form.NUMBER,
                    number.least(),
                    number.most(),
                    1,
                    1,
                    List.of(),
                    value,
                    reason,
                    Type.NUMBER,
                    span);
        }
        SettingNode.Numbers numbers = (SettingNode.Numbers) form;
        reportOrder(numbers.least(), numbers.most(), numbers.span());
        reportOrder(numbers.fewest(), numbers.many(), numbers.span());
        if (numbers.many() > MOST_NUMBERS)
            game.report(DiagnosticCode.TOO_MANY_THINGS.at(
                    numbers.span(), numbers.many(), Message.of("numbers"), MOST_NUMBERS));
        int fewest = (int) Math.min(numbers.fewest(), MOST_NUMBERS);
        int many = (int) Math.min(numbers.many(), MOST_NUMBERS);
        List<Long> value = numbers(node, numbers.least(), numbers.most(), fewest, many);
        return new Setting(
                name,
                Setting.Form.NUMBERS,
                numbers.least(),
                numbers.most(),
                fewest,
                many,
                List.of(),
                value,
                reason,
                Type.NUMBER.list(),
                span);
    }

    private void reportOrder(long low, long high, Span span) {
        if (low > high) {
            game.report(DiagnosticCode.EMPTY_RANGE.at(span, low, high));
        }
    }

    private List<String> words(SettingNode.OneOf form, Span setting) {
        Set<String> words = new LinkedHashSet<>();
        for (Name word : form.words()) {
            game.uses().add(word.span(), word.text(), setting);
            if (words.contains(word.text()))
                game.report(DiagnosticCode.TWICE.at(word.span(), Message.of("'{0}'", word.text())));
            else words.add(word.text());
        }
        return List.copyOf(words);
    }

    private List<Long> truth(Declaration.Setting node) {
        if (node.value() instanceof SettingNode.TruthValue value) return List.of(value.value() ? 1L : 0L);
        String meant = node.value() instanceof SettingNode.WordValue value
                ? TruthWord.meant(value.word().text())
                : null;
        refuse(node, "it is yes or no", meant == null ? "" : Message.of("write '{0}'", meant));
        return List.of(0L);
    }

    private List<Long> word(Declaration.Setting node, List<String> words) {
        if (node.value() instanceof SettingNode.WordValue value
                && words.contains(value.word().text())) {
            game.uses()
                    .add(value.word().span(), value.word().text(), node.name().span());
            return List.of((long) words.indexOf(value.word().text()));
        }
        String text = node.value() instanceof SettingNode.WordValue value
                ? value.word().text()
                : "";
        if (!game.problems().isFull(node.span().source())) {
            refuse(node, Message.of("it is one of: {0}", String.join(", ", words)), DidYouMean.asFix(text, words));
        }
        return List.of(0L);
    }

    private List<Long> numbers(Declaration.Setting node, long least, long most, int fewest, int many) {
        if (!(node.value() instanceof SettingNode.NumberValues values)) {
            Span value = node.value().span();
            Optional<Integer> figure = many == 1
                    ? FigureWord.number(value.source().text().substring(value.start(), value.end()))
                            .filter(said -> said >= least && said <= most)
                    : Optional.empty();
            if (figure.isPresent()) {
                refuse(node, "numbers are written in figures", Message.of("write '{0}'", figure.get()));
                return List.of(least);
            }
            boolean range = many == 1 && least <= most;
            refuse(
                    node,
                    many == 1 ? "it is a number" : Message.of("it is {0} to {1} numbers", fewest, many),
                    range ? Message.of("write a number from {0} to {1}", least, most) : "");
            return List.of(least);
        }
        List<Long> found =
                values.numbers().stream().map(SettingNode.Whole::value).toList();
        for (SettingNode.Whole number : values.numbers()) {
            if (least <= most && (number.value() < least || number.value() > most)) {
                game.report(DiagnosticCode.NOT_A_SETTING_VALUE
                        .at(number.span(), number.value(), node.name().text())
                        .why(Message.of("it goes from {0} to {1}", least, most))
                        .related(node.name().span(), "it is declared here"));
            }
        }
        if (found.size() < fewest || found.size() > many) {
            refuse(node, takes(fewest, many), "");
        }
        return found.isEmpty() ? List.of(least) : found;
    }

    private static Message takes(int fewest, int many) {
        if (fewest < many) return Message.of("it takes {0} to {1} numbers", fewest, many);
        return many == 1 ? Message.of("it takes 1 number") : Message.of("it takes {0} numbers", many);
    }

    private void refuse(Declaration.Setting node, CharSequence why, CharSequence fix) {
        Span at = node.value().span();
        Diagnostic found = DiagnosticCode.NOT_A_SETTING_VALUE
                .at(at, TypeWords.quote(at), node.name().text())
                .why(why)
                .fix(fix);
        game.report(found.related(node.name().span(), "it is declared here"));
    }
}
