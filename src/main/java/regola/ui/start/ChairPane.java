package regola.ui.start;

import java.awt.Dimension;
import java.awt.GridLayout;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.ButtonGroup;
import javax.swing.JPanel;
import javax.swing.JTextField;
import regola.ui.board.art.ArtStore;
import regola.ui.stage.Measure;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.start.ChairView;
import regola.ui.view.start.KindView;
import regola.ui.view.start.StartIntents;

/** A ChairPane is what can be chosen for one seat: what it is called, and who sits there. */
final class ChairPane extends Stack {
    private static final long serialVersionUID = 1;
    private static final int BETWEEN = 8;

    private final transient ArtStore art;
    private final transient StartIntents intents;
    private final transient Runnable chosen;
    private final Sentence label = new Sentence("chair.name.label", TextSize.BODY, StageColour.SUB);
    private final JTextField name = new JTextField();
    private final List<KindButton> buttons = new ArrayList<>();
    /** All who may sit there, two beside each other: so all of them are seen at once. */
    private final JPanel faces = new JPanel(new GridLayout(0, 2, BETWEEN, BETWEEN)) {
        private static final long serialVersionUID = 1;

        @Override
        public Dimension getPreferredSize() {
            doLayout(); // how high a face is depends on how wide it came to be
            return super.getPreferredSize();
        }
    };

    private transient List<KindView> kinds = List.of();
    private transient ChairView view;

    /** @param chosen somebody has been chosen */
    ChairPane(ArtStore art, StartIntents intents, Runnable chosen) {
        super("chair", 10);
        this.art = art;
        this.intents = intents;
        this.chosen = chosen;
        name.setName("chair.name");
        name.addActionListener(e -> {
            say();
            chosen.run();
        });
        name.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent e) {
                say();
            }
        });
        faces.setOpaque(false);
        add(label);
        add(name);
        add(faces);
    }

    private void say() {
        if (view != null && !name.getText().strip().equals(view.seat().name()))
            intents.name(view.seat().id(), name.getText());
    }

    void show(ChairView chair, List<KindView> all, Texts texts) {
        boolean other = view == null || !view.seat().id().equals(chair.seat().id());
        view = chair;
        label.say(texts.get("chair.name"));
        name.getAccessibleContext().setAccessibleName(texts.get("chair.name"));
        if (other || !name.isFocusOwner()) name.setText(chair.seat().name());
        if (!kinds.equals(all)) build(all);
        for (int i = 0; i < buttons.size(); i++) {
            buttons.get(i).call(all.get(i).name(chair.before()));
            buttons.get(i).setSelected(all.get(i).id().equals(chair.kind()));
        }
        revalidate();
        repaint();
    }

    /** The keyboard goes to who sits there. */
    void takeKeyboard() {
        buttons.stream().filter(KindButton::isSelected).findFirst().ifPresent(KindButton::requestFocusInWindow);
    }

    private void build(List<KindView> all) {
        kinds = all;
        faces.removeAll();
        buttons.clear();
        ButtonGroup group = new ButtonGroup();
        for (KindView kind : all) {
            KindButton button = new KindButton(art, kind);
            // Arrows choose too: whoever is ticked sits there, seen at once, and a press is the end of choosing.
            button.addItemListener(e -> {
                if (button.isSelected() && view != null && !kind.id().equals(view.kind()))
                    intents.seat(view.seat().id(), kind.id());
            });
            button.addActionListener(e -> chosen.run());
            button.measure(measure());
            group.add(button);
            buttons.add(button);
            faces.add(button);
        }
    }

    @Override
    public void measure(Measure next) {
        super.measure(next);
        name.setFont(TextSize.ANSWER.font(next));
        name.setPreferredSize(new Dimension(next.px(200), next.target()));
    }
}
