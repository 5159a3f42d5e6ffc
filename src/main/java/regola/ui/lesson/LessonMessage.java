package regola.ui.lesson;

import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Card;
import regola.ui.view.MessageView;
import regola.ui.view.ProseView;
import regola.ui.view.Texts;

/**
 * A LessonMessage is the answer to the last try: its sign, one line, the reason below, and the rule to look at. It always takes
 * the same room, and nothing in it goes away by itself.
 */
public final class LessonMessage extends Card {
    private static final long serialVersionUID = 1;
    private static final int WORDS_LETTERS = 90;
    private static final int REASON_LETTERS = 110;

    private final transient LessonIntents intents;
    private final JLabel sign = new JLabel();
    private final Prose words;
    private final Prose reason;
    private final JButton rule = new JButton();
    private transient MessageView shown;

    public LessonMessage(LessonIntents intents) {
        super(new MigLayout("ins 8 12 8 8, gap 10 0, fillx, hidemode 0", "[26!, center][grow, fill][120!, right]", "[top]"));
        this.intents = intents;
        setName("lesson.message");
        words = new Prose("lesson.message.words", null, 1.12, true, WORDS_LETTERS, intents::read);
        reason = new Prose("lesson.message.reason", null, 1, false, REASON_LETTERS, intents::read);
        rule.setName("lesson.message.rule");
        rule.putClientProperty("JButton.buttonType", "borderless");
        rule.putClientProperty("FlatLaf.styleClass", "h4");
        rule.setHorizontalAlignment(SwingConstants.TRAILING);
        rule.addActionListener(e -> {
            if (shown != null && shown.rule() != null) this.intents.read(shown.rule());
        });
        add(sign, "aligny top");
        add(new Paragraphs(words, reason), "wmin 40");
        add(rule, "aligny top, wmin 0");
        dress("Panel.background", "Panel.background", 1);
    }

    /** @param message null for none */
    public void show(MessageView message, Texts texts) {
        shown = message;
        if (message == null) {
            dress("Panel.background", "Panel.background", 1);
            sign.setIcon(null);
            words.show(ProseView.NONE);
            reason.show(ProseView.NONE);
            rule.setVisible(false);
            getAccessibleContext().setAccessibleName("");
            return;
        }
        Tone tone = Tone.of(message.sort());
        dress(tone.ground(), tone.edge(), 2);
        sign.setIcon(new Sign(message.sort()));
        words.show(message.words());
        String place = message.place().isEmpty() ? "" : "  " + message.place();
        reason.show(place.isEmpty() ? message.reason() : ProseView.plain(message.reason().text() + place));
        rule.setVisible(message.rule() != null);
        rule.setText(message.rule() == null ? "" : texts.get("lesson.rule", message.rule()));
        rule.setToolTipText(texts.get("lesson.rule.read"));
        getAccessibleContext().setAccessibleName(message.words().text() + " " + message.reason().text() + " " + rule.getText());
    }

    /** @return what is shown, null for nothing */
    public MessageView message() {
        return shown;
    }
}
