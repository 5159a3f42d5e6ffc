package regola.ui.rules;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.MarkIcon;
import regola.ui.parts.Card;
import regola.ui.parts.Paragraph;
import regola.ui.view.Texts;
import regola.ui.view.board.MarkView;
import regola.ui.view.rules.RuleBookView;
import regola.ui.view.rules.RuleCardView;

/** A RuleEntry is one rule on the page of rules: number, what it is about, what it says, and a way to its lines. */
final class RuleEntry extends Card {
    private static final long serialVersionUID = 1;

    RuleEntry(RuleBookView.Entry entry, ArtStore art, Texts texts, Consumer<String> line) {
        super(new MigLayout("ins 8 14 10 10, gap 10 4, fillx, wrap 2", "[grow, fill][]"));
        RuleCardView card = entry.card();
        String name = "rules." + card.number();
        setName(name);
        Paragraph title = Paragraph.heading(name + ".title", 1.1);
        title.setText(card.number() + (card.title().isEmpty() ? "" : "  " + card.title()));
        add(title, "wmin 40, aligny center");
        JButton lines = new JButton(texts.get("rules.line"));
        lines.setName(name + ".line");
        lines.putClientProperty("JButton.buttonType", "borderless");
        lines.putClientProperty("FlatLaf.style", "foreground: $Regola.link");
        lines.setToolTipText(texts.get("rules.line.tip"));
        lines.getAccessibleContext().setAccessibleName(texts.get("rules.line.of", card.number()));
        lines.addActionListener(e -> line.accept(card.number()));
        add(lines, "aligny top");
        entry.marks().forEach(mark -> mark(mark, card.title().equals(mark.name()), art));
        paragraphs(card.sentences().stream()
                .filter(said ->
                        entry.marks().stream().noneMatch(mark -> mark.sentence().equals(said)))
                .toList());
        if (!card.reasons().isEmpty()) {
            Paragraph heading = Paragraph.muted(null);
            heading.setText(texts.get("rule.reasons"));
            add(heading, "span, growx, wmin 40, gaptop 2");
            paragraphs(card.reasons());
        }
        getAccessibleContext().setAccessibleName(texts.get("rule.number", card.number()) + " " + card.title());
        getAccessibleContext()
                .setAccessibleDescription(String.join(" ", card.sentences()) + " " + String.join(" ", card.reasons()));
    }

    /** @param named whether the entry is called like the special square already */
    private void mark(MarkView mark, boolean named, ArtStore art) {
        JLabel picture = new JLabel(new MarkIcon(art, mark, 44));
        picture.setHorizontalAlignment(SwingConstants.CENTER);
        picture.getAccessibleContext().setAccessibleName(mark.name());
        Paragraph said = Paragraph.plain(null);
        said.setText(
                mark.sentence().isEmpty()
                        ? mark.name()
                        : named ? mark.sentence() : mark.name() + ": " + mark.sentence());
        add(picture, "span, split 2, growx 0");
        add(said, "growx, pushx, wmin 40, aligny center");
    }

    private void paragraphs(List<String> sentences) {
        for (String sentence : sentences) {
            Paragraph words = Paragraph.plain(null);
            words.setText(sentence);
            add(words, "span, growx, wmin 40");
        }
    }
}
