package regola.ui.game;

import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import javax.swing.JPanel;
import javax.swing.UIManager;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.stage.Brush;
import regola.ui.stage.FillingRing;
import regola.ui.stage.Measure;
import regola.ui.stage.Measured;
import regola.ui.stage.OnPress;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.tray.SeatTray;
import regola.ui.view.MotionLevel;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.GameIntents;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.HintView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.WhyView;

/**
 * A SayBar says below the board whose decision it is, what is asked, and what to do; or why the last try is not
 * allowed, until the next act. On its right are, in fixed slots, what can be chosen and is nowhere on the board, and
 * the way back.
 */
final class SayBar extends JPanel implements Measured {
    private static final long serialVersionUID = 1;
    /** So long a press at the place of a button that is gone is still meant for it, in nanoseconds. */
    private static final long AFTER_BUTTON = 2_500_000_000L;
    /** The height of the bar, the size of the token, and the width of a slot, in units of space. */
    static final double HIGH = 92;

    private static final double TOKEN = 68;
    /** Where letters are large the bar is higher for their sake, up to this part of the window. */
    private static final double MOST = 0.18;
    /** Of two slots below each other, and to the edge. */
    private static final double BETWEEN = 5;

    private static final int LEAST_BUTTON = 52;
    private static final double SLOT = 124;
    private static final double RULE = 66;
    /** As wide as a rule is called: nothing moves when another is. */
    private static final String LONGEST = "XX‑10.10";
    /** Below each other they are lower, so they are as wide as this part of the bar. */
    private static final double STACKED = 0.24;
    /** More of the bar's width than this is not for buttons side by side. */
    private static final double BUTTONS = 0.36;
    /** A question of so many letters is not divided. */
    static final int ONE_LINE = 40;

    private final transient ArtStore art;
    private final transient GameIntents intents;
    private final SayLine question = new SayLine("decision.question", StageColour.INK);
    private final SayLine advice = new SayLine("decision.advice", StageColour.INK);
    private final SayLine sentence = new SayLine("why.sentence", StageColour.INK);
    /** Why something in the slots is off, where it has no room there itself. */
    private final SayLine reason = new SayLine("say.reason", StageColour.INK);

    private final StageButton rule = new StageButton("why.rule", StageButton.Style.QUIET);
    private final StageButton read = new StageButton("say.read", StageButton.Style.PLAIN);
    private final HelpSlot help = new HelpSlot();
    private final transient AtFirst first = new AtFirst();
    private final StageButton undo = new StageButton("game.undo", StageButton.Style.PLAIN);
    /** Asks about another move than what a hint has told. */
    private final StageButton whyNot = new StageButton("game.whyNot", StageButton.Style.PLAIN);

    /** Puts a hint away, where nothing else does that without saying so. */
    private final StageButton hide = new StageButton("game.hint.hide", StageButton.Style.PLAIN);

    private final StageButton goOn = new StageButton("decision.goOn", StageButton.Style.LEAD);
    private final StageButton only = new StageButton("decision.only", StageButton.Style.LEAD);
    private final StageButton now = new StageButton("why.now", StageButton.Style.LEAD);
    private final StageButton redo = new StageButton("game.redo", StageButton.Style.PLAIN);
    private final StageButton again = new StageButton("decision.again", StageButton.Style.LEAD);
    private final StageButton leave = new StageButton("decision.leave", StageButton.Style.PLAIN);
    private final StageButton more = new StageButton("decision.more", StageButton.Style.PLAIN);
    private final StageButton edit = new StageButton("why.edit", StageButton.Style.PLAIN);
    private final transient List<StageButton> choices = new ArrayList<>();
    /** What stands in the slots now, from the first. */
    private final transient List<StageButton> shown = new ArrayList<>();

    private transient List<ChoiceView> offered = List.of();
    /** What can be chosen where it lies, and by its number as well. */
    private transient List<ChoiceView> placed = List.of();

    private transient SeatView token;
    private SayLine.Tone tone = SayLine.Tone.PLAIN;
    private String head = "";
    /** What is said below it, from its longest form to its shortest. */
    private transient List<String> subs = List.of("");
    /** Whether what has happened is told there: a press leads to all of it. */
    private boolean telling;
    /** When a button stood in the row last: who has just reached for it does not mean the words that come there. */
    private long emptied = System.nanoTime() - AFTER_BUTTON;

