package regola.ui.editor;

import java.awt.Color;
import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JList;
import javax.swing.text.JTextComponent;
import org.fife.ui.autocomplete.BasicCompletion;
import org.fife.ui.autocomplete.Completion;
import org.fife.ui.autocomplete.DefaultCompletionProvider;
import regola.language.LineParts;
import regola.ui.board.art.ArtStore;
import regola.ui.board.art.DrawingIcon;
import regola.ui.parts.Swatch;
import regola.ui.theme.Palette;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;
import regola.ui.view.editor.ReplyView.Offer;

/**
 * A RuleCompletion offers at Ctrl+Space what fits where the cursor stands. What that is it asks, and it shows the list
 * when the answer comes, if nobody has typed on or gone elsewhere; where nothing fits, as in a remark, the words that
 * the game uses and those of the language that begin so.
 */
final class RuleCompletion extends DefaultCompletionProvider {
    /** Texts longer than this together are not gone through while somebody waits. */
    private static final int MOST_LETTERS = 400_000;

    /** Letters of a sentence: a row is for choosing, the sentence itself is in the text. */
    static final int MOST_SAID = 56;

    /** Letters of a passage. */
    private static final int MOST_BEGUN = 30;

    private static final Pattern COLOUR = Pattern.compile("#[0-9A-Fa-f]{6}");

    private static final Pattern FORM = Pattern.compile("\\b[A-Z]{4,}\\b");

    private static final Pattern GAP = Pattern.compile("\\$\\{([^}]*)}");

    private final Supplier<List<String>> texts;
    private List<Offer> offers = List.of();
    /** Whether nobody has asked. */
    private boolean calm;

    RuleCompletion(Supplier<List<String>> texts, Supplier<ArtStore> arts) {
        this.texts = texts;
        setParameterizedCompletionParams('(', ", ", ')');
        setListCellRenderer(new Rows(arts));
    }

    /** Before the name of a colour there is a dot of it, and before that of a drawing the drawing. */
    private static final class Rows extends DefaultListCellRenderer {
        private static final long serialVersionUID = 1;
        private static final int PICTURE = 24;
        private final transient Supplier<ArtStore> arts;
        private transient ArtStore art;

