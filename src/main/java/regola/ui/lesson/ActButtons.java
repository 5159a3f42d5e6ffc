package regola.ui.lesson;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.Timer;
import net.miginfocom.swing.MigLayout;
import regola.ui.view.Texts;
import regola.ui.view.lesson.ActView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonView;

/**
 * An ActButtons is what is offered besides the board, each at a place of its own that it always keeps: what is not
 * offered now is greyed. The large one leads on.
 */
public final class ActButtons extends JPanel {
    private static final long serialVersionUID = 1;

    private final Map<LessonAct, JButton> small = new EnumMap<>(LessonAct.class);
    private final JButton main = new JButton();
    /** The way that the large one does not take, where there are two: on, or to another exercise. */
    private final JButton other = new JButton();
    /** What takes longer than this to be answered says so, in milliseconds. */
    private static final int NOTICEABLE = 100;

    private final Timer thinking = new Timer(NOTICEABLE, e -> sayThatItThinks());
    private transient Texts texts = Texts.in("en");
    private transient LessonAct asked;
    private transient LessonAct leads = LessonAct.NEXT;
    private transient LessonAct turns = LessonAct.ANOTHER;

    /** @param ask asks for an act */
    public ActButtons(Consumer<LessonAct> ask) {
        super(new MigLayout("ins 0, gap 6 6, wrap 2, fillx", "[grow, fill, sg][grow, fill, sg]"));
        setOpaque(false);
        setName("lesson.acts");
        thinking.setRepeats(false);
        for (LessonAct act :
                new LessonAct[] {LessonAct.HINT, LessonAct.SHOW_ME, LessonAct.TAKE_BACK, LessonAct.AGAIN}) {
            JButton button = new JButton();
            button.setName("lesson.act." + name(act));
            button.addActionListener(e -> ask.accept(act));
            button.setRequestFocusEnabled(false); // after a click the keyboard stays where it was
            small.put(act, button);
            add(button, "wmin 0");
        }
        main.setName("lesson.act.main");
        main.putClientProperty("FlatLaf.styleClass", "h3");
        main.putClientProperty("FlatLaf.style", "margin: 6,14,6,14");
        main.setRequestFocusEnabled(false);
        main.addActionListener(e -> ask.accept(leads));
        add(main, "span 2, growx");
        other.setName("lesson.act.other");
        other.setRequestFocusEnabled(false);
        other.addActionListener(e -> ask.accept(turns));
        add(other, "span 2, growx, hidemode 3");
    }

    /** @return which of the two ways the large button does not take; null if there is only one */
    static LessonAct other(LessonView view) {
        return view.acts().stream()
                .filter(each -> !each.main())
                .map(ActView::act)
                .filter(act -> act == LessonAct.NEXT || act == LessonAct.ANOTHER)
                .findFirst()
                .orElse(null);
    }

    private static String name(LessonAct act) {
        return act.name().toLowerCase(Locale.ROOT);
    }

    /** Something was asked for; where the answer is not there soon, it is told that it is being worked on. */
    void asked(LessonAct act) {
        asked = act;
        thinking.restart();
    }

    private void sayThatItThinks() {
        JButton button = small.getOrDefault(asked, main);
        button.setText(texts.get("lesson.thinks"));
        button.setEnabled(false);
    }

    public void show(LessonView view, Texts inLanguage) {
        texts = inLanguage;
        thinking.stop();
        small.forEach((act, button) -> {
            button.setText(words(act, texts));
            button.setEnabled(view.can(act));
            button.setToolTipText(view.offers(act) && !view.can(act) ? texts.get("lesson.quiet") : null);
        });
        ActView leading = view.acts().stream().filter(ActView::main).findFirst().orElse(null);
        leads = leading == null ? LessonAct.NEXT : leading.act();
        turns = other(view);
        other.setVisible(turns != null);
        if (turns != null) other.setText(texts.get("lesson.act.key", texts.get(leading(turns)), "N"));
        boolean open = leading != null && !leading.quiet();
        main.setText(texts.get("lesson.act.key", texts.get(leading(leads)), texts.get("key.enter")));
        main.setEnabled(open);
        main.putClientProperty("JButton.buttonType", null);
        main.putClientProperty(
                "FlatLaf.style",
                open
                        ? "margin: 6,14,6,14; background: $Button.default.background; foreground: $Button.default.foreground; borderColor: $Button.default.borderColor;"
                                + " hoverBackground: $Button.default.hoverBackground; focusedBackground: $Button.default.focusedBackground; pressedBackground: $Button.default.pressedBackground"
                        : "margin: 6,14,6,14");
    }

    /** @return the key of the words for what leads on */
    private static String leading(LessonAct act) {
        return switch (act) {
            case ANOTHER -> "lesson.act.another";
            case CHECK -> "lesson.act.check";
            case AGAIN -> "lesson.act.now.you";
            case TAKE_BACK -> "lesson.act.take.back";
            default -> "lesson.act.next";
        };
    }

    private static String words(LessonAct act, Texts texts) {
        return switch (act) {
            case HINT -> texts.get("lesson.act.key", texts.get("lesson.act.hint"), texts.get("key.space"));
            case TAKE_BACK -> texts.get("lesson.act.key", texts.get("lesson.act.take.back"), "⌫");
            case AGAIN -> texts.get("lesson.act.key", texts.get("lesson.act.again"), "R");
            default -> texts.get("lesson.act.show.me");
        };
    }
}
