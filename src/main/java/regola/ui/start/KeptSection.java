package regola.ui.start;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Card;
import regola.ui.parts.Paragraph;
import regola.ui.parts.Scrolling;
import regola.ui.view.Texts;
import regola.ui.view.start.KeptMatchView;

/**
 * A KeptSection is one card with the match that was played last, and behind a button the others that one can go on
 * with; with none of them it is not there.
 */
final class KeptSection extends JPanel {
    private static final long serialVersionUID = 1;

    /** More than these would not fit on a small screen; when one is gone on with, or put away, the next comes. */
    private static final int MOST = 12;

    private final transient Consumer<String> goOn;
    private final transient Consumer<String> putAway;
    private final JLabel title = StartPanel.heading("kept.title");
    private final JPanel cards = new JPanel(new MigLayout("ins 0, gap 0 4, wrap 1, fillx", "[grow, fill]"));
    private transient List<KeptMatchView> shown = List.of();

    /**
     * @param goOn gets the key of a match to go on with
     * @param putAway gets the key of one to put away
     */
    KeptSection(Consumer<String> goOn, Consumer<String> putAway) {
        super(new MigLayout("ins 0, gap 0 4, wrap 1, fill", "[grow, fill]", "[][grow, fill]"));
        this.goOn = goOn;
        this.putAway = putAway;
        setName("kept");
        setOpaque(false);
        cards.setOpaque(false);
        add(title);
        add(Scrolling.page(cards), "wmin 0, hmin 0");
        setVisible(false);
    }

    void show(List<KeptMatchView> next, Texts texts) {
        shown = next;
        speak(texts);
    }

    void speak(Texts texts) {
        title.setText(texts.get("kept.title"));
        cards.removeAll();
        if (!shown.isEmpty()) cards.add(card(shown.get(0), texts), "wmin 40");
        if (shown.size() > 1) cards.add(others(texts), "wmin 40");
        setVisible(!shown.isEmpty());
        revalidate();
        repaint();
    }

    private JPanel card(KeptMatchView match, Texts texts) {
        JPanel card = new Card(new MigLayout("ins 6 10 6 10, gap 6 3, fillx", "[][grow]"));
        String name = "kept." + match.key();
        card.setName(name);
        Paragraph game = new Paragraph(name + ".game", null, 1, true);
        game.setText(match.title().in(texts));
        String moves = match.moves() == 1 ? texts.get("kept.move") : texts.get("kept.moves", match.moves());
        Paragraph what = Paragraph.muted(name + ".what");
        what.setText(
                texts.get("kept.what", texts.get("kept.players", match.players()), moves) + "\n" + when(match, texts));
        card.add(game, "span, growx, wmin 40");
        card.add(what, "span, growx, wmin 40");
        card.add(button(name + ".goon", texts.get("kept.goon"), match, goOn, texts));
        card.add(button(name + ".away", texts.get("kept.away"), match, putAway, texts));
        return card;
    }

    private JButton others(Texts texts) {
        int count = shown.size() - 1;
        JButton others = new JButton(count == 1 ? texts.get("kept.other") : texts.get("kept.others", count));
        others.setName("kept.others");
        others.addActionListener(e -> {
            JPopupMenu menu = new JPopupMenu();
            for (KeptMatchView match : shown.subList(1, Math.min(shown.size(), MOST + 1))) {
                JMenuItem item =
                        new JMenuItem(texts.get("kept.one", match.title().in(texts), when(match, texts)));
                item.setName("kept." + match.key() + ".goon");
                item.addActionListener(chosen -> goOn.accept(match.key()));
                menu.add(item);
            }
            menu.show(others, 0, others.getHeight());
        });
        return others;
    }

    private static JButton button(String name, String words, KeptMatchView match, Consumer<String> act, Texts texts) {
        JButton button = new JButton(words);
        button.setName(name);
        button.getAccessibleContext()
                .setAccessibleName(words + ": " + match.title().in(texts));
        button.addActionListener(e -> act.accept(match.key()));
        return button;
    }

    private static String when(KeptMatchView match, Texts texts) {
        Locale locale = texts.language().equals("en") ? Locale.UK : Locale.forLanguageTag(texts.language());
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(locale)
                .format(LocalDateTime.ofInstant(match.at(), ZoneId.systemDefault()));
    }
}
