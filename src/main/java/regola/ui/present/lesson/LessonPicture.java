package regola.ui.present.lesson;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.language.model.Type;
import regola.language.model.Zone;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.PictureCard;
import regola.teaching.lesson.Show;
import regola.teaching.lesson.Task;
import regola.teaching.lesson.Words;
import regola.teaching.run.Exercise;
import regola.teaching.run.Feedback;
import regola.teaching.run.HintShown;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Marking;
import regola.teaching.run.Stage;
import regola.teaching.run.StepResult;
import regola.teaching.run.Verdict;
import regola.ui.present.picture.Attempts;
import regola.ui.present.picture.Cards;
import regola.ui.present.picture.Guides;
import regola.ui.present.picture.Happenings;
import regola.ui.present.picture.Lighting;
import regola.ui.present.picture.Lights;
import regola.ui.present.picture.MatchPicture;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Pointing;
import regola.ui.present.picture.Proses;
import regola.ui.present.picture.Standing;
import regola.ui.present.picture.Tongue;
import regola.ui.view.ProseView;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.CardView;
import regola.ui.view.board.HappeningView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.lesson.ActView;
import regola.ui.view.lesson.AheadView;
import regola.ui.view.lesson.AnswerView;
import regola.ui.view.lesson.LessonState;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.MessageView;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryView;
import regola.ui.view.match.TraysView;
import regola.ui.view.rules.RuleCardView;
import regola.ui.view.rules.RuleView;

/** A LessonPicture puts together everything the window shows of a lesson at one moment. */
final class LessonPicture {

    private final LessonSession session;
    private final LessonRun run;
    private final Tongue tongue;
    private final Texts texts;
    private final String language;
    private final Manner manner;
    private final boolean busy;
    /** What is said while one plays on; null where the step says it. */
    private final FreeWords free;

    /** The board as it is seen; null before it is known. */
    private BoardView board;

    /** The hint of the match that is played; nothing where none is. */
    private final MatchAdvice advice;

    LessonPicture(LessonSession session) {
        this(session, MatchAdvice.NONE);
    }

    LessonPicture(LessonSession session, MatchAdvice advice) {
        this.session = session;
        this.advice = advice;
        this.run = session.run();
        this.tongue = session.tongue();
        this.texts = tongue.texts();
        this.language = tongue.names().language();
        this.manner = tongue.names().manner();
        this.busy = session.isBusy();
        this.free = FreeWords.of(session);
    }

    /**
     * @param number the place of the lesson among those of its game, from 1; 0 if it stands alone
     * @param next the lesson that follows, or null
     */
    LessonView of(long serial, int number, LessonShelf.Entry next) {
        return of(serial, number, next, AheadView.NOTHING);
    }

    /** @param ahead how the match stands at the beginning of each step */
    LessonView of(long serial, int number, LessonShelf.Entry next, AheadView ahead) {
        LessonStep step = run.step();
        MatchPicture picture = session.now() == null ? null : bare();
        MatchView match = picture == null ? null : match(serial, picture);
        board = match == null ? null : match.board();
        String title = run.lesson().header().title().text(language);
        // A scene that is told can be left at once; whoever is in a hurry need not wait for its end.
        boolean told = step.task() instanceof Task.Watch;
        List<ActView> acts = busy && !told ? List.of() : LessonActs.of(run, next != null, advice);
        HintShown hint = busy ? null : run.hintShown().orElse(null);
        List<AnswerView> answers = run.options().stream()
                .map(option -> new AnswerView(
                        answer(option.words(), manner),
                        AnswerView.State.valueOf(option.state().name())))
                .toList();
        return new LessonView(
                serial,
                language,
                number == 0 ? title : number + "  " + title,
                run.results().stream().map(StepResult::solved).toList(),
                told(),
                run.at(),
                state(hint),
                asked(step.goal()),
                brief(step),
                card(),
                LessonView.Trays.valueOf(run.lesson().header().trays().name()),
                own(),
                ahead,
                explanation(step),
                sought(),
                rules(hint),
                message(),
                hint(hint),
                busy ? 0 : untilHint(),
                acts,
                answers,
                run.stage() == Stage.ENDED ? new LessonOver(session).of(next) : null,
                match,
                picture == null ? OverlayView.NONE : overlay(picture));
    }

