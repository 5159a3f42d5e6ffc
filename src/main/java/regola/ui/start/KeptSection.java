package regola.ui.start;

import java.awt.Dimension;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Card;
import regola.ui.parts.Scrolling;
import regola.ui.parts.Words;
import regola.ui.theme.Scaled;
import regola.ui.view.KeptMatchView;
import regola.ui.view.Texts;

/**
 * A KeptSection lists the matches that one can go on with; with none of them it is not there. However many there are, it is as high
 * as one of them, and the others are scrolled to: no match pushes games out of the page.
 */
final class KeptSection extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient Consumer<String> goOn;
    private final transient Consumer<String> putAway;
    private final JLabel title = StartPanel.heading("kept.title");
    private final JPanel cards = new JPanel(new MigLayout("ins 0, gap 0 6, wrap 1, fillx", "[grow, fill]"));
    private transient List<KeptMatchView> shown = List.of();

    /**
     * @param goOn    gets the key of a match to go on with
     * @param putAway gets the key of one to put away
     */
    KeptSection(Consumer<String> goOn, Consumer<String> putAway) {
        super(new MigLayout("ins 0, gap 0 6, wrap 1, fill", "[grow, fill]", "[][grow, fill]"));
        this.goOn = goOn;
        this.putAway = putAway;
        setName("kept");
        setOpaque(false);
        cards.setOpaque(false);
        add(title);
        add(Scrolling.page(cards), "wmin 0, hmin 0");
        setVisible(false);
    }

    /** Its title, one match, and the edge of the next where there is one. */
    private int height() {
        if (cards.getComponentCount() == 0) return 0;
        int one = cards.getComponent(0).getPreferredSize().height;
        return title.getPreferredSize().height + one + Scaled.px(cards.getComponentCount() > 1 ? 26 : 8);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(super.getPreferredSize().width, height());
    }

    @Override
    public Dimension getMaximumSize() {
        return new Dimension(Integer.MAX_VALUE, height());
    }

    void show(List<KeptMatchView> next, Texts texts) {
        shown = next;
        speak(texts);
    }

    void speak(Texts texts) {
        title.setText(texts.get("kept.title"));
        cards.removeAll();
        for (KeptMatchView match : shown) cards.add(card(match, texts), "wmin 40");
        setVisible(!shown.isEmpty());
        revalidate();
        repaint();
    }

    private JPanel card(KeptMatchView match, Texts texts) {
        JPanel card = new Card(new MigLayout("ins 8 10 8 10, gap 6 4, fillx", "[][grow]"));
        String name = "kept." + match.key();
        card.setName(name);
        Words game = new Words(name + ".game", null, 1, true);
        game.setText(match.title().in(texts));
        String moves = match.moves() == 1 ? texts.get("kept.move") : texts.get("kept.moves", match.moves());
        Words what = Words.muted(name + ".what");
        what.setText(texts.get("kept.what", texts.get("kept.players", match.players()), moves) + "\n" + when(match, texts));
        card.add(game, "span, growx, wmin 40");
        card.add(what, "span, growx, wmin 40");
        card.add(button(name + ".goon", texts.get("kept.goon"), match, goOn, texts));
        card.add(button(name + ".away", texts.get("kept.away"), match, putAway, texts));
        return card;
    }

    private static JButton button(String name, String words, KeptMatchView match, Consumer<String> act, Texts texts) {
        JButton button = new JButton(words);
        button.setName(name);
        button.getAccessibleContext().setAccessibleName(words + ": " + match.title().in(texts));
        button.addActionListener(e -> act.accept(match.key()));
        return button;
    }

    private static String when(KeptMatchView match, Texts texts) {
        Locale locale = texts.language().equals("en") ? Locale.UK : Locale.forLanguageTag(texts.language());
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT).withLocale(locale)
                .format(LocalDateTime.ofInstant(match.at(), ZoneId.systemDefault()));
    }
}
