package regola.ui.editor;

import java.awt.Dimension;
import java.awt.FontMetrics;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.UIManager;
import javax.swing.text.JTextComponent;
import org.fife.ui.autocomplete.AutoCompletion;
import org.fife.ui.autocomplete.BasicCompletion;
import org.fife.ui.autocomplete.Completion;
import org.fife.ui.autocomplete.DefaultCompletionProvider;
import regola.language.LineParts;
import regola.ui.view.editor.ReplyView;
import regola.ui.view.editor.ReplyView.Offer;

/**
 * A RuleCompletion offers at Ctrl+Space what fits where the cursor stands. What that is it asks, and it shows the list
 * when the answer comes, if nobody has typed on or gone elsewhere; where nothing fits, as in a remark, the words that
 * the game uses and those of the language that begin so.
 */
final class RuleCompletion extends DefaultCompletionProvider {
    /** Texts longer than this together are not gone through while somebody waits. */
    private static final int MOST_LETTERS = 400_000;

    private static final int MOST_ROWS = 10;
    /** Letters of a sentence: a row is for choosing, the sentence itself is in the text. */
    private static final int MOST_SAID = 56;

    private static final int LEAST_LETTERS = 24;
    /** Letters of a passage. */
    private static final int MOST_BEGUN = 30;

    private static final Pattern GAP = Pattern.compile("\\$\\{([^}]*)}");

    private final Supplier<List<String>> texts;
    private List<Offer> offers = List.of();

    private RuleCompletion(Supplier<List<String>> texts) {
        this.texts = texts;
        setParameterizedCompletionParams('(', ", ", ')');
    }

    /** An Offering is the list of one text. */
    static final class Offering extends AutoCompletion {
        private final transient RuleArea area;
        private final transient RuleCompletion words;
        private final transient Runnable asking;
        private final transient Consumer<String> nothing;
        private final transient CompletionPlace place;
        private transient boolean answering;

        private Offering(RuleArea area, RuleCompletion words, Runnable asking, Consumer<String> nothing) {
            super(words);
            this.area = area;
            this.words = words;
            this.asking = asking;
            this.nothing = nothing;
            this.place = new CompletionPlace(area);
            setAutoActivationEnabled(false);
            setAutoCompleteSingleChoices(true);
            setShowDescWindow(false);
            install(area);
        }

        /** Shows what was found, where it was asked for. */
        void answer(ReplyView answer) {
            boolean stale = answer.question().edition() != area.edition()
                    || answer.question().offset() != area.getCaretPosition();
            if (stale || isPopupVisible() || !area.isEditable()) return;
            words.offers = answer.offers();
            answering = true;
            try {
                doCompletion();
            } finally {
                answering = false;
            }
        }

        /** After a passage one goes on in its first gap. */
        @Override
        protected void insertCompletion(Completion chosen, boolean begun) {
            super.insertCompletion(chosen, begun);
            if (!(chosen instanceof Passage passage) || passage.gap < 0) return;
            int start = area.getCaretPosition() - passage.getReplacementText().length();
            if (start >= 0) area.select(start + passage.gap, start + passage.gap + passage.length);
        }

        /** A list that is open goes on with what one types; else it is asked first. */
        @Override
        protected int refreshPopupWindow() {
            if (!area.isEditable()) return -1;
            if (!isPopupVisible() && !answering) {
                asking.run();
                return -1;
            }
            List<Completion> shown = words.getCompletions(area);
            if (answering && shown.isEmpty()) nothing.accept(words.getAlreadyEnteredText(area));
            boolean open = isPopupVisible();
            Dimension size = size(shown);
            if (!open) setChoicesWindowSize(size.width, size.height);
            int line = super.refreshPopupWindow();
            if (!open) place.open(size);
            if (isPopupVisible()) place.fit(words.getAlreadyEnteredText(area), size);
            return line;
        }

        /** As much room as what is offered needs, but no more than lets the text be seen. */
        private Dimension size(List<Completion> shown) {
            FontMetrics letters = area.getFontMetrics(UIManager.getFont("List.font"));
            int row = letters.getHeight() + letters.getDescent();
            int widest = shown.stream()
                    .mapToInt(each -> letters.stringWidth(each.toString()))
                    .max()
                    .orElse(0);
            int most = Math.max(LEAST_LETTERS, area.getVisibleRect().width * 9 / 10 / letters.charWidth('n'));
            int letter = letters.charWidth('n');
            return new Dimension(
                    Math.min(Math.max(widest + 4 * letter, LEAST_LETTERS * letter), most * letter),
                    row * Math.min(Math.max(shown.size(), 1), MOST_ROWS) + row);
        }
    }