    private ProseView hint(HintShown hint) {
        if (advice.isTold() && !busy) return advice.words();
        return hint == null ? ProseView.NONE : Proses.of(hint.words(), manner);
    }

    private int untilHint() {
        return (int) session.untilHint().orElse(Duration.ZERO).toMillis();
    }

    /** Whoever plays for another has that seat before them; else their own stays where it is, whoever decides. */
    private int own() {
        int you = run.lesson().header().you();
        if (you >= 0) return you;
        Match now = session.now() == null ? null : session.now().match();
        return now != null && run.isLearnersMove() && !busy && !now.isOver() ? now.decider() : session.own();
    }

    /** What the rules call something begins as a sentence does, beside answers that an author wrote. */
    private static ProseView answer(Spoken words, Manner manner) {
        return words instanceof Words ? Proses.of(words, manner) : ProseView.plain(Names.capital(words.in(manner)));
    }

    /** @return the steps whose answer was told */
    private Set<Integer> told() {
        Set<Integer> told = new LinkedHashSet<>();
        List<StepResult> results = run.results();
        for (int i = 0; i < results.size(); i++) if (results.get(i).told()) told.add(i);
        return told;
    }

    /** @return that of this step, or else of the last one before it that has one */
    private CardView card() {
        Cards cards = new Cards(run.lesson().rules().game(), tongue);
        for (int step = run.at(); step >= 0; step--) {
            PictureCard card = run.lesson().steps().get(step).card();
            if (card != null) return cards.of(card);
        }
        return null;
    }

    // ---- on the board

    private MatchView match(long serial, MatchPicture picture) {
        prepare(picture);
        Waiting waiting = waiting();
        int last = session.played().size() - 1;
        StoryView story = tongue.story().of(session.played(), last, run.viewer());
        List<HappeningView> happenings = List.of();
        if (session.isFresh())
            happenings = new Happenings(
                            tongue,
                            run.viewer(),
                            last > 0 ? session.played().get(last - 1).match() : null)
                    .of(happened(), last, story.lines());
        else if (session.isRefusedNow())
            happenings = Attempts.of(session.pointing().refusal(), picture.standing(), tongue);
        MatchView seen = picture.of(serial, session.pointing(), waiting, null, story, happenings, false, false);
        seen = seen.on(seen.board().without(untold()));
        return hasActed() ? seen.acting(session.now().decider()) : seen;
    }

    /**
     * Where nobody is asked whoever acted last has the light, not whose turn it would be: so it is in a scene, and so
     * it is when a move is looked at that the learner made or foretold. What all choose in secret nobody did last.
     */
    private boolean hasActed() {
        if (session.played().isEmpty() || session.now().match().isOver() || wasSecret()) return false;
        Task task = run.step().task();
        boolean shows = task instanceof Task.Play || task instanceof Task.Predict;
        boolean played = session.now().move() != null && (busy || run.stage() != Stage.ASKING);
        return task instanceof Task.Watch || shows && played;
    }

    private boolean wasSecret() {
        int last = session.played().size() - 1;
        return last > 0 && session.played().get(last - 1).match().isSecret();
    }

    private void prepare(MatchPicture picture) {
        if (!busy) mark(picture.lights());
        if (run.isUnlit()) picture.unlit();
        if (!busy && isFindingPlaces()) picture.open(run.among());
        if (isRinged()) {
            List<Thing> spoken = run.show().points().isEmpty()
                    ? run.show().ring()
                    : run.show().points();
            if (run.show().ring().equals(run.step().show().ring())) picture.only(spoken);
            else picture.onlyOrAll(spoken);
        }
        if (isToldWhoFirst()) {
            List<Thing> who =
                    new WhoFirst(run, tongue.names(), session.pointing().next()).things();
            if (!who.isEmpty()) picture.only(who);
        }
    }

