package regola.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JLabel;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Card;
import regola.ui.view.ProseView;
import regola.ui.view.Texts;
import regola.ui.view.lesson.MessageView;

/**
 * A LessonMessage is the answer to the last try: its sign, one line that ends with the rule to look at, and the reason
 * below. It always takes the same room, and nothing in it goes away by itself.
 */
public final class LessonMessage extends Card {
    private static final long serialVersionUID = 1;
    private static final int WORDS_LETTERS = 98;
    private static final int REASON_LETTERS = 100;

    private final JLabel sign = new JLabel();
    private final ProseText words;
    private final ProseText reason;
    private final Paragraphs paragraphs;
    private boolean keepsRoom = true;
    private transient MessageView shown;

    /** @param rule gets the number of a rule that is to be read */
    public LessonMessage(Consumer<String> rule) {
        super(new MigLayout("ins 8 12 8 12, gap 10 0, fillx, hidemode 0", "[26!, center][grow, fill]", "[top]"));
        setName("lesson.message");
        words = new ProseText("lesson.message.words", null, 1.12, true, WORDS_LETTERS, rule);
        reason = new ProseText("lesson.message.reason", null, 1, false, REASON_LETTERS, rule);
        add(sign, "aligny top");
        paragraphs = new Paragraphs(words, reason);
        add(paragraphs, "wmin 40");
        dress("Panel.background", "Panel.background", 1);
    }

    /** @param keeps whether it takes its room while it says nothing, and as much as the longest texts need */
    void keepRoom(boolean keeps) {
        keepsRoom = keeps;
        paragraphs.keepRoom(keeps);
        setVisible(keepsRoom || shown != null);
    }

    /** @param message null for none */
    public void show(MessageView message, Texts texts) {
        shown = message;
        setVisible(keepsRoom || message != null);
        if (message == null) {
            dress("Panel.background", "Panel.background", 1);
            sign.setIcon(null);
            words.show(ProseView.NONE);
            reason.show(ProseView.NONE);
            getAccessibleContext().setAccessibleName("");
            return;
        }
        Tone tone = Tone.of(message.sort());
        dress(tone.ground(), tone.edge(), 2);
        sign.setIcon(new Sign(message.sort()));
        words.show(withRule(message));
        String place = message.place().isEmpty() ? "" : "  " + message.place();
        reason.show(
                place.isEmpty()
                        ? message.reason()
                        : ProseView.plain(message.reason().text() + place));
        String rule = message.rule() == null ? "" : texts.get("lesson.rule", message.rule());
        getAccessibleContext()
                .setAccessibleName(
                        message.words().text() + " " + message.reason().text() + " " + rule);
    }

    /** Verdict, cause, rule. */
    private static ProseView withRule(MessageView message) {
        if (message.rule() == null) return message.words();
        List<ProseView.Run> runs = new ArrayList<>(message.words().runs());
        runs.add(new ProseView.Run("  ", ProseView.Style.PLAIN));
        runs.add(new ProseView.Run(message.rule(), ProseView.Style.RULE));
        return new ProseView(runs);
    }

    /** @return what is shown, null for nothing */
    public MessageView message() {
        return shown;
    }
}
