package regola.ui.present.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.teaching.lesson.Task;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Stage;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.StoryTeller;
import regola.ui.present.picture.Tongue;
import regola.ui.view.match.DecisionView;

/**
 * A FreeWords is what is said in a step in which one plays on, once one has begun: what is asked now, and what the
 * others have just done, in the words of the rules. What the step says itself was about its beginning.
 */
final class FreeWords {
    /** More letters than these of what the others did are not read in passing. */
    private static final int MOST = 90;

    private final LessonSession session;
    private final LessonRun run;
    private final Tongue tongue;
    private final Task.Free task;
    private final List<Snapshot> played;

    private FreeWords(LessonSession session, Task.Free task) {
        this.session = session;
        this.run = session.run();
        this.tongue = session.tongue();
        this.task = task;
        this.played = session.played();
    }

    /** @return null where the step's own words say what is to be done */
    static FreeWords of(LessonSession session) {
        LessonRun run = session.run();
        boolean stands = run.stage() == Stage.ASKING
                || run.stage() == Stage.SOLVED && run.match().isOver();
        if (!stands || session.now() == null || !(run.step().task() instanceof Task.Free free)) return null;
        FreeWords words = new FreeWords(session, free);
        return words.played.stream().anyMatch(words::isOwn) ? words : null;
    }

    private boolean isOwn(Snapshot moment) {
        return task.isLearners(moment.decider());
    }

    /** @return what is asked now, who is waited for, or how it has ended */
    String asked() {
        Match match = session.now().match();
        if (match.isOver()) return ended(match);
        String decider = tongue.names().player(match.decider());
        if (!task.isLearners(match.decider())) return tongue.texts().get("decision.plays", decider);
        // Whoever is one of several reads that this one is meant.
        boolean alone = task.seats().size() == 1;
        Manner manner = tongue.names().manner();
        String question = Names.sentence(match.decision().in(alone ? manner.to(match.decider()) : manner));
        if (question.isBlank()) question = tongue.texts().get("decision.any", decider);
        return alone ? tongue.texts().get("decision.yours", question) : question;
    }

    /** @return the same for those who read little */
    String brief() {
        return DecisionView.brief(asked());
    }

    private String ended(Match match) {
        String said = match.outcome().in(tongue.names().manner());
        return said.isBlank() ? tongue.texts().get("end.over") : Names.sentence(said);
    }

    /**
     * @return what began with the learner's last move, what the others have done since, or what a move of one's own led
     *     on to; and that one may go on as soon as one may
     */
    String told() {
        List<String> sentences = new ArrayList<>(others());
        if (sentences.isEmpty()) sentences.addAll(ownLast());
        begun().stream().filter(each -> !sentences.contains(each)).forEach(each -> sentences.add(0, each));
        boolean may = run.isPlayedEnough() || run.results().get(run.at()).solved();
        if (may && !session.isBusy() && run.stage() == Stage.ASKING)
            sentences.add(tongue.texts().get("lesson.free.enough"));
        return String.join(" ", sentences);
    }

    /** What the rules remarked on for the first time at the learner's last move, or since, begins with it. */
    private List<String> begun() {
        int from = played.size() - 1;
        while (from > 0 && !isOwn(played.get(from))) from--;
        Set<String> before = new HashSet<>();
        played.subList(0, from).stream()
                .flatMap(FreeWords::remarks)
                .map(Event::rule)
                .forEach(before::add);
        return played.subList(from, played.size()).stream()
                .flatMap(FreeWords::remarks)
                .filter(event -> before.add(event.rule()))
                .map(this::sentence)
                .filter(said -> !said.isEmpty())
                .toList();
    }

    private static Stream<Event> remarks(Snapshot moment) {
        return moment.events().stream().filter(event -> event.kind() == Event.Kind.TOLD);
    }

    private List<String> others() {
        int from = played.size();
        while (from > 0 && !isOwn(played.get(from - 1))) from--;
        List<String> told = new ArrayList<>();
        int mover = -1;
        for (Snapshot moment : played.subList(from, played.size())) {
            List<String> sentences = sentences(moment);
            boolean same = moment.decider() == mover || moment.secret();
            mover = moment.decider();
            if (!sentences.isEmpty() && !same) sentences.set(0, named(sentences.get(0), mover));
            sentences.stream().filter(each -> !told.contains(each)).forEach(told::add);
        }
        return brief(told);
    }

    /** Whoever has more to decide after a move sees why: it is the last that was said of the move. */
    private List<String> ownLast() {
        List<String> said = sentences(played.get(played.size() - 1));
        boolean leads = !session.isBusy() && !session.now().match().isOver();
        return leads && !said.isEmpty() ? List.of(said.get(said.size() - 1)) : List.of();
    }

    private List<String> sentences(Snapshot moment) {
        return new ArrayList<>(moment.events().stream()
                .map(this::sentence)
                .filter(said -> !said.isEmpty())
                .distinct()
                .toList());
    }

    private String sentence(Event event) {
        return StoryTeller.sentence(event, run.viewer(), tongue.names().manner());
    }

    /** It is said who did something, where the sentence itself does not say that. */
    private String named(String sentence, int mover) {
        String who = tongue.names().player(mover);
        return sentence.contains(who) ? sentence : who + ": " + sentence;
    }

    /** What names the learner is kept longest, and what came last. */
    private List<String> brief(List<String> told) {
        List<String> kept = new ArrayList<>(told);
        while (kept.size() > 1 && String.join(" ", kept).length() > MOST) {
            List<String> before = kept.subList(0, kept.size() - 1);
            kept.remove(before.stream()
                    .filter(each -> !namesLearner(each))
                    .findFirst()
                    .orElse(before.get(0)));
        }
        return Collections.unmodifiableList(kept);
    }

    private boolean namesLearner(String sentence) {
        Stream<String> own = task.seats().stream().map(tongue.names()::player);
        return own.anyMatch(sentence::contains);
    }
}