    /** Whether somebody who pressed in vain is told what to begin with: that alone is lit then. */
    private boolean isToldWhoFirst() {
        Pointing pointing = session.pointing();
        return waiting() == Waiting.PERSON
                && !run.isMarking()
                && pointing != null
                && !pointing.isPicked()
                && pointing.refusal() != null
                && pointing.refusal().why() == null
                && pointing.wanted().equals(Set.of("piece"));
    }

    private Waiting waiting() {
        return !busy && run.isLearnersMove() ? Waiting.PERSON : Waiting.COMPUTER;
    }

    /** @return what lies beside the board, as {@link #of} has it; null if there is nothing to show */
    TraysView trays() {
        if (session.now() == null) return null;
        MatchPicture picture = bare();
        prepare(picture);
        picture.light(session.pointing(), waiting());
        return picture.trays();
    }

    /** @return the places as they stand, for the room that they need; null if there is nothing to show */
    BoardView places() {
        return session.now() == null ? null : bare().places().without(untold());
    }

    private MatchPicture bare() {
        MatchPicture picture =
                new MatchPicture(session.now().match(), session.now().events(), tongue, Map.of(), run.viewer());
        // A move of the learner's stands as it was made: with that throw, and not with the next.
        if (isBeforeChance())
            picture.stand(new BeforeChance(session.now().events())
                    .standing(
                            Standing.of(session.earlier().match(), run.viewer()),
                            picture.standing(),
                            run.lesson().rules().names()));
        return picture;
    }

    private List<Event> happened() {
        List<Event> events = session.now().events();
        return isBeforeChance() ? new BeforeChance(events).events() : events;
    }

    /** Whether a move was judged, or is the last of a scene: what chance brings after it belongs to nothing told. */
    private boolean isBeforeChance() {
        if (session.earlier() == null) return false;
        return switch (run.stage()) {
            case MISSED -> true;
            case SOLVED, SHOWN -> run.step().task() instanceof Task.Play && isOthersTurn();
            case WATCHING -> run.step().task() instanceof Task.Watch && !session.isBusy() && isOthersTurn();
            default -> false;
        };
    }

    /** Who goes on after a move sees what with. */
    private boolean isOthersTurn() {
        return session.now().match().isOver()
                || session.now().match().decider() != session.now().decider();
    }

    /**
     * @return the places where nobody ever looks, unless the lesson is about what lies there: the room is better used
     */
    private Set<String> untold() {
        return run.lesson().rules().game().zones().stream()
                .filter(zone -> zone.seen() == Zone.Seen.NOBODY
                        && !run.lesson().isAbout(zone.reason().rule()))
                .map(Zone::name)
                .collect(Collectors.toSet());
    }

    private LessonView.Sought sought() {
        if (busy || !run.isMarking()) return LessonView.Sought.NOTHING;
        if (run.sought().equals(Set.of(Type.Base.SITE))) return LessonView.Sought.PLACE;
        return run.sought().equals(Set.of(Type.Base.PLAYER)) ? LessonView.Sought.PLAYER : LessonView.Sought.THING;
    }

    /** Whether somebody is to point at places: then they must see all of them. */
    private boolean isFindingPlaces() {
        // What is foretold is pointed at until it is shown.
        if (run.step().task() instanceof Task.Predict) return run.sought().contains(Type.Base.SITE);
        if (run.stage() == Stage.ENDED || !(run.step().task() instanceof Task.Find find)) return false;
        return find.query() != null
                ? find.query().type().base() == Type.Base.SITE
                : find.things().stream().anyMatch(thing -> thing.is(Type.Base.SITE));
    }

