package regola.ui.lesson;

import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javax.swing.JMenuItem;
import javax.swing.Timer;
import regola.ui.stage.Slots;
import regola.ui.stage.StageButton;
import regola.ui.stage.StagePane;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.lesson.ActView;
import regola.ui.view.lesson.LessonAct;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;

/**
 * A LessonActions is what is offered besides the board, each at a place of its own: a hint, what leads on, and what is
 * asked for less often, which goes into the menu where there is little room. What cannot be pressed says why.
 */
final class LessonActions {
    /** What takes longer than this to be answered says so, in milliseconds. */
    private static final int NOTICEABLE = 100;
    /** Between two quiet buttons, at least, in pixels. */
    private static final int ROOM_BETWEEN = 12;

    private final Consumer<LessonAct> ask;
    /** Leads to all lessons of the game; null where there is no such page. */
    private final Runnable leave;

    private final StageButton hint = new StageButton("lesson.act.hint", StageButton.Style.PLAIN);
    private final StageButton main = new StageButton("lesson.act.main", StageButton.Style.LEAD);
    private final StageButton way = new StageButton("lesson.act.other", StageButton.Style.QUIET);
    private final StageButton back = new StageButton("lesson.act.take_back", StageButton.Style.QUIET);
    private final StageButton again = new StageButton("lesson.act.again", StageButton.Style.QUIET);
    /** The ring round what is waited for: it fills in steps of this many milliseconds. */
    private static final int FILLING = 100;

    private final Timer filling = new Timer(FILLING, e -> fill());
    private final Timer thinking = new Timer(NOTICEABLE, e -> sayThatItThinks());
    private LessonAct hints = LessonAct.HINT;
    private LessonAct leads = LessonAct.NEXT;
    /** The way that the large one does not take; null where there is none. */
    private LessonAct other;

    private MotionLevel motion = MotionLevel.FULL;
    /** Whether the button for hints leads to all lessons now, as at the end of one. */
    private boolean trial;

    private boolean leaves;

    /** When what is waited for was last known to open, and then how long it lasts still. */
    private long seen;

    /** How long all of that waiting takes, in milliseconds; 0 if nothing is waited for. */
    private double wait;

    private boolean pictured;
    /** Whether what is asked for less often is in the menu. */
    private boolean isFolded;
    /** Whether what begins again stands by itself all the same. */
    private boolean apart;

    /** Whether a door leads on in the place of the large button. */
    private boolean through;

    private transient Slots places;

    private LessonAct asked;
    /** The moment at which a hint was asked for that has to be waited for; null if none was. */
    private String wanted;

    private LessonView view;
    private Texts texts = Texts.in("en");

