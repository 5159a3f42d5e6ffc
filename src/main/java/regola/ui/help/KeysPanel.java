package regola.ui.help;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Font;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.parts.Scrolling;
import regola.ui.parts.WrappingRow;
import regola.ui.theme.Scaled;
import regola.ui.view.Texts;

/**
 * A KeysPanel is everything that can be done by keyboard, place by place, and a field that finds what one looks for.
 */
public final class KeysPanel extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient List<KeyRow> rows;
    private final JTextField search = new JTextField();
    private final JPanel table =
            new JPanel(new MigLayout("ins 0 0 8 12, gap 14 4, fillx, wrap 2, hidemode 3", "[::46%][grow, fill]"));
    /** How much larger all is written than in a small window. */
    private final double scale;

    private transient Texts texts;

    public KeysPanel(List<KeyRow> rows, Texts texts) {
        this(rows, texts, 1);
    }

    /** @param scale how much larger all is written than in a small window: who reads it sits where one sits there */
    public KeysPanel(List<KeyRow> rows, Texts texts, double scale) {
        super(new MigLayout("ins 14 16 10 4, gap 0 10, fill, wrap 1", "[grow, fill]", "[][grow, fill]"));
        this.rows = List.copyOf(rows);
        this.scale = scale;
        this.texts = texts;
        setName("keys");
        search.setName("keys.search");
        search.putClientProperty(FlatClientProperties.TEXT_FIELD_SHOW_CLEAR_BUTTON, true);
        search.getDocument().addDocumentListener(new DocumentListener() {
            @Override
            public void insertUpdate(DocumentEvent e) {
                fill();
            }

            @Override
            public void removeUpdate(DocumentEvent e) {
                fill();
            }

            @Override
            public void changedUpdate(DocumentEvent e) {
                fill();
            }
        });
        table.setName("keys.table");
        table.setOpaque(false);
        larger(search);
        add(search, "gapright 12");
        add(Scrolling.page(table), "wmin 0, hmin 0");
        speak(texts);
    }

    /** Everything speaks another language from now on. */
    public void speak(Texts next) {
        texts = next;
        search.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, texts.get("keys.search"));
        search.getAccessibleContext().setAccessibleName(texts.get("keys.search"));
        fill();
    }

    private void fill() {
        table.removeAll();
        String place = "";
        for (KeyRow row : rows) {
            if (!row.matches(search.getText(), texts)) continue;
            if (!row.place().equals(place)) heading(row.place());
            place = row.place();
            WrappingRow keys = new WrappingRow(Scaled.px(4));
            row.names(texts).forEach(name -> keys.add(larger(new KeyCap(name))));
            Paragraph what = new Paragraph(row.what(), null, scale, false);
            what.setText(texts.get(row.what()));
            table.add(keys, "growx, wmin 0, aligny center");
            table.add(what, "wmin 40, aligny center");
        }
        if (place.isEmpty()) {
            Paragraph none = Paragraph.muted("keys.none");
            none.setText(texts.get("keys.none", search.getText()));
            table.add(none, "span, wmin 40, growx");
        }
        table.revalidate();
        table.repaint();
    }

    private void heading(String place) {
        JLabel heading = new JLabel(texts.get(place));
        heading.putClientProperty("FlatLaf.styleClass", "h4");
        table.add(larger(heading), "span, gaptop 8");
    }

    private <C extends JComponent> C larger(C part) {
        Font font = part.getFont();
        if (scale != 1) part.setFont(font.deriveFont((float) (font.getSize2D() * scale)));
        return part;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (texts != null) fill(); // the constructor of JPanel comes here before there is anything
    }
}