    /** All that is told, where that is waited for; else empty. */
    private String whole = "";

    private final transient ToldPages pages = new ToldPages(this::revalidate);
    private String readable = "";
    private String failedAt = "";
    private boolean teacher;
    /** Whether a press lets things go on that wait only so that people can follow. */
    private boolean waits;

    /** Of whom it was said last that it thinks; null for nobody. */
    private transient SeatView thinking;

    private boolean over;
    private boolean forced;
    private boolean underWay;
    /** Whether what was said before it stays for so long. */
    private boolean held;
    /** Whether the ways on after the end are shown elsewhere. */
    private boolean ended;

    private boolean looksBack;

    private boolean children;
    private transient BooleanSupplier atSeats = () -> false;
    private transient MotionLevel motion = MotionLevel.FULL;
    private final transient FillingRing ring = new FillingRing();
    private transient Measure measure = Measure.of(1280, 800, 1);

    /**
     * @param list shows all moves
     * @param story shows what has happened
     */
    SayBar(ArtStore art, GameIntents intents, GameWishes wishes, Runnable list, Runnable story) {
        super(null);
        this.art = art;
        this.intents = intents;
        setName("decision");
        setOpaque(false);
        add(question);
        add(advice);
        add(sentence);
        add(reason);
        advice.addMouseListener(new OnPress(() -> {
            if (waits) hurry();
            else if (telling && System.nanoTime() - emptied > AFTER_BUTTON) story.run();
        }));
        rule.addActionListener(e -> wishes.rule(readable));
        undo.addActionListener(e -> intents.undo());
        add(help);
        help.sayBeside(this::sayReason);
        undo.sayBeside(this::sayReason);
        goOn.addActionListener(e -> {
            if (waits) hurry();
            else intents.goOn();
        });
        only.addActionListener(e -> intents.playOnly());
        only.setKeyCap("1");
        addMouseListener(new OnPress(() -> {
            if (waits) hurry();
        }));
        now.addActionListener(e -> intents.goTo(Integer.MAX_VALUE));
        redo.addActionListener(e -> intents.redo());
        again.setSingle(true);
        again.addActionListener(e -> wishes.again());
        leave.addActionListener(e -> wishes.leave());
        more.addActionListener(e -> list.run());
        edit.addActionListener(e -> wishes.edit(failedAt));
        whyNot.addActionListener(e -> help.whyNot());
        whyNot.setKeyCap("Y");
        hide.addActionListener(e -> help.away());
        undo.setKeyCap("⌫");
        more.setKeyCap("X");
        for (int i = 0; i < 2; i++) {
            int number = i;
            StageButton choice = new StageButton("choice", StageButton.Style.PLAIN);
            choice.setKeyCap(String.valueOf(i + 1));
            choice.addActionListener(e -> press(number + 1));
            choices.add(choice);
        }
        for (StageButton each : List.of(
                choices.get(0), choices.get(1), goOn, only, now, redo, whyNot, hide, again, leave, more, edit)) {
            each.setVisible(false);
            add(each);
        }
        add(undo);
        rule.setVisible(false);
        add(rule);
        read.setVisible(false);
        add(read);
    }

    /** @param next whether each seat where nobody sits tells itself what it did */
    void setAtSeats(BooleanSupplier next) {
        atSeats = next;
    }

    HelpSlot help() {
        return help;
    }

    /** @return what a hint draws, with what is told for the first time; nothing over a refusal */
    OverlayView seen(MatchView view, OverlayView hinted) {
        if (view.isRefused()) return OverlayView.NONE;
        return children && tone == SayLine.Tone.PLAIN ? hinted.and(first.seen(view)) : hinted;
    }

    void setTeacher(boolean next) {
        teacher = next;
    }

    /** @param act reads aloud what is asked */
    void onRead(Runnable act) {
        read.addActionListener(e -> act.run());
    }

    /**
     * @param next whether it speaks to those who read little: no rules and no keys
     * @param voice whether there is a button to listen
     */
    void setChildren(boolean next, boolean voice) {
        children = next;
        read.setVisible(voice);
        undo.setKeyCap(next ? "" : "⌫");
        more.setKeyCap(next ? "" : "X");
        only.setKeyCap(next ? "" : "1");
        revalidate();
    }

