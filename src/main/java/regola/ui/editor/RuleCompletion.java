package regola.ui.editor;

import java.util.List;
import java.util.TreeMap;
import java.util.Map;
import java.util.function.Supplier;
import javax.swing.text.JTextComponent;
import org.fife.ui.autocomplete.AutoCompletion;
import org.fife.ui.autocomplete.BasicCompletion;
import org.fife.ui.autocomplete.Completion;
import org.fife.ui.autocomplete.DefaultCompletionProvider;
import regola.language.LineParts;

/** A RuleCompletion offers at Ctrl+Space the words that the game uses and those of the language that begin as somebody typed. */
final class RuleCompletion extends DefaultCompletionProvider {
    /** Texts longer than this together are not gone through while somebody waits. */
    private static final int MOST_LETTERS = 400_000;

    private final Supplier<List<String>> texts;

    /** @param texts of all files of the game, the one that is written first */
    private RuleCompletion(Supplier<List<String>> texts) {
        this.texts = texts;
    }

    static void install(RuleArea area, Supplier<List<String>> texts) {
        AutoCompletion completion = new AutoCompletion(new RuleCompletion(texts));
        completion.setAutoActivationEnabled(false);
        completion.setAutoCompleteSingleChoices(true);
        completion.setShowDescWindow(false);
        completion.install(area);
    }

    @Override
    protected boolean isValidChar(char c) {
        return Character.isLetterOrDigit(c) || c == '-';
    }

    @Override
    protected List<Completion> getCompletionsImpl(JTextComponent area) {
        String begun = getAlreadyEnteredText(area);
        Map<String, LineParts.Kind> words = words(texts.get());
        return words.keySet().stream().filter(word -> word.startsWith(begun) && !word.equals(begun))
                .<Completion>map(word -> new BasicCompletion(this, word)).toList();
    }

    /** @return words and names, each once, in the order of the alphabet */
    static Map<String, LineParts.Kind> words(List<String> texts) {
        Map<String, LineParts.Kind> words = new TreeMap<>();
        int letters = 0;
        for (String text : texts) {
            letters += text.length();
            if (letters > MOST_LETTERS) break;
            text.lines().forEach(line -> {
                for (LineParts.Part part : LineParts.of(line)) {
                    boolean word = part.kind() == LineParts.Kind.NAME || part.kind() == LineParts.Kind.KEYWORD;
                    if (word) words.putIfAbsent(part.in(line), part.kind());
                }
            });
        }
        LineParts.words().forEach(word -> words.putIfAbsent(word, LineParts.Kind.KEYWORD));
        return words;
    }
}
