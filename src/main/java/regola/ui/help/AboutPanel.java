package regola.ui.help;

import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.parts.Scrolling;
import regola.ui.view.Texts;

/** An AboutPanel says what the program is, what it does with what is yours, and on what it runs. */
public final class AboutPanel extends JPanel {
    private static final long serialVersionUID = 1;

    /**
     * A Fact is something about this program on this machine.
     *
     * @param what the key of its words
     * @param value the same in every language
     */
    public record Fact(String what, String value) {}

    private final transient List<Fact> facts;
    private final JPanel content =
            new JPanel(new MigLayout("ins 18 20 12 16, gap 14 6, fillx, wrap 2", "[][grow, fill]"));

    public AboutPanel(List<Fact> facts, Texts texts) {
        super(new MigLayout("ins 0, fill", "[grow, fill]", "[grow, fill]"));
        this.facts = List.copyOf(facts);
        setName("about");
        content.setOpaque(false);
        add(Scrolling.page(content), "wmin 0, hmin 0");
        speak(texts);
    }

    /** Everything speaks another language from now on. */
    public void speak(Texts texts) {
        content.removeAll();
        JLabel title = new JLabel("Regola");
        title.setName("about.title");
        title.putClientProperty("FlatLaf.styleClass", "h1");
        content.add(title, "span");
        paragraph("about.text", texts);
        paragraph("about.rules", texts);
        paragraph("about.offline", texts);
        for (Fact fact : facts) {
            JLabel what = new JLabel(texts.get(fact.what()));
            what.putClientProperty("FlatLaf.style", "foreground: $Regola.muted");
            Paragraph value = Paragraph.plain(fact.what());
            value.setText(fact.value());
            content.add(what, "aligny top");
            content.add(value, "wmin 40");
        }
        paragraph("about.libraries", texts);
        content.revalidate();
        content.repaint();
    }

    private void paragraph(String key, Texts texts) {
        Paragraph words = Paragraph.plain(key);
        words.setText(texts.get(key));
        content.add(words, "span, growx, wmin 40, gapbottom 6");
    }
}