    /**
     * @param end whether it is told beside the board how the match ended
     * @param looksBack whether it is looked back at there: then the way back to the match is there too
     */
    void setBeside(boolean end, boolean looksBack) {
        ended = end;
        this.looksBack = looksBack;
        help.setEnded(end || looksBack);
    }

    void setMotion(MotionLevel next) {
        motion = next;
    }

    /** @param on whether what has happened is still under way on the board: until then nothing is said of it */
    void setUnderWay(boolean on) {
        underWay = on;
    }

    void show(MatchView all, Texts texts) {
        MatchView view = atSeats.getAsBoolean() ? all.toldAtSeats() : all;
        DecisionView decision = view.decision();
        boolean past = view.story().looking();
        stopRing();
        tone = tone(view, past, texts);
        held = underWay && !head.isEmpty() && (tone == SayLine.Tone.PLAIN || tone == SayLine.Tone.PAST);
        if (held) {
            hold(view, past, texts);
            return;
        }
        token = decision.isOver()
                ? view.seats().stream().filter(SeatView::winner).findFirst().orElse(null)
                : children ? ChildWords.spokenOf(view, past, texts) : view.spokenOf();
        boolean thinks = decision.waiting() == DecisionView.Waiting.COMPUTER && tone == SayLine.Tone.PLAIN && !children;
        thinking = thinks ? decision.decider() : null;
        waits = decision.waiting() == DecisionView.Waiting.COMPUTER || decision.waiting() == DecisionView.Waiting.TOLD;
        forced = decision.isForced();
        over = decision.isOver();
        Asked asked = children
                ? ChildWords.asked(view, past, ended, texts).telling(past ? "" : first.of(view, texts))
                : Asked.of(view, past, ended, texts);
        boolean back = tone == SayLine.Tone.PLAIN && help.told().stage() == HintView.Stage.BACK;
        Asked hint = children && !back ? ChildWords.hint(help.told(), decision, texts) : null;
        if (tone == SayLine.Tone.HINT || back) {
            head = hint == null ? help.told().head() : hint.head();
            subs = back || hint == null ? List.of(back ? help.told().sentence() : "") : hint.subs();
        } else {
            head = help.told().stage() == HintView.Stage.ASKING ? help.told().head() : asked.head();
            subs = asked.subs();
        }
        String sub = tone == SayLine.Tone.HINT ? "" : subs.get(0).replace(Asked.NEXT_LINE, ' ');
        boolean tells = asked.tells() && !back && tone == SayLine.Tone.PLAIN && !children;
        advice.getAccessibleContext().setAccessibleDescription(tells ? texts.get("say.story") : "");
        advice.setCursor(Cursor.getPredefinedCursor(tells ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
        telling = tells;
        String hinted = hint == null ? help.told().sentence() : hint.subs().get(0);
        String above = over && ended ? decision.advice() : head;
        String told = ToldHead.below(tone, view, hinted, above, children, teacher, texts);
        whole = decision.waiting() == DecisionView.Waiting.TOLD && !children ? ToldHead.all(view) : "";
        if (whole.isEmpty()) pages.close();
        sentence.setText(told);
        sentence.getAccessibleContext().setAccessibleName(told);
        question.setText(head);
        advice.setText(sub);
        readable = view.why() != null && view.why().rule() != null ? view.why().rule() : decision.rule();
        boolean asks = tone != SayLine.Tone.PAST && view.problem() == null && !children;
        rule.setVisible(readable != null && asks);
        read.setText(texts.get("say.read"));
        rule.setText(teacher && readable != null ? readable : texts.get("say.rule"));
        failedAt = view.problem() == null ? "" : view.problem().place();
        fill(view, past, texts);
        showHelp(view, past, texts);
        getAccessibleContext().setAccessibleName((past ? head + ". " + sub : decision.question() + " " + sub).strip());
        getAccessibleContext().setAccessibleDescription(told);
        revalidate();
        repaint();
    }

    /**
     * What is said stays while the move is still being seen on the board; nothing is asked that was answered by it, and
     * nothing else moves.
     */
    private void hold(MatchView view, boolean past, Texts texts) {
        offered = List.of();
        placed = List.of();
        forced = false;
        telling = false;
        // Nobody thinks any more who is seen to move.
        if (thinking != null) head = texts.get("decision.plays", thinking.name());
        SeatView mover = children ? ChildWords.watched(view, past, token) : null;
        if (ChildWords.isNext(mover, token)) {
            token = mover;
            head = ChildWords.watching(mover, head, texts);
            subs = List.of("");
            advice.setText("");
        }
        question.setText(head);
        sentence.setText(""); // what was refused before is done with
        sentence.getAccessibleContext().setAccessibleName("");
        thinking = null;
        if (!shown.isEmpty()) emptied = System.nanoTime();
        shown.forEach(old -> old.setVisible(false));
        showHelp(view, past, texts);
        revalidate();
        repaint();
    }

    private void showHelp(MatchView view, boolean past, Texts texts) {
        boolean later = view.seats().stream().anyMatch(seat -> seat.sort() == SeatView.Sort.HUMAN);
        help.show(view.decision(), view.isPersonHere(), past, later, children, texts);
        undo.setText(texts.get("say.undo"));
        if (view.canUndo()) undo.turnOn();
        else undo.turnOff(texts.get(past && !looksBack ? "say.undo.past" : "say.undo.nothing"));
    }

    /** Says how points of a seat come about, of a pile or, if that is null, all, until something else is to be said. */
    void explain(SeatView seat, PileView pile, Texts texts) {
        CountedWords counted = pile == null ? CountedWords.of(seat, texts) : CountedWords.of(seat, pile, texts);
        token = seat;
        tone = SayLine.Tone.STRAY;
        head = counted.head();
        subs = List.of("");
        question.setText(head);
        advice.setText("");
        sentence.setText(counted.rest());
        sentence.getAccessibleContext().setAccessibleName(sentence.getText());
        getAccessibleContext().setAccessibleDescription(sentence.getText());
        revalidate();
        repaint();
    }

    /** The hint is told again; what has been picked meanwhile stays picked. */
    private void hearOut(MatchView view, Texts texts) {
        if (view.decision().isBegun()) show(view, texts);
        else intents.clear();
    }

    private SayLine.Tone tone(MatchView view, boolean past, Texts texts) {
        if (view.problem() != null) return SayLine.Tone.PROBLEM;
        // A press beside what is lit is no answer: the question stays.
        HintView hint = help.told();
        boolean asks = hint.asks() && hint.stage() != HintView.Stage.ANSWER;
        boolean refuses = help.refuses(view.why(), () -> hearOut(view, texts));
        if (refuses && !(asks && view.why().sort() == WhyView.Sort.STRAY))
            return view.why().sort() == WhyView.Sort.STRAY ? SayLine.Tone.STRAY : SayLine.Tone.WHY;
        boolean told = hint.stage() != HintView.Stage.NONE && hint.stage() != HintView.Stage.BACK;
        if (told && !view.decision().isOver()) return SayLine.Tone.HINT;
        return past ? SayLine.Tone.PAST : SayLine.Tone.PLAIN;
    }

    private void fill(MatchView view, boolean past, Texts texts) {
        DecisionView decision = view.decision();
        boolean stood = !shown.isEmpty();
        shown.forEach(old -> old.setVisible(false));
        shown.clear();
        // Whoever only looks round wants the match back sooner than another one from here.
        goOn.setStyle(past ? StageButton.Style.PLAIN : StageButton.Style.LEAD);
        offered = decision.waiting() == DecisionView.Waiting.PERSON && !decision.isForced()
                ? decision.unplaced()
                : List.of();
        placed = decision.isForced() ? List.of() : decision.choices();
        if (!failedAt.isEmpty()) put(edit, texts.get("problem.edit"));
        if (decision.isOver() && !ended && !looksBack) {
            put(again, texts.get("end.again"));
            put(leave, texts.get("end.new"));
        }
        if (decision.waiting() == DecisionView.Waiting.PAUSED && tone != SayLine.Tone.HINT)
            put(goOn, texts.get(Asked.goOn(view, past, children)));
        if (decision.waiting() == DecisionView.Waiting.TOLD) put(goOn, texts.get("told.go"));
        if (forced) put(only, decision.only(texts.get(children ? "child.forced.do" : "forced.do")));
        // Whoever tries something there first has enough of that: one way out at a time.
        if (past && !looksBack && !decision.isOver() && !help.told().asks()) put(now, texts.get("timeline.now"));
        else if (view.canRedo() && !past && tone != SayLine.Tone.HINT) put(redo, texts.get("say.redo"));
        boolean plays = help.told().play() != HintView.Play.NONE;
        boolean asks =
                tone == SayLine.Tone.HINT && !children && (plays || help.told().hasOthers());
        boolean hides = tone == SayLine.Tone.HINT && children && help.told().isToldInSteps();
        // What can be chosen stands where it stood before the hint: whoever reaches for the one must not hit the other.
        int room = 2 - shown.size() - (asks || hides ? 1 : 0);
        boolean many = offered.size() > room;
        for (int i = 0; i < Math.min(offered.size(), many ? room - 1 : room); i++) {
            StageButton choice = choices.get(i);
            choice.setName("choice." + offered.get(i).key());
            put(choice, offered.get(i).words());
        }
        if (many && room > 0) put(more, texts.get("say.more"));
        if (asks) put(whyNot, texts.get(plays ? help.playing() : "say.hint.whyNot"));
        if (hides) put(hide, texts.get("child.hint.done"));
        if (stood && shown.isEmpty()) emptied = System.nanoTime();
    }

    private void put(StageButton button, String words) {
        if (shown.size() == 2) return;
        button.setText(words);
        button.setVisible(true);
        shown.add(button);
    }

    /** Chooses what bears the key of that number, if anything does. */
    void press(int number) {
        if (forced) {
            if (number == 1) intents.playOnly();
            return;
        }
        List<ChoiceView> meant = offered.isEmpty() ? placed : offered;
        if (number >= 1 && number <= meant.size())
            intents.choose(meant.get(number - 1).key());
    }

    /** The only move plays itself when that time is over. */
    void fillRing(int millis) {
        ring.fill(motion == MotionLevel.NONE ? 0 : millis, this::repaint);
    }

    void stopRing() {
        ring.stop();
    }

    private void hurry() {
        if (whole.isEmpty() || !pages.turn(this::revalidate)) intents.hurry();
    }

    /** @param why what has been pressed is off; empty when that is over */
    private void sayReason(String why) {
        reason.setText(why);
        revalidate();
        repaint();
    }

    // ---- where all stands

    @Override
    public void measure(Measure next) {
        measure = next;
        revalidate();
    }

    /** @return how high it is in a page of that width: buttons below each other must have room */
    int high(int width) {
        int lines = measure.text(TextSize.BODY) + 3 * measure.text(TextSize.SMALL);
        int words = Math.min((int) (1.2 * lines) + measure.px(12), (int) (measure.height() * MOST));
        int least = Math.max(Math.max(measure.px(HIGH), words), measure.button() + measure.px(16));
        boolean stacks = stacks(width);
        return stacks ? Math.max(least, 2 * LEAST_BUTTON + 3 * measure.px(BETWEEN)) : least;
    }

    private int slot(int width) {
        int words = undo.getFontMetrics(undo.getFont()).stringWidth(undo.getText()) + measure.px(44);
        return Math.max(measure.px(SLOT), Math.min(words, width / 5));
    }

    /** @return whether the slots stand below each other */
    boolean isStacked() {
        return stacks(getWidth());
    }

    private boolean stacks(int width) {
        return 3 * slot(width) > width * BUTTONS;
    }

    @Override
    public void doLayout() {
        int gap = measure.px(8);
        int slot = slot(getWidth());
        int high = Math.min(measure.button(), getHeight() - 2 * measure.px(6));
        int y = (getHeight() - high) / 2;
        int x = getWidth() - measure.px(12) - slot;
        if (!help.isOffered()) undo.setBounds(x, y, slot, high);
        else if (isStacked()) {
            int half = (getHeight() - 3 * measure.px(BETWEEN)) / 2;
            help.setBounds(x, measure.px(BETWEEN), slot, half);
            undo.setBounds(x, measure.px(BETWEEN) + half + measure.px(BETWEEN), slot, half);
        } else {
            undo.setBounds(x, y, slot, high);
            x -= gap + slot;
            help.setBounds(x, y, slot, high);
        }
        int wide = isStacked() ? Math.max(slot, (int) (getWidth() * STACKED)) : slot;
        shown.forEach(each -> ChoiceButtons.fit(each, wide, measure, LEAST_BUTTON - 10));
        int words = rule.getFontMetrics(rule.getFont()).stringWidth(teacher ? LONGEST : rule.getText());
        int link = Math.max(measure.px(RULE), words + measure.px(12));
        rule.setPreferredSize(new Dimension(link, measure.quiet()));
        link = read.isVisible() ? Math.max(link, read.getPreferredSize().width) : children ? -gap : link;
        x -= gap + link;
        rule.setBounds(x, (getHeight() - measure.quiet()) / 2, Math.max(0, link), measure.quiet());
        read.setBounds(x, y, Math.max(0, link), high);
        x -= gap + wide;
        if (isStacked()) {
            int half = (getHeight() - 3 * measure.px(BETWEEN)) / 2;
            if (shown.size() == 1) shown.get(0).setBounds(x, y, wide, high);
            for (int i = 0; i < shown.size() && shown.size() > 1; i++)
                shown.get(i).setBounds(x, measure.px(BETWEEN) + i * (half + measure.px(BETWEEN)), wide, half);
        } else {
            // What only asks about another move stands close by: the hint needs the room.
            boolean close = shown.size() == 1 && (shown.contains(whyNot) || shown.contains(hide));
            for (int i = 0; i < shown.size(); i++)
                shown.get(i).setBounds(x - (close ? 0 : 1 - i) * (gap + slot), y, slot, high);
            if (!close) x -= gap + slot;
        }
        int left = token == null ? measure.px(24) : measure.px(12) + token() + measure.px(14);
        // Where there is nothing to press words may be as long as they need.
        boolean beside = rule.isVisible() || read.isVisible();
        int right = !shown.isEmpty() ? x : beside ? rule.getX() : help.isOffered() ? help.getX() : undo.getX();
        layWords(left, right - gap - left);
    }

    private int token() {
        return Math.min(measure.px(TOKEN), getHeight() - 2 * measure.px(10));
    }

    private void layWords(int left, int width) {
        int room = getHeight() - 2 * measure.px(4);
        boolean refused = !sentence.getText().isEmpty();
        boolean off = !reason.getText().isEmpty();
        SayWords laid = off
                ? SayWords.answering(this, measure, head, reason.getText(), children, Math.max(40, width), room)
                : laid(refused, Math.max(40, width), room);
        int y = (getHeight() - laid.height()) / 2;
        question.lay(laid.above(), left, y);
        int below = y + (laid.above() == null ? 0 : laid.above().height());
        reason.lay(off ? laid.below() : null, left, below);
        sentence.lay(refused && !off ? laid.below() : null, left, below);
        advice.lay(refused || off ? null : laid.below(), left, below);
        if (held && !children) advice.setVisible(false);
    }

    private SayWords laid(boolean refused, int width, int room) {
        if (!refused) return SayWords.asking(this, measure, head, subs, children, width, room);
        String said = sentence.getText();
        List<String> forms = tone == SayLine.Tone.HINT && children ? subs : List.of(said);
        if (tone == SayLine.Tone.HINT) return SayWords.hinting(this, measure, head, forms, children, width, room);
        if (over && tone == SayLine.Tone.PLAIN) return SayWords.ending(this, measure, head, said, width, room);
        return tone == SayLine.Tone.PLAIN && !whole.isEmpty()
                ? SayWords.telling(this, measure, head, said, whole, pages, width, room)
                : SayWords.answering(this, measure, head, said, children, width, room);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Brush.smooth(graphics);
        try {
            double radius = measure.px(18);
            g.setColor(tone == SayLine.Tone.PLAIN ? StageColour.BUBBLE.now() : UIManager.getColor(tone.ground()));
            g.fill(Brush.rounded(0, 0, getWidth(), getHeight(), 1, radius));
            double edge = Math.max(3, measure.unit() * 3);
            g.setColor(StageColour.EDGE.now());
            g.setStroke(Brush.line(edge));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), edge / 2, radius));
            g.setColor(tone == SayLine.Tone.PLAIN ? SeatTray.colour(token) : UIManager.getColor(tone.edge()));
            g.setStroke(Brush.line(edge - 1));
            g.draw(Brush.rounded(0, 0, getWidth(), getHeight(), edge / 2, radius));
            int size = token();
            int x = measure.px(12);
            int y = (getHeight() - size) / 2;
            if (token != null) new EmblemIcon(art, token.colour(), token.emblem(), size).paintIcon(this, g, x, y);
            ring.paint(g, measure, x, y, size);
        } finally {
            g.dispose();
        }
    }
}