    LessonActions(StagePane page, Consumer<LessonAct> ask, Runnable leave) {
        this.ask = ask;
        this.leave = leave;
        thinking.setRepeats(false);
        hint.addActionListener(e -> {
            if (leaves) leave.run();
            else ask.accept(hints);
        });
        hint.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent e) {
                wantHint();
            }
        });
        main.addActionListener(e -> ask.accept(leads));
        way.addActionListener(e -> ask.accept(other));
        back.addActionListener(e -> ask.accept(LessonAct.TAKE_BACK));
        again.addActionListener(e -> ask.accept(LessonAct.AGAIN));
        buttons().forEach(page::add);
    }

    /** @return as Tab goes through them */
    List<StageButton> buttons() {
        return List.of(hint, main, way, back, again);
    }

    void setMotion(MotionLevel next) {
        motion = next;
        if (view != null) showWaiting();
    }

    /** What leads on is off: its button says why. */
    void sayWhyNot() {
        main.sayWhyNot();
    }

    void sayWhyNoHint() {
        hint.sayWhyNot();
        wantHint();
    }

    /** Who asks while the next hint is still waited for gets it as soon as it is there. */
    private void wantHint() {
        if (view != null && view.untilHint() > 0 && hints == LessonAct.HINT) wanted = moment(view);
    }

    /** With a try it is another one: then nobody waits for a hint any more; a press that led nowhere is none. */
    private static String moment(LessonView view) {
        boolean stray = view.state() == LessonState.STRAY && !view.hint().isEmpty();
        LessonState state = stray ? LessonState.HINT : view.state();
        return view.title() + "/" + view.at() + "/" + state + "/" + (stray ? null : view.message());
    }

    private void giveWanted() {
        if (wanted == null) return;
        if (!wanted.equals(moment(view))) wanted = null;
        else if (view.can(LessonAct.HINT)) {
            wanted = null;
            ask.accept(LessonAct.HINT);
        }
    }

    /** For those who read little, buttons bear drawings, and no keys. */
    void setPictured(boolean next) {
        pictured = next;
        main.setSign(next ? new ActSign(ActSign.Drawing.ARROW, 30) : null);
        again.setSign(next ? new ActSign(ActSign.Drawing.ROUND, 22) : null);
        if (view != null) show(view, texts);
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

    /**
     * @param bare whether only a hint, what leads on and what begins again are there, for those who read little
     * @param row where beginning again stands then; empty if nowhere
     */
    void arrange(Slots slots, boolean bare, Rectangle row) {
        places = slots;
        placeWayOut();
        main.setBounds(slots.next());
        boolean folded = slots.quiet().isEmpty() || bare;
        if (folded != isFolded) {
            isFolded = folded;
            if (view != null) showHint();
        }
        List<StageButton> quiet = List.of(way, back, again);
        // Each has room by its usual words, whatever it says now.
        List<String> usual = List.of("lesson.act.show.me", "lesson.act.take.back", "lesson.act.again");
        double all = usual.stream().mapToInt(key -> room(texts.get(key))).sum();
        int x = slots.quiet().x;
        for (int i = 0; i < quiet.size(); i++) {
            int wide = (int) (slots.quiet().width * room(texts.get(usual.get(i))) / all);
            boolean over = i == 1 && view != null && view.end() != null;
            boolean twice = i == 0 && other == null || over || i == 2 && hints == LessonAct.AGAIN;
            quiet.get(i).setVisible(!folded && !twice);
            quiet.get(i).setBounds(x, slots.quiet().y, wide, slots.quiet().height);
            x += wide;
        }
        apart = bare && !row.isEmpty();
        if (apart) again.setBounds(row);
        again.setVisible(isAgainSeen());
    }

    /** What the larger button offers is not offered twice. */
    private boolean isAgainSeen() {
        return (!isFolded || apart) && hints != LessonAct.AGAIN;
    }

    /** @return how wide the button is that begins again, with its drawing */
    int againWide() {
        return again.getPreferredSize().width + ROOM_BETWEEN;
    }

    private int room(String words) {
        return again.getFontMetrics(again.getFont()).stringWidth(words) + ROOM_BETWEEN;
    }

    boolean isFolded() {
        return isFolded;
    }

    /** @param door whether a door leads on in the place of the large button */
    void show(LessonView next, boolean door, Texts inLanguage) {
        through = door;
        placeWayOut();
        show(next, inLanguage);
    }

    /** Whoever presses once more where one went on all the time comes to all lessons, and not into a match. */
    private void placeWayOut() {
        if (places != null) hint.setBounds(through ? places.next() : places.hint());
    }

    private void show(LessonView next, Texts inLanguage) {
        view = next;
        texts = inLanguage;
        thinking.stop();
        showHint();
        showMain();
        // How it is done is shown by the button for hints, after the last of them.
        other = other(view);
        if (other != null) way.setText(texts.get(skips() ? "lesson.act.skip" : words(other)));
        way.setKeyCap("N");
        way.setVisible(!isFolded && other != null);
        back.setText(texts.get("lesson.act.take.back"));
        turn(back, view.can(LessonAct.TAKE_BACK), "lesson.off.back");
        // Whoever has learnt where it stands looks for it there, even while the larger button does the same.
        back.setVisible(!isFolded && view.end() == null);
        // A scene that is told is seen again, not begun.
        if (view.state() != LessonState.STRAY)
            again.setText(texts.get(
                    view.end() != null ? "lesson.act.once" : tells() ? "lesson.act.see.again" : "lesson.act.again"));
        turn(again, view.can(LessonAct.AGAIN), "lesson.off.again");
        again.setVisible(isAgainSeen());
        giveWanted();
    }

    /** Whether the answer was told, after wrong ones: whoever wants finds it themselves, before they go on. */
    private static boolean isTold(LessonView view) {
        return view.state() == LessonState.WRONG_ANSWER
                && view.told().contains(view.at())
                && view.can(LessonAct.NEXT)
                && view.can(LessonAct.AGAIN)
                && !isOneOfTwo(view);
    }

    /** Of two answers the one that is left is the right one: there is nothing to be found any more. */
    private static boolean isOneOfTwo(LessonView view) {
        return view.answers().size() == 2;
    }

    /** Whether whoever wants may try again before they go on, by the button for hints: there are none any more. */
    private static boolean triesAgain(LessonView view) {
        return isTold(view) || view.state() == LessonState.NOT_WON && view.can(LessonAct.AGAIN);
    }

    /**
     * @return what the button for hints does, and its key: after the last hint it shows how it is done, after a told
     *     answer it puts the question again, and a match that was lost
     */
    static LessonAct help(LessonView view) {
        if (triesAgain(view)) return LessonAct.AGAIN;
        return !view.offers(LessonAct.HINT) && view.offers(LessonAct.SHOW_ME) ? LessonAct.SHOW_ME : LessonAct.HINT;
    }

    /** Whether the way beside the large button leaves what is asked undone. */
    private boolean skips() {
        boolean undone = view.end() == null && !view.steps().get(view.at());
        return other == LessonAct.NEXT && undone && !view.leads();
    }

    private boolean tells() {
        return view.state() == LessonState.TELL
                || view.state() == LessonState.BUSY && view.can(LessonAct.NEXT)
                || view.state() == LessonState.STRAY && isOnlyWatched();
    }

    /** Whether a press on the board was for nothing, since nothing is asked: then what one can do stays as it was. */
    private boolean isOnlyWatched() {
        boolean helps = view.offers(LessonAct.HINT) || view.offers(LessonAct.SHOW_ME) || triesAgain(view);
        return view.leads() && view.can(LessonAct.AGAIN) && !helps;
    }

    private void showHint() {
        boolean over = view.end() != null;
        boolean more = view.state() == LessonState.HINT || !view.hint().isEmpty();
        leaves = over && leave != null;
        hints = leaves ? LessonAct.HINT : over ? LessonAct.AGAIN : help(view);
        hint.setSingle(hints == LessonAct.AGAIN);
        // There is no hint in a scene: where nothing else offers it, it is seen again by this button.
        if (!over && isFolded && tells()) {
            hints = LessonAct.AGAIN;
            hint.setSign(pictured ? new ActSign(ActSign.Drawing.ROUND, 26) : null);
            hint.setText(texts.get("lesson.act.see.again"));
            hint.setKeyCap(pictured ? "" : "R");
            turn(hint, view.can(LessonAct.AGAIN), "lesson.off.again");
            showWaiting();
            return;
        }
        if (leaves) {
            hint.setSign(null);
            hint.setText(texts.get(wayOut()));
            hint.setKeyCap(pictured ? "" : texts.get("key.escape"));
            hint.turnOn();
            showWaiting();
            return;
        }
        boolean told = triesAgain(view);
        boolean waits = view.offers(LessonAct.HINT) || view.offers(LessonAct.SHOW_ME);
        hint.setSign(pictured && !over && !told ? new ActSign(ActSign.Drawing.BULB, 30) : null);
        String key = told
                ? "lesson.act.try.again"
                : over
                        ? "lesson.act.once"
                        : hints == LessonAct.SHOW_ME
                                ? "lesson.act.show.me"
                                : more && waits && (!pictured || isMatch())
                                        ? "lesson.more"
                                        : pictured ? "lesson.child.help" : "lesson.act.hint";
        hint.setText(texts.get(key));
        hint.setKeyCap(pictured ? "" : KeyEvent.getKeyText((over ? LessonKey.AGAIN : LessonKey.HINT).code()));
        // Whoever has done something is not asked to try.
        String why = !waits
                ? isMatch() ? more ? "lesson.off.hint.told" : "lesson.off.hint.match" : "lesson.off.hint"
                : isUntouched() ? "lesson.off.hint.wait" : "lesson.off.hint.soon";
        turn(hint, view.can(hints), why);
        showWaiting();
    }

    /** Whether a match is played on: every other task in which one moves has a hint, or shows how it is done. */
    private boolean isMatch() {
        return view.end() == null && view.match() != null && view.match().isPersonHere();
    }

    /** While the next hint is waited for a ring fills round its button. */
    private void showWaiting() {
        seen = System.nanoTime();
        boolean waits = view.untilHint() > 0 && !leaves;
        wait = waits ? Math.max(wait, view.untilHint()) : 0;
        boolean fills = waits && motion == MotionLevel.FULL;
        if (fills) filling.start();
        else filling.stop();
        hint.setFilled(waits ? 0 : -1);
        if (fills) fill();
    }

    private void fill() {
        double left = view.untilHint() - (System.nanoTime() - seen) / 1e6;
        hint.setFilled(1 - Math.max(0, left) / wait);
        if (left <= 0 || !hint.isShowing()) filling.stop();
    }

    private void showMain() {
        ActView leading = view.acts().stream().filter(ActView::main).findFirst().orElse(null);
        leads = leading == null ? LessonAct.NEXT : leading.act();
        boolean onward = view.end() != null && leads == LessonAct.NEXT;
        boolean named = onward && !view.end().next().isEmpty();
        boolean asks = leading != null && leading.asks();
        main.setText(
                named
                        ? texts.get("lesson.end.next.named", view.end().next())
                        : texts.get(onward ? "lesson.end.next" : asks ? "lesson.act.now.you" : words(leads)));
        main.setVisible(!through);
        main.setKeyCap(pictured ? "" : texts.get("key.enter"));
        turn(main, leading != null && !leading.quiet(), onward ? "lesson.end.last" : whyNotYet());
        // Nobody presses what is grey to hear why: what has to be done is said at once.
        if (view.end() == null && view.state() != LessonState.BUSY) main.sayWhyNot();
    }

    private String whyNotYet() {
        if (view.marking() && !view.offers(LessonAct.CHECK)) return isWrong() ? "lesson.off.press.other" : press();
        // What was said to a press that marks nothing leaves nothing to be changed.
        if (view.marking()) return view.can(LessonAct.TAKE_BACK) ? "lesson.off.changed" : "lesson.off.mark";
        return view.answers().isEmpty() ? "lesson.off.do" : "lesson.off.answer";
    }

    /** @return what one press answers with */
    private String press() {
        return switch (view.sought()) {
            case PLACE -> "lesson.off.press.place";
            case PLAYER -> "lesson.off.press.player";
            default -> "lesson.off.press";
        };
    }

    /** Whether something was pressed that is not the answer; a press beside all that could be one is no answer. */
    private boolean isWrong() {
        boolean said = view.message() != null && view.message().sort() == MessageView.Sort.MISSED;
        return said || view.match() != null && view.counted() > 0;
    }

    /** Whether nothing was done yet in this step, as far as is seen. */
    private boolean isUntouched() {
        boolean said = view.message() != null && view.message().sort() != MessageView.Sort.GOES_ON;
        return !said && !view.can(LessonAct.TAKE_BACK);
    }

    private void turn(StageButton button, boolean on, String why) {
        if (on) button.turnOn();
        else button.turnOff(texts.get(view.state() == LessonState.BUSY ? "lesson.off.busy" : why));
    }

    /** @return the key of the words for an act */
    private static String words(LessonAct act) {
        return switch (act) {
            case ANOTHER -> "lesson.act.another";
            case CHECK -> "lesson.act.check";
            case AGAIN -> "lesson.act.now.you";
            case TAKE_BACK -> "lesson.act.try.again";
            case SHOW_ME -> "lesson.act.show.me";
            case MISSING -> "lesson.end.missing";
            default -> "lesson.act.next";
        };
    }

    /** Something was asked for; where the answer is not there soon, it is told that it is being worked on. */
    void asked(LessonAct act) {
        asked = act;
        thinking.restart();
    }

    private void sayThatItThinks() {
        StageButton button = asked == hints ? hint : asked == other ? way : main;
        button.setText(texts.get("lesson.thinks"));
        button.turnOff(texts.get("lesson.thinks"));
    }

    /** @param next whether whoever writes the lesson sees how it goes, and goes back to writing */
    void setTrial(boolean next) {
        trial = next;
    }

    private String wayOut() {
        return trial ? "lesson.end.form" : "lesson.end.all";
    }

    /** Puts into a menu what has no room on the page, and what one rarely wants. */
    void fill(List<JMenuItem> menu) {
        if (view == null) return;
        if (isFolded()) {
            if (other != null) menu.add(item(way.getText(), "other", view.can(other), other));
            menu.add(item(back.getText(), "take_back", view.can(LessonAct.TAKE_BACK), LessonAct.TAKE_BACK));
            menu.add(item(again.getText(), "again", view.can(LessonAct.AGAIN), LessonAct.AGAIN));
        }
        if (leave != null) {
            JMenuItem all = new JMenuItem(texts.get(wayOut()));
            all.setName("lesson.menu.all");
            all.addActionListener(e -> leave.run());
            menu.add(all);
        }
        menu.add(item(texts.get("lesson.afresh"), "afresh", view.can(LessonAct.AFRESH), LessonAct.AFRESH));
    }

    private JMenuItem item(String words, String name, boolean on, LessonAct act) {
        JMenuItem item = new JMenuItem(words);
        item.setName("lesson.menu." + name.toLowerCase(Locale.ROOT));
        item.setEnabled(on);
        item.addActionListener(e -> ask.accept(act));
        return item;
    }
}
