package regola.ui.present.lesson;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.teaching.lesson.Beginning;
import regola.teaching.lesson.Lesson;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Task;
import regola.teaching.run.Option;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Proses;
import regola.ui.present.picture.RuleCards;
import regola.ui.present.picture.Snapshot;
import regola.ui.view.ProseView;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.ui.view.handout.FilmView;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.handout.HandoutView.Block;
import regola.ui.view.lesson.AnswerView;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.rules.RuleCardView;

/**
 * A LessonHandout is a lesson on paper: each step with its board, the rules that it teaches, and what is right on the
 * last page.
 */
public final class LessonHandout {
    private static final double BOARD = 0.28;

    private final Lesson lesson;
    private final InstantSource clock;
    private final String language;
    private final Texts texts;

    public LessonHandout(Lesson lesson, InstantSource clock, String language) {
        this.lesson = lesson;
        this.clock = clock;
        this.language = language;
        this.texts = Texts.in(language);
    }

    /**
     * A Sheet is what a learner gets, and what is right, which not everybody gets.
     *
     * @param solved may be empty
     */
    record Sheet(List<Block> tasks, List<Block> solved) {}

    public HandoutView page() {
        Sheet sheet = sheet();
        List<Block> blocks = new ArrayList<>(sheet.tasks());
        if (!sheet.solved().isEmpty()) {
            blocks.add(new HandoutView.NextPage());
            blocks.add(new HandoutView.Heading(texts.get("handout.answers")));
            blocks.addAll(sheet.solved());
        }
        String game = Names.plain(lesson.rules().game().title(), language);
        String title = game + ": " + lesson.header().title().text(language);
        return new HandoutView(title, lesson.header().idea().text(language), title, blocks);
    }