    /** What the lesson rings stands alone in a ring, until something is pressed. */
    private boolean isRinged() {
        Pointing pointing = session.pointing();
        return !busy
                && run.stage() == Stage.ASKING
                && !run.show().ring().isEmpty()
                && pointing != null
                && !pointing.isBegun()
                && pointing.refusal() == null;
    }

    /** Once the move is taken back, whoever stood where it led has done nothing wrong. */
    private boolean isNobodyElsesPlace(Thing thing) {
        return run.stage() == Stage.MISSED
                || !thing.is(Type.Base.SITE)
                || Standing.of(session.now().match(), run.viewer())
                        .at(thing.id())
                        .isEmpty();
    }

    private void mark(Lights lights) {
        // Where it was wrong is seen until something else is tried.
        boolean begun = session.pointing() != null && session.pointing().isBegun();
        if (!begun)
            run.astray().filter(this::isNobodyElsesPlace).ifPresent(thing -> Lighting.mark(thing, Role.EXTRA, lights));
        Marking marking = run.marking();
        // What was judged keeps its tick or its cross while other marks are set.
        if (!marking.checked())
            marking.marked().stream()
                    .filter(thing -> !marking.hit().contains(thing))
                    .filter(thing -> !marking.extra().contains(thing))
                    .forEach(thing -> Lighting.mark(thing, Role.MARKED, lights));
        marking.hit().forEach(thing -> Lighting.mark(thing, Role.HIT, lights));
        marking.missed().forEach(thing -> Lighting.mark(thing, Role.MISSED, lights));
        // Whoever has found it need not look at what they thought before.
        if (run.stage() != Stage.SOLVED) marking.extra().forEach(thing -> Lighting.mark(thing, Role.EXTRA, lights));
    }

    private OverlayView overlay(MatchPicture picture) {
        // What is told is lit while it is told; what was played for an answer is looked at without guides, and so is
        // what was played instead. But what the question speaks of stays in its ring as long as the question stands.
        boolean told = run.step().task() instanceof Task.Watch;
        if (run.stage() == Stage.ENDED) return OverlayView.NONE;
        Guides drawn = new Guides(picture.standing(), language);
        Show asked = run.step().show();
        // How others punish a try is drawn where it stands; else nothing but what the question speaks of.
        boolean punished = !busy && run.stage() == Stage.MISSED && run.feedback() != null;
        if (punished)
            return drawn.of(run.feedback().show().beside(Show.ring(asked.ring())))
                    .unmarked(chosen());
        if (busy && !told || run.stage() == Stage.MISSED)
            return drawn.of(Show.ring(asked.ring())).unmarked(chosen());
        // What a refusal speaks of is marked on the board already.
        boolean refused = run.feedback() != null && run.feedback().verdict() == Verdict.REFUSED;
        OverlayView guides = drawn.of(refused ? hinted(asked) : run.show())
                .and(advice.told().overlay())
                .unmarked(chosen());
        boolean looks = told || run.stage() == Stage.SOLVED || run.stage() == Stage.SHOWN;
        return looks ? gone(guides, picture.standing()) : guides;
    }

    /** @return what the question speaks of, beside what the hint shows that was given before the last try */
    private Show hinted(Show asked) {
        Show shown = run.hintShown().map(HintShown::show).orElse(Show.NOTHING);
        return shown.isEmpty() ? asked : shown.beside(asked);
    }

    /** A ring with rays would hide that something has been chosen. */
    private Set<Ref> chosen() {
        Set<Ref> chosen = new LinkedHashSet<>();
        if (board == null) return chosen;
        for (SiteView site : board.sites()) {
            if (site.is(Role.CHOSEN)) chosen.add(site.ref());
            for (PieceView piece : site.pieces()) if (piece.is(Role.CHOSEN)) chosen.addAll(piece.refs());
        }
        return chosen;
    }

