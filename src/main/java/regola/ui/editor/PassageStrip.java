package regola.ui.editor;

import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Card;
import regola.ui.parts.Paragraph;
import regola.ui.view.Texts;
import regola.ui.view.editor.EditorIntents;
import regola.ui.view.rules.PassageView;

/**
 * A PassageStrip says above the text which rule was asked for, what it says in plain words, and at how many places it
 * stands.
 */
final class PassageStrip extends Card {
    private static final long serialVersionUID = 1;

    private final JLabel number = new JLabel();
    private final Paragraph sentence = new Paragraph("passage.sentence", null, 1.05, false);
    private final JButton previous = new JButton("‹");
    private final JLabel count = new JLabel();
    private final JButton next = new JButton("›");
    private final JButton close = new JButton("\u00d7");

    PassageStrip(EditorIntents intents) {
        super(new MigLayout("ins 7 12 7 6, gap 8 2, fillx, hidemode 3", "[][grow, fill][][][][]"));
        setName("passage");
        setVisible(false);
        number.setName("passage.number");
        number.putClientProperty("FlatLaf.styleClass", "h3");
        previous.setName("passage.previous");
        count.setName("passage.count");
        next.setName("passage.next");
        close.setName("passage.close");
        for (JButton button : new JButton[] {previous, next, close})
            button.putClientProperty("JButton.buttonType", "toolBarButton");
        previous.addActionListener(e -> intents.nextPlace(-1));
        next.addActionListener(e -> intents.nextPlace(1));
        close.addActionListener(e -> intents.closePassage());
        add(number, "aligny top");
        add(sentence, "wmin 40, aligny center");
        add(previous, "aligny top");
        add(count, "aligny top, gaptop 3");
        add(next, "aligny top");
        add(close, "aligny top");
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), "close");
        getActionMap().put("close", new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public void actionPerformed(ActionEvent e) {
                intents.closePassage();
            }
        });
    }

    /** @param passage null for none */
    void show(PassageView passage, int place, Texts texts) {
        setVisible(passage != null);
        if (passage == null) return;
        dress("Regola.card.background", "Regola.card.deciding", 1);
        PassageView.Place here = passage.places().get(place);
        number.setText(passage.number().isEmpty() ? texts.get("editor.line", here.first()) : passage.number());
        sentence.setText(here.sentence().isEmpty() ? texts.get("passage.silent") : here.sentence());
        boolean several = passage.places().size() > 1;
        previous.setVisible(several);
        next.setVisible(several);
        count.setVisible(several);
        count.setText(texts.get("passage.count", place + 1, passage.places().size()));
        say(previous, texts.get("passage.previous"));
        say(next, texts.get("passage.next"));
        say(close, texts.get("passage.close"));
        getAccessibleContext().setAccessibleDescription(number.getText() + ". " + sentence.getText());
    }

    private static void say(JButton button, String words) {
        button.setToolTipText(words);
        button.getAccessibleContext().setAccessibleName(words);
    }
}
