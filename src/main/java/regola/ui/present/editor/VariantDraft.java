package regola.ui.present.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.model.CheckedGame;
import regola.language.model.Setting;
import regola.language.source.SourceText;
import regola.ui.view.Texts;

/**
 * A VariantDraft is the first text of a new variant: its header, and an example that is right as soon as its # is taken
 * away.
 */
final class VariantDraft {
    private static final int MOST_TRIES = 40;

    private VariantDraft() {}

    /**
     * @param rules the game as it is
     * @param id of the variant
     * @param titles by language
     * @param texts the language in which the remarks are written
     */
    static String of(SourceText rules, String gameId, String id, Map<String, String> titles, Texts texts) {
        StringBuilder head = new StringBuilder("variant " + id + " of " + gameId + "\n  title");
        titles.forEach((language, title) ->
                head.append(' ').append(language).append(' ').append(quoted(title)));
        head.append("\n  about");
        for (String language : titles.keySet())
            head.append(' ')
                    .append(language)
                    .append(' ')
                    .append(quoted(Texts.in(language).get("editor.draft.about")));
        head.append("\n\n");
        String example = example(rules, head.toString());
        StringBuilder text = new StringBuilder(head);
        text.append("# ").append(texts.get("editor.draft.what")).append('\n');
        if (!example.isEmpty())
            text.append("# ")
                    .append(texts.get("editor.draft.try"))
                    .append("\n\n# ")
                    .append(example)
                    .append('\n');
        return text.toString();
    }

    private static String quoted(String words) {
        return '"'
                + words.replaceAll("[\\p{Cntrl}]", " ")
                        .replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("{", "\\{")
                + '"';
    }

    private static String example(SourceText rules, String head) {
        CheckedGame game = RuleCompiler.compile(CompileRequest.of(rules)).game().orElse(null);
        if (game == null) return "";
        List<String> examples = new ArrayList<>();
        game.settings().forEach(setting -> examples.add("set " + setting.name() + " = " + otherValue(setting)));
        game.ruleTexts().keySet().forEach(number -> examples.add("remove " + number));
        return examples.stream()
                .limit(MOST_TRIES)
                .filter(line -> !RuleCompiler.compile(
                                CompileRequest.of(rules, SourceText.of("draft", head + line + "\n")))
                        .hasErrors())
                .findFirst()
                .orElse("");
    }

    private static String otherValue(Setting setting) {
        long first = setting.value().isEmpty() ? 0 : setting.value().get(0);
        return switch (setting.form()) {
            case YES_NO -> first == 1 ? "no" : "yes";
            case WORD ->
                setting.words().get((int) ((first + 1) % setting.words().size()));
            case NUMBER -> String.valueOf(otherNumber(setting, first));
            case NUMBERS -> {
                List<String> numbers = new ArrayList<>(
                        setting.value().stream().map(String::valueOf).toList());
                if (!numbers.isEmpty()) numbers.set(0, String.valueOf(otherNumber(setting, first)));
                yield String.join(", ", numbers);
            }
        };
    }

    private static long otherNumber(Setting setting, long value) {
        return value < setting.most() ? value + 1 : Math.max(setting.least(), value - 1);
    }
}