    /** What was taken off the board in the last turn, be it with several moves, is seen where it was. */
    private OverlayView gone(OverlayView guides, Standing now) {
        if (session.earlier() == null || board == null) return guides;
        Standing was = Standing.of(session.beforeTurn().match(), run.viewer());
        List<Event> happened = run.passages().stream()
                .flatMap(passage -> passage.events().stream())
                .toList();
        return guides.and(
                new Guides(now, language).gone(was, board, tongue, session.now().decider(), happened));
    }

    // ---- what is said

    private ProseView asked(Words step) {
        return free == null ? Proses.of(step, manner) : ProseView.plain(free.asked());
    }

    private ProseView brief(LessonStep step) {
        if (free != null) return ProseView.plain(free.brief());
        return Proses.of(step.brief().isEmpty() ? step.goal() : step.brief(), manner);
    }

    /** Of an exercise too how hard it is. */
    private ProseView explanation(LessonStep step) {
        if (free != null) return ProseView.plain(free.told());
        ProseView written = Proses.of(step.explanation(), manner);
        if (run.exercise().isEmpty()) return written;
        Exercise exercise = run.exercise().get();
        String key = exercise.ways() == 0
                ? "lesson.exercise"
                : exercise.ways() == 1 ? "lesson.exercise.one" : "lesson.exercise.ways";
        return written.and(ProseView.plain(texts.get(key, exercise.round() + 1, exercise.legal(), exercise.ways())));
    }

    private MessageView message() {
        if (busy) return null;
        Pointing.Refusal refusal =
                session.pointing() == null ? null : session.pointing().refusal();
        // Where a hint is read again, the board shows that the move is taken back.
        if (session.isBackNow() && run.hintShown().isEmpty())
            return word(MessageView.Sort.BACK, back(session.takenBack()));
        String stray = new StrayWords(session, board).said();
        if (!stray.isEmpty()) return word(MessageView.Sort.STRAY, stray);
        // Whoever asks for advice has read what was said before.
        if (advice.isTold() && !session.isRefusedNow()) return null;
        Feedback feedback = run.feedback();
        // Whoever has asked for a hint reads that, and has read by then where the lesson goes on.
        if (session.isReturned() && feedback == null)
            return new MessageView(
                    MessageView.Sort.GOES_ON,
                    ProseView.plain(texts.get("lesson.goes.on", run.at() + 1, run.at()))
                            .and(explanation(run.step())),
                    ProseView.NONE,
                    null,
                    ProseView.NONE,
                    "");
        if (feedback == null || session.isAnswered()) return null;
        MessageView.Sort sort = run.stage() == Stage.SHOWN
                ? MessageView.Sort.SHOWN
                : MessageView.Sort.valueOf(feedback.verdict().name());
        boolean written = feedback.words() instanceof Words;
        boolean refused = feedback.verdict() == Verdict.REFUSED && refusal != null && !written;
        // The cause alone: what was tried is seen on the board.
        if (refused)
            return new MessageView(
                    sort,
                    ProseView.plain(refusal.why().in(manner)),
                    ProseView.NONE,
                    feedback.rule(),
                    Proses.of(feedback.words(), manner),
                    "");
        boolean isOtherMove = feedback.verdict() == Verdict.MISSED
                && !written
                && feedback.reason() == run.step().goal()
                && (run.step().task() instanceof Task.Play || run.step().task() instanceof Task.Free);
        boolean repeatsGoal = feedback.reason() == run.step().goal(); // it stands right above
        ProseView reason = repeatsGoal ? ProseView.NONE : Proses.of(feedback.reason(), manner);
        String place = feedback.verdict() == Verdict.BROKEN ? Names.place(feedback.place()) : "";
        ProseView words = Proses.of(feedback.words(), manner);
        // Who goes on playing while all waits is told where it goes on.
        if (session.isVain() && run.stage() == Stage.SOLVED)
            words = words.and(ProseView.plain(texts.get("lesson.stray.solved", texts.get("lesson.act.next"))));
        return new MessageView(
                sort,
                isOtherMove
                        ? ProseView.plain(new NotAsked(tongue, session.now().move(), happened()).sentence())
                        : words,
                reason,
                feedback.rule(),
                isOtherMove ? words : ProseView.NONE,
                place);
    }

