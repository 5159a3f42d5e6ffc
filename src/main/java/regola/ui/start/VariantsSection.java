package regola.ui.start;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.view.Texts;
import regola.ui.view.start.SetUpView;
import regola.ui.view.start.StartIntents;
import regola.ui.view.start.VariantView;

/** A VariantsSection is a switch for each variant, with the sentence that says what it changes. */
final class VariantsSection extends JPanel {
    private static final long serialVersionUID = 1;

    private final transient StartIntents intents;
    private final JLabel title = SetUpPanel.heading("variants.title");
    private final JPanel rows = new JPanel(new MigLayout("ins 0, gap 8 3, wrap 1, fillx", "[grow, fill]"));
    private final Map<String, JCheckBox> boxes = new LinkedHashMap<>();
    private final Map<String, Paragraph> words = new LinkedHashMap<>();

    VariantsSection(StartIntents intents) {
        super(new MigLayout("ins 0, gap 0 4, wrap 1, fillx", "[grow, fill]"));
        this.intents = intents;
        setOpaque(false);
        rows.setOpaque(false);
        add(title);
        add(rows, "wmin 40");
    }

    void show(SetUpView view, Texts texts) {
        setVisible(!view.variants().isEmpty());
        title.setText(texts.get("start.variants"));
        if (!List.copyOf(boxes.keySet())
                .equals(view.variants().stream().map(VariantView::id).toList())) build(view.variants());
        for (VariantView variant : view.variants()) {
            boxes.get(variant.id()).setText(variant.own() ? texts.get("start.own", variant.title()) : variant.title());
            boxes.get(variant.id()).setSelected(variant.on());
            words.get(variant.id()).setText(variant.about());
        }
    }

    private void build(List<VariantView> variants) {
        rows.removeAll();
        boxes.clear();
        words.clear();
        for (VariantView variant : variants) {
            JCheckBox box = new JCheckBox();
            box.setName("variant." + variant.id());
            box.addActionListener(e -> intents.turnVariant(variant.id(), box.isSelected()));
            Paragraph about = Paragraph.muted("variant." + variant.id() + ".about");
            boxes.put(variant.id(), box);
            words.put(variant.id(), about);
            rows.add(box);
            rows.add(about, "wmin 40, gapleft 26, gapbottom 4");
        }
    }
}