        Rows(Supplier<ArtStore> arts) {
            this.arts = arts;
        }

        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            super.getListCellRendererComponent(list, value, index, selected, focused);
            boolean colour = value instanceof Offered offered
                    && COLOUR.matcher(offered.offer().detail()).matches();
            if (colour)
                setIcon(new Swatch(Color.decode(((Offered) value).offer().detail())));
            if (value instanceof Offered offered && offered.offer().detail().equals(Offer.DRAWING)) {
                if (art == null) art = arts.get();
                String name = offered.offer().label();
                if (art != null)
                    setIcon(new DrawingIcon(
                            art, name, Scaled.px(PICTURE), Palette.current().dark()));
            }
            return this;
        }
    }

    /**
     * @param texts of all files of the game, the one that is written first
     * @param words in the language of the window
     * @param arts the drawings of the game
     * @param nothing hears of letters with which nothing goes on
     * @return offers in that text what fits, when it is told to, and at its key
     */
    static Offering install(
            RuleArea area,
            Supplier<List<String>> texts,
            Asking asking,
            Consumer<String> nothing,
            Supplier<Texts> words,
            Supplier<ArtStore> arts) {
        return new Offering(area, new RuleCompletion(texts, arts), asking, nothing, words);
    }

    /** An Asking asks what fits where the cursor is. */
    interface Asking {
        /** @param wanted whether somebody wants to see it; else only if it is of use */
        void ask(boolean wanted);
    }

    /** @param unasked whether what was found is shown by itself */
    void take(List<Offer> found, boolean unasked) {
        offers = found;
        calm = unasked;
    }

    /** What is selected is to be written anew: it is a gap of a passage, or what somebody wants otherwise. */
    @Override
    public String getAlreadyEnteredText(JTextComponent area) {
        String text = area.getText();
        int end = area.getSelectionStart();
        int start = end;
        while (start > 0 && isValidChar(text.charAt(start - 1))) start--;
        return text.substring(start, end);
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
        int longer = 0;
        for (Offer offer : offers) {
            String written = offer.passage() ? offer.label() : offer.text();
            boolean fits = written.startsWith(begun) || !begun.isEmpty() && written.contains("-" + begun);
            // A word that is being written stands in the text already, and would be offered for itself.
            boolean whole = written.equals(begun) && offers.size() > 1;
            if (whole) entire = offer;
            if (!fits || whole) continue;
            Completion made = offer.passage() ? passage(offer, area) : name(offer);
            found.add(made);
            if (written.startsWith(begun)) longer++;
        }
        // A single one is written at once: who has written a whole word may have meant that one.
        if (entire != null && longer == 1) found.add(0, name(entire));
        // Who wrote a whole word by themselves meant it; only how its line may go on is still of use.
        if (calm && entire != null) found.removeIf(each -> !(each instanceof Passage));
        if (!offers.isEmpty()) return ranked(found);
        if (calm || begun.isEmpty()) return found;
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
        return new Word(this, offer);
    }

    /** An Offered is a row of the list that was offered by the rules and their language. */
    interface Offered {
        Offer offer();
    }

    /** A Word is a single word or name. */
    private static final class Word extends BasicCompletion implements Offered {
        private final Offer offer;

        Word(RuleCompletion from, Offer offer) {
            super(from, offer.text());
            this.offer = offer;
        }

        @Override
        public Offer offer() {
            return offer;
        }

        @Override
        public String toString() {
            return row(offer);
        }
    }

    /** @return the word, and what it is or how it goes on */
    static String row(Offer offer) {
        String detail = offer.detail();
        if (offer.sentence().isEmpty())
            return detail.startsWith(offer.label())
                    ? detail
                    : detail.isEmpty() || isForm(detail) ? offer.label() : offer.label() + " " + detail;
        String asks =
                detail.startsWith("(") ? detail.substring(0, detail.indexOf(')') + 1) : offer.isCall() ? "()" : "";
        String said = offer.sentence();
        if (said.length() > MOST_SAID) {
            int end = said.lastIndexOf(' ', MOST_SAID);
            said = said.substring(0, end < 0 ? MOST_SAID : end) + "…";
        }
        // What a word of the language does is said instead of how its line goes on, which is seen once it is written.
        return offer.label() + asks + " – " + said;
    }

    /** How a line goes on, with words in capitals for what is to be put in, is for messages. */
    private static boolean isForm(String detail) {
        return FORM.matcher(detail).find();
    }

    /** What is to be written in a gap stands there as a name; each line begins below the one that is being written. */
    private Completion passage(Offer offer, JTextComponent area) {
        String text = area.getText();
        int line = text.lastIndexOf('\n', area.getCaretPosition() - 1) + 1;
        String indent = offer.indent() >= 0
                ? " ".repeat(offer.indent())
                : text.substring(line).replaceFirst("(?s)[^ ].*", "");
        // What begins on the next line brings its own indentation.
        String gapped =
                offer.text().startsWith("\n") ? offer.text() : offer.text().replace("\n", "\n" + indent);
        Matcher gap = GAP.matcher(gapped);
        boolean has = gap.find();
        return new Passage(
                this,
                withoutGaps(gapped),
                offer,
                has ? gapped.indexOf("${") : -1,
                has ? gapped.indexOf('}') - gapped.indexOf("${") - 2 : 0);
    }

    /** @return the words with the names of their gaps in them */
    static String withoutGaps(String words) {
        return GAP.matcher(words).replaceAll("$1");
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
    static final class Passage extends BasicCompletion implements Offered {
        private final Offer offer;
        /** Where the first gap begins, and how long it is; -1 if there is none. */
        final int gap;

        final int length;

        Passage(RuleCompletion from, String written, Offer offer, int gap, int length) {
            super(from, written);
            this.offer = offer;
            this.gap = gap;
            this.length = length;
        }

        @Override
        public Offer offer() {
            return offer;
        }

        @Override
        public String toString() {
            return passageRow(offer);
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