    /** What went back, and what can be done now. */
    private String back(TakenBack taken) {
        String what = texts.get(
                taken.own() > 1 ? "lesson.back.moves" : taken.others() > 0 ? "lesson.back.answers" : "lesson.back.now",
                taken.own());
        return what + " " + texts.get(taken.again() ? "lesson.back.solved" : "lesson.back.try");
    }

    private static MessageView word(MessageView.Sort sort, String words) {
        return new MessageView(sort, ProseView.plain(words), ProseView.NONE, null, ProseView.NONE, "");
    }

    private LessonState state(HintShown hint) {
        if (busy) return LessonState.BUSY;
        if (run.stage() == Stage.ENDED) return LessonState.DONE;
        if (run.stage() == Stage.BROKEN) return LessonState.BROKEN;
        MessageView message = message();
        if (message != null && message.sort() != MessageView.Sort.GOES_ON) return state(message.sort());
        if (hint != null || advice.isTold()) return LessonState.HINT;
        return switch (run.stage()) {
            case WATCHING -> LessonState.TELL;
            case SOLVED -> run.isNotWon() ? LessonState.NOT_WON : LessonState.RIGHT;
            default -> LessonState.ASKING;
        };
    }

    private LessonState state(MessageView.Sort sort) {
        Task task = run.step().task();
        boolean moves = task instanceof Task.Play || task instanceof Task.Free;
        return switch (sort) {
            case REFUSED -> LessonState.REFUSED;
            case MISSED -> moves ? LessonState.MISSED : LessonState.WRONG_ANSWER; // only a move is allowed and wrong
            case PARTLY -> LessonState.PARTLY;
            case RIGHT, WON -> LessonState.RIGHT;
            case NOT_WON -> LessonState.NOT_WON;
            case SHOWN -> LessonState.SHOWN;
            case STRAY -> LessonState.STRAY;
            case BACK -> LessonState.BACK;
            case GOES_ON -> LessonState.ASKING;
            case BROKEN -> LessonState.BROKEN;
        };
    }

    /** Those that the step teaches, and the one that the message points at. */
    private List<RuleView> rules(HintShown hint) {
        Set<String> numbers = new LinkedHashSet<>(run.step().rules());
        MessageView message = message();
        String cited = message == null ? null : message.rule();
        String hinted = hint == null ? null : hint.rule();
        Stream.of(cited, hinted).filter(rule -> rule != null).forEach(numbers::add);
        List<RuleView> rules = new ArrayList<>();
        for (String number : numbers) {
            RuleCardView card = session.cards().of(number);
            boolean lit = number.equals(cited) && message.sort() == MessageView.Sort.REFUSED;
            boolean open = session.opened().contains(number) || number.equals(hinted);
            List<String> told = Stream.concat(card.sentences().stream(), card.reasons().stream())
                    .toList();
            rules.add(new RuleView(number, card.title(), lit ? reason(card) : sentence(card), told, open, lit));
        }
        return rules;
    }

    /** With the values of this very case, where it is a case. */
    private String reason(RuleCardView card) {
        Pointing.Refusal refusal = session.pointing().refusal();
        boolean speaks = refusal != null
                && refusal.why() != null
                && card.number().equals(refusal.why().rule());
        return speaks ? refusal.why().in(manner) : sentence(card);
    }

    /**
     * What says most to a learner: a whole sentence about the rule, else what it answers, else what it is called to be
     * about.
     */
    private static String sentence(RuleCardView card) {
        return Stream.of(
                        card.sentences().stream().filter(said -> said.endsWith(".")),
                        card.reasons().stream(),
                        card.sentences().stream())
                .flatMap(said -> said)
                .findFirst()
                .orElse("");
    }
}
