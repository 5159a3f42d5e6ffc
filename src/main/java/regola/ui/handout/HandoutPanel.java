package regola.ui.handout;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import net.miginfocom.swing.MigLayout;
import regola.ui.parts.Paragraph;
import regola.ui.view.Texts;

/** A HandoutPanel asks what is to be handed out, and in what form. */
public final class HandoutPanel extends JPanel {
    private static final long serialVersionUID = 1;

    /** Where something may be hidden from somebody. */
    private static final String HIDING = "handout.position";

    /** What can be made of it. PAPER is a printer. */
    public enum Form {
        PDF,
        PNG,
        PAPER,
        GIF
    }

    /**
     * A Choice is one thing that can be handed out.
     *
     * @param words the key of what it is called
     * @param film whether it moves
     */
    public record Choice(String words, boolean film) {}

    private final transient List<Choice> choices;
    private final List<JRadioButton> radios = new ArrayList<>();
    private final List<JButton> stills = new ArrayList<>();
    private final JButton moving;
    private final transient BiConsumer<Integer, Form> chosen;

    /**
     * @param of what it is about; may be empty
     * @param choices at least one
     * @param chosen gets the place of the choice, and its form
     */
    public HandoutPanel(
            String of, List<Choice> choices, Texts texts, BiConsumer<Integer, Form> chosen, Runnable cancel) {
        super(new MigLayout("ins 16, gap 8 8, fillx, wrap 1, hidemode 3", "[grow, fill]"));
        this.choices = List.copyOf(choices);
        this.chosen = chosen;
        setName("handout");
        Paragraph heading = Paragraph.heading("handout.heading", 1.1);
        heading.setText(of.isEmpty() ? texts.get("handout.what") : texts.get("handout.what.of", of));
        add(heading, "wmin 40");
        ButtonGroup group = new ButtonGroup();
        for (int i = 0; i < choices.size(); i++) {
            JRadioButton radio = new JRadioButton(texts.get(choices.get(i).words()), i == 0);
            radio.setName("handout.choice." + i);
            radio.addActionListener(e -> fit());
            group.add(radio);
            radios.add(radio);
            add(radio, "gapleft 6");
        }
        Paragraph secret = Paragraph.muted("handout.secret");
        secret.setText(texts.get("handout.secret"));
        secret.setVisible(choices.stream().anyMatch(choice -> choice.words().equals(HIDING)));
        add(secret, "wmin 40, gaptop 4, gapbottom 6");
        JPanel buttons = new JPanel(new MigLayout("ins 0, gap 8, hidemode 3"));
        buttons.setOpaque(false);
        stills.add(button(Form.PDF, "handout.pdf", texts));
        stills.add(button(Form.PNG, "handout.png", texts));
        stills.add(button(Form.PAPER, "handout.print", texts));
        moving = button(Form.GIF, "handout.gif", texts);
        stills.forEach(buttons::add);
        buttons.add(moving);
        JButton away = new JButton(texts.get("handout.cancel"));
        away.setName("handout.cancel");
        away.addActionListener(e -> cancel.run());
        buttons.add(away, "gapleft 16");
        add(buttons);
        fit();
    }

    private JButton button(Form form, String words, Texts texts) {
        JButton button = new JButton(texts.get(words));
        button.setName(words);
        button.addActionListener(e -> chosen.accept(at(), form));
        return button;
    }

    private int at() {
        for (int i = 0; i < radios.size(); i++) if (radios.get(i).isSelected()) return i;
        return 0;
    }

    /** What moves has another form than what stands still. */
    private void fit() {
        boolean film = choices.get(at()).film();
        stills.forEach(button -> button.setVisible(!film));
        moving.setVisible(film);
        revalidate();
    }

    /** Brings the keyboard to the first choice. */
    public void takeKeyboard() {
        radios.get(0).requestFocusInWindow();
    }
}