    /**
     * @param texts of all files of the game, the one that is written first
     * @param asking asks what fits where the cursor is
     * @param nothing hears of letters with which nothing goes on
     * @return offers in that text what fits, when it is told to, and at its key
     */
    static Offering install(RuleArea area, Supplier<List<String>> texts, Runnable asking, Consumer<String> nothing) {
        return new Offering(area, new RuleCompletion(texts), asking, nothing);
    }

    @Override
    protected boolean isValidChar(char c) {
        return Character.isLetterOrDigit(c) || c == '-' || c == '.';
    }

    /** The list is sorted in place by whoever asks for it: what is likeliest stays first. */
    @Override
    protected List<Completion> getCompletionsImpl(JTextComponent area) {
        String begun = getAlreadyEnteredText(area);
        List<Completion> found = new ArrayList<>();
        Offer entire = null;
        for (Offer offer : offers) {
            String written = offer.passage() ? offer.label() : offer.text();
            boolean fits = written.startsWith(begun) || !begun.isEmpty() && written.contains("-" + begun);
            // A word that is being written stands in the text already, and would be offered for itself.
            boolean whole = written.equals(begun) && offers.size() > 1;
            if (whole) entire = offer;
            if (!fits || whole) continue;
            Completion made = offer.passage() ? passage(offer, area) : name(offer);
            found.add(made);
        }
        // A single one is written at once: who has written a whole word may have meant that one.
        if (entire != null && found.size() == 1) found.add(0, name(entire));
        if (!offers.isEmpty()) return ranked(found);
        words(texts.get()).keySet().stream()
                .filter(word -> word.startsWith(begun) && !word.equals(begun))
                .forEach(word -> found.add(new BasicCompletion(this, word)));
        return found;
    }

    private static List<Completion> ranked(List<Completion> found) {
        for (int i = 0; i < found.size(); i++) {
            if (found.get(i) instanceof BasicCompletion basic) basic.setRelevance(found.size() - i);
        }
        return found;
    }

    private Completion name(Offer offer) {
        String row = row(offer);
        return new BasicCompletion(this, offer.text()) {
            @Override
            public String toString() {
                return row;
            }
        };
    }

    /** @return the word, and what it is or how it goes on */
    static String row(Offer offer) {
        String detail = offer.detail();
        if (offer.sentence().isEmpty())
            return detail.startsWith(offer.label())
                    ? detail
                    : detail.isEmpty() ? offer.label() : offer.label() + " " + detail;
        String asks = detail.startsWith("(") ? detail.substring(0, detail.indexOf(')') + 1) : "";
        String said = offer.sentence();
        if (said.length() > MOST_SAID) {
            int end = said.lastIndexOf(' ', MOST_SAID);
            said = said.substring(0, end < 0 ? MOST_SAID : end) + "…";
        }
        // What a word of the language does is said instead of how its line goes on, which is seen once it is written.
        return offer.label() + asks + " – " + said;
    }

    /** What is to be written in a gap stands there as a name; each line begins below the one that is being written. */
    private Completion passage(Offer offer, JTextComponent area) {
        String text = area.getText();
        int line = text.lastIndexOf('\n', area.getCaretPosition() - 1) + 1;
        String indent = text.substring(line).replaceFirst("(?s)[^ ].*", "");
        String gapped = offer.text().replace("\n", "\n" + indent);
        Matcher gap = GAP.matcher(gapped);
        boolean has = gap.find();
        return new Passage(
                this,
                gap.replaceAll("$1"),
                passageRow(offer),
                has ? gapped.indexOf("${") : -1,
                has ? gapped.indexOf('}') - gapped.indexOf("${") - 2 : 0);
    }

    /** How it begins, and what it is for. */
    static String passageRow(Offer offer) {
        if (offer.sentence().isEmpty()) return offer.label();
        String begins = offer.label();
        if (begins.length() > MOST_BEGUN) {
            int end = begins.lastIndexOf(' ', MOST_BEGUN);
            begins = begins.substring(0, end < 0 ? MOST_BEGUN : end) + " …";
        }
        return begins + " – " + offer.sentence();
    }

    /** A Passage is several words with gaps; the first gap is where one goes on. */
    private static final class Passage extends BasicCompletion {
        private final String row;
        private final int gap;
        private final int length;

        Passage(RuleCompletion from, String written, String row, int gap, int length) {
            super(from, written);
            this.row = row;
            this.gap = gap;
            this.length = length;
        }

        @Override
        public String toString() {
            return row;
        }
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
