package regola.ui.start;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.GridLayout;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.ButtonGroup;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import regola.ui.board.art.ArtStore;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
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
    private final JLabel label = new JLabel();
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

    private final StageButton alike = new StageButton("chair.alike", StageButton.Style.QUIET);

    private transient List<KindView> kinds = List.of();
    private transient ChairView view;
    /** Whether all computers could be made like the one that was chosen. */
    private boolean offers;

    /** @param chosen nothing more is to be chosen here */
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
        alike.setFocusable(true);
        alike.addActionListener(e -> {
            intents.seatComputers(view.kind());
            chosen.run();
        });
        faces.setOpaque(false);
        label.setName("chair.name.label");
        label.setLabelFor(name);
        // Beside each other, so that all who may sit there are seen below.
        JPanel called = new JPanel(new BorderLayout(BETWEEN, 0));
        called.setOpaque(false);
        called.add(label, BorderLayout.LINE_START);
        called.add(name, BorderLayout.CENTER);
        add(called);
        add(faces);
        add(alike);
    }

    private void say() {
        if (view != null && !name.getText().strip().equals(view.seat().name()))
            intents.name(view.seat().id(), name.getText());
    }

    /** @param others all seats of the match */
    void show(ChairView chair, List<ChairView> others, List<KindView> all, Texts texts) {
        boolean other = view == null || !view.seat().id().equals(chair.seat().id());
        view = chair;
        label.setText(texts.get("chair.name"));
        name.getAccessibleContext().setAccessibleName(texts.get("chair.name"));
        if (other || !name.isFocusOwner()) name.setText(chair.seat().name());
        if (!kinds.equals(all)) build(all);
        for (int i = 0; i < buttons.size(); i++) {
            buttons.get(i).call(all.get(i).name(), chair.seat().colour());
            buttons.get(i).setSelected(all.get(i).id().equals(chair.kind()));
        }
        showAlike(chair, others, texts);
        revalidate();
        repaint();
    }

    /** Whoever wants to play against equals need not go from seat to seat. */
    private void showAlike(ChairView chair, List<ChairView> others, Texts texts) {
        List<String> computers = others.stream()
                .filter(each -> each.seat().sort() == SeatView.Sort.COMPUTER)
                .map(ChairView::kind)
                .toList();
        alike.setVisible(chair.seat().sort() == SeatView.Sort.COMPUTER && computers.size() > 1);
        alike.setText(texts.get("chair.alike"));
        boolean already = computers.stream().allMatch(each -> each.equals(chair.kind()));
        offers = alike.isVisible() && !already;
        if (already) alike.turnOff(texts.get("chair.alike.already"));
        else alike.turnOn();
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
            // Arrows choose too: whoever is ticked sits there, seen at once.
            button.addItemListener(e -> {
                if (button.isSelected() && view != null && !kind.id().equals(view.kind()))
                    intents.seat(view.seat().id(), kind.id());
            });
            // A press is the end of choosing, unless the others can be made the same.
            button.addActionListener(e -> {
                if (!offers) chosen.run();
            });
            button.measure(measure());
            group.add(button);
            buttons.add(button);
            faces.add(button);
        }
    }

    @Override
    public void measure(Measure next) {
        super.measure(next);
        alike.measure(next);
        label.setFont(TextSize.BODY.font(next));
        label.setForeground(StageColour.SUB.now());
        name.setFont(TextSize.ANSWER.font(next));
        name.setPreferredSize(new Dimension(next.px(200), next.target()));
    }
}
