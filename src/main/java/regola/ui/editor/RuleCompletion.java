package regola.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.swing.text.JTextComponent;
import org.fife.ui.autocomplete.AutoCompletion;
import org.fife.ui.autocomplete.BasicCompletion;
import org.fife.ui.autocomplete.Completion;
import org.fife.ui.autocomplete.DefaultCompletionProvider;
import regola.language.LineParts;

/**
 * A RuleCompletion offers at Ctrl+Space the words that the game uses and those of the language that begin as somebody
 * typed.
 */
final class RuleCompletion extends DefaultCompletionProvider {
    /** Texts longer than this together are not gone through while somebody waits. */
    private static final int MOST_LETTERS = 400_000;

    private final Supplier<List<String>> texts;

    private RuleCompletion(Supplier<List<String>> texts) {
        this.texts = texts;
    }

    /**
     * @param texts of all files of the game, the one that is written first
     * @param nothing hears of letters with which no word goes on
     * @return offers words in that text when it is told to, and at its key
     */
    static AutoCompletion install(RuleArea area, Supplier<List<String>> texts, Consumer<String> nothing) {
        AutoCompletion completion = new Offering(new RuleCompletion(texts), nothing);
        completion.setAutoActivationEnabled(false);
        completion.setAutoCompleteSingleChoices(true);
        completion.setShowDescWindow(false);
        completion.install(area);
        return completion;
    }

    /** An Offering says so where there is nothing to offer, and leaves a text alone that cannot be written. */
    private static final class Offering extends AutoCompletion {
        private final Consumer<String> nothing;

        Offering(RuleCompletion words, Consumer<String> nothing) {
            super(words);
            this.nothing = nothing;
        }

        @Override
        protected int refreshPopupWindow() {
            JTextComponent area = getTextComponent();
            if (!area.isEditable()) return -1;
            // The list that is open goes by itself when one types on.
            boolean asked = !isPopupVisible();
            if (asked && getCompletionProvider().getCompletions(area).isEmpty())
                nothing.accept(getCompletionProvider().getAlreadyEnteredText(area));
            return super.refreshPopupWindow();
        }
    }

    @Override
    protected boolean isValidChar(char c) {
        return Character.isLetterOrDigit(c) || c == '-';
    }

    /** The list is sorted in place by whoever asks for it. */
    @Override
    protected List<Completion> getCompletionsImpl(JTextComponent area) {
        String begun = getAlreadyEnteredText(area);
        Map<String, LineParts.Kind> words = words(texts.get());
        // A word that is being written stands in the text already, and would be offered for itself.
        return words.keySet().stream()
                .filter(word -> word.startsWith(begun) && !word.equals(begun))
                .map(word -> new BasicCompletion(this, word))
                .collect(Collectors.toCollection(ArrayList::new));
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