    Sheet sheet() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new HandoutView.Blanks(List.of(texts.get("handout.name"), texts.get("handout.date"))));
        List<Block> solved = new ArrayList<>();
        Set<String> rules = new LinkedHashSet<>();
        RuleCards cards = new RuleCards(lesson.rules(), language);
        for (int i = 0; i < lesson.steps().size(); i++) {
            LessonSession session = new LessonSession(lesson, i, clock, language);
            session.finish();
            LessonView view = new LessonPicture(session).of(0, 0, null);
            rules.addAll(session.run().step().rules());
            String solution = solution(session);
            blocks.add(new HandoutView.Heading((i + 1) + "  " + view.goal().text()));
            LessonStep step = session.run().step();
            boolean match = step.task() instanceof Task.Free;
            // On the screen others play by themselves; on paper a match is only pointed to.
            String explained = match ? texts.get("handout.together") : withoutNumbers(view.explanation());
            if (!explained.isEmpty()) blocks.add(new HandoutView.Paragraph(explained, false));
            if (view.match() != null && !(match && isFromTheStart(step))) {
                BoardView board = view.match().board();
                blocks.add(new HandoutView.Picture(
                        step.task() instanceof Task.Watch ? board : board.unlit(),
                        view.overlay(),
                        BOARD,
                        view.goal().text()));
                // Without the cards that somebody has in hand nobody could say which of them wins.
                blocks.addAll(
                        OwnedLines.ofDecider(view.match(), session.tongue().names()));
            }
            for (AnswerView answer : view.answers())
                blocks.add(new HandoutView.Box(answer.words().text()));
            // What is not ticked or marked in the picture is written.
            if (!solution.isEmpty() && view.answers().isEmpty())
                blocks.addAll(lines(session, !why(step, cards).isEmpty()));
            if (solution.isEmpty()) continue;
            String why = asksWhy(session) ? why(step, cards) : "";
            solved.add(new HandoutView.Paragraph(
                    (i + 1) + "  " + solution + (why.isEmpty() ? "" : " \u2013 " + why), false));
        }
        blocks.add(new HandoutView.Heading(texts.get("handout.rules")));
        for (String number : rules) {
            RuleCardView card = cards.of(number);
            // What only says what is not allowed is no rule that one could follow.
            if (card.sentences().isEmpty()) {
                card.reasons().forEach(one -> blocks.add(new HandoutView.Barred(one)));
                continue;
            }
            List<String> said = card.sentences();
            // A learner knows rules by what they are about, not by their numbers; many say so themselves.
            String words = sentences(said);
            boolean says = words.toLowerCase(Locale.ROOT).contains(card.title().toLowerCase(Locale.ROOT));
            blocks.add(new HandoutView.Paragraph(says ? words : card.title() + ": " + words, false));
            // What a rule says of all cases is true only together with what its game forbids.
            for (String below : cards.forbiddenBelow(number))
                if (!rules.contains(below))
                    cards.of(below).reasons().forEach(one -> blocks.add(new HandoutView.Barred(one)));
        }
        return new Sheet(blocks, solved);
    }

    private static boolean isFromTheStart(LessonStep step) {
        return step.beginning().kind() == Beginning.Kind.NEW
                && step.beginning().played().isEmpty();
    }

    private static boolean asksWhy(LessonSession session) {
        return session.run().step().task() instanceof Task.Play;
    }

    /** What the lesson itself says of it comes first, else the rule that it teaches. */
    private String why(LessonStep step, RuleCards cards) {
        String done = Proses.of(step.done(), Manner.of(language)).text().strip();
        if (!done.isEmpty()) return done;
        for (String number : step.rules()) {
            RuleCardView card = cards.of(number);
            List<String> said = card.sentences().isEmpty() ? card.reasons() : card.sentences();
            if (!said.isEmpty()) return sentences(said.subList(0, 1));
        }
        return "";
    }

    private List<Block> lines(LessonSession session, boolean answered) {
        if (session.run().step().task() instanceof Task.Find)
            return List.of(new HandoutView.Paragraph(texts.get("handout.mark"), true));
        if (!asksWhy(session)) return List.of(new HandoutView.Blanks(List.of(texts.get("handout.answer"))));
        if (!answered) return List.of(new HandoutView.Blanks(List.of(texts.get("handout.does"))));
        return List.of(
                new HandoutView.Blanks(List.of(texts.get("handout.does"))),
                new HandoutView.Blanks(List.of(texts.get("handout.why"))),
                new HandoutView.Blanks(List.of("")));
    }

    /** On paper the number of a rule leads nowhere. */
    private static String withoutNumbers(ProseView words) {
        return words.runs().stream()
                .filter(run -> run.style() != ProseView.Style.RULE)
                .map(ProseView.Run::text)
                .collect(Collectors.joining())
                .replaceAll(" {2,}", " ")
                .strip();
    }

    private static String sentences(List<String> said) {
        return said.stream()
                .map(one -> one.matches(".*[.!?]") ? one : one + ".")
                .collect(Collectors.joining(" "));
    }

    /** What shows how it is done, in words. */
    private String solution(LessonSession session) {
        int before = session.played().size();
        session.run().showMe();
        session.rewind();
        session.finish();
        List<String> said = new ArrayList<>();
        // Where one chooses between answers, a move that follows is no answer.
        session.run().options().stream()
                .filter(option -> option.state() == Option.State.RIGHT)
                .forEach(option ->
                        said.add(Proses.of(option.words(), Manner.of(language)).text()));
        if (!said.isEmpty()) return String.join("; ", said);
        List<Snapshot> played = session.played();
        for (Snapshot moment : played.subList(Math.min(before, played.size()), played.size())) {
            Move move = moment.move();
            if (move != null) said.add(session.tongue().names().of(move));
        }
        if (said.isEmpty()) {
            session.run()
                    .marking()
                    .hit()
                    .forEach(thing -> said.add(written(session.tongue().names().of(thing))));
            session.run()
                    .marking()
                    .missed()
                    .forEach(thing -> said.add(written(session.tongue().names().of(thing))));
        }
        return String.join("; ", said);
    }

    /** What stands beside a board in small letters is found there as it stands there. */
    private static String written(String name) {
        return name.matches("[a-z]+-?[0-9]+") ? name : Names.capital(name);
    }

    /** @param step from 0; it is shown how it is done */
    public FilmView film(int step) {
        LessonSession session = new LessonSession(lesson, step, clock, language);
        session.finish();
        LessonView begun = new LessonPicture(session).of(0, 0, null);
        List<FilmView.Frame> frames = new ArrayList<>();
        if (begun.match() != null)
            frames.add(new FilmView.Frame(
                    begun.match().board(), begun.overlay(), begun.goal().text()));
        session.run().showMe();
        session.rewind();
        while (session.isBusy()) {
            session.advance();
            LessonView view = new LessonPicture(session).of(0, 0, null);
            if (view.match() == null) continue;
            int moment = view.match().story().moment();
            String caption = view.match().story().lines().stream()
                    .filter(line -> line.moment() == moment)
                    .map(line -> line.sentence())
                    .reduce((one, other) -> one + " " + other)
                    .orElse("");
            frames.add(new FilmView.Frame(view.match().board(), view.overlay(), caption));
        }
        return new FilmView(begun.goal().text(), frames);
    }
}
