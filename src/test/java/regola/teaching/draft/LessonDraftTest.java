package regola.teaching.draft;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.engine.value.Position;
import regola.engine.value.Spoken;
import regola.file.BadFile;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;
import regola.teaching.ShippedLessons;
import regola.teaching.TestLessons;
import regola.teaching.check.Finding;
import regola.teaching.check.LessonCheck;
import regola.teaching.lesson.Lesson;
import regola.teaching.read.LessonFile;
import regola.teaching.run.LessonRun;
import regola.teaching.run.Verdict;

/** What is drafted from a match can be read and solved, and begins where the match stood. */
class LessonDraftTest {
    private static final int MATCHES = 4;
    private static final int MOVES = 40;

    private record Played(Ruleset rules, long seed, List<String> moves, List<Match> moments) {
        static Played random(String game, long seed) {
            CheckedGame checked =
                    ShippedLessons.GAMES.compile(game, List.of()).game().orElseThrow();
            Ruleset rules = Ruleset.of(checked, checked.seats().fewest(), Map.of());
            SplittableRandom chance = new SplittableRandom(seed);
            Match match = Match.start(rules, seed);
            List<String> moves = new ArrayList<>();
            List<Match> moments = new ArrayList<>(List.of(match.copy()));
            while (moves.size() < MOVES && !match.isOver()) {
                moves.add(match.decision()
                        .legal()
                        .get(chance.nextInt(match.legalCount()))
                        .text());
                match.play(moves.get(moves.size() - 1));
                moments.add(match.copy());
            }
            return new Played(rules, seed, moves, moments);
        }
    }

    @TestFactory
    Stream<DynamicTest> everyMomentOfEveryGameCanBeDrafted() {
        return ShippedLessons.GAMES.ids().stream()
                .map(game -> DynamicTest.dynamicTest(game, () -> {
                    for (long seed = 1; seed <= MATCHES; seed++) {
                        Played played = Played.random(game, seed);
                        int at = new SplittableRandom(seed)
                                .nextInt(played.moves().size());
                        holds(played, at);
                    }
                }));
    }

    private static void holds(Played played, int at) {
        LessonForm form = LessonDraft.of(played.rules(), played.seed(), null, played.moves(), at)
                .filled();
        String text = form.text();
        assertThat(LessonForm.read(text)).as(text).contains(form);
        Lesson lesson = TestLessons.whole(LessonFile.read(SourceText.of("draft.md", text), ShippedLessons.GAMES));
        List<Finding> errors =
                LessonCheck.check(lesson).stream().filter(Finding::isError).toList();
        assertThat(errors.stream().map(Finding::render).collect(Collectors.joining("\n")))
                .as(text)
                .isEmpty();
        LessonRun run = LessonRun.start(lesson, 0, () -> Instant.EPOCH);
        Map<String, Object> meant = fields(played.moments().get(at).position());
        Map<String, Object> shown = fields(run.match().position());
        // Where a turn begins with chance, a lesson begins after it: how it came about is not said again.
        if (!shown.containsKey("turn")) meant.remove("turn");
        assertThat(shown).as(text).isEqualTo(meant);
        assertThat(position(form, played)).as(text).isEqualTo(run.match().position());
        assertThat(text.lines()).as(text).allSatisfy(line -> assertThat(line).doesNotContain("\t"));
    }

    private static Position position(LessonForm form, Played played) {
        try {
            return form.steps().get(0).match(played.rules()).position();
        } catch (BadFile bad) {
            throw new AssertionError(bad);
        }
    }

    private static Map<String, Object> fields(Position position) {
        return new LinkedHashMap<>(position.fields());
    }

    @Test
    void whatWasPlayedNextIsAskedFor() {
        Played played = Played.random("china-moon", 3);
        String text = LessonDraft.of(played.rules(), 3, null, played.moves(), 7).text();
        assertThat(text).contains("moves: [" + played.moves().get(7) + "]").contains("rules: [CM-");
    }

    @Test
    void anExerciseAsksForWhatWasBetterAndNotForWhatWasPlayed() {
        Played played = Played.random("china-moon", 3);
        int at = 5;
        while (played.moments().get(at).decision().legal().size() < 2) at++;
        String done = played.moves().get(at);
        String better = played.moments().get(at).decision().legal().stream()
                .map(Object::toString)
                .filter(move -> !move.equals(done))
                .findFirst()
                .orElseThrow();
        Map<String, Spoken> missed = new LinkedHashMap<>();
        missed.put(done, Spoken.of("Look out: two lines, \"like this\".", "Attento: due righe."));
        missed.put(done.split(" ")[0] + " * *", Spoken.of("It lacks something.", "Manca qualcosa."));
        Spoken why = Spoken.of("It brings a flower.", "Porta un fiore.");
        Spoken only = Spoken.of("This: hop", "Questa: salta");
        Spoken nudge = Spoken.of("Flowers count.", "Contano i fiori.");
        String text = LessonDraft.exercise(
                played.rules(),
                3,
                null,
                played.moves(),
                at,
                new LessonDraft.Answers(
                        List.of(better), List.of(), only, nudge, why, missed, Map.of(done, List.of("a3", "a5"))));
        Lesson lesson = TestLessons.whole(LessonFile.read(SourceText.of("exercise.md", text), ShippedLessons.GAMES));
        assertThat(LessonCheck.check(lesson).stream().filter(Finding::isError))
                .as(text)
                .isEmpty();
        assertThat(text).contains("moves: [" + better + "]").doesNotContain("moves: [" + done + "]");
        assertThat(lesson.steps().get(0).done().text("en"))
                .isEqualTo("That was the better move: This: hop. It brings a flower.");
        assertThat(lesson.steps().get(0).done().text("it"))
                .isEqualTo("Era questa la mossa migliore: Questa: salta. Porta un fiore.");
        assertThat(lesson.steps().get(0).hints())
                .as("the first hint says what to look out for")
                .extracting(hint -> hint.words().text("it"))
                .containsExactly("Contano i fiori.");
        assertThat(lesson.header().idea().text("en"))
                .as("read before it is solved")
                .doesNotContain("flower");
        assertThat(lesson.steps().get(0).wrong())
                .extracting(wrong -> wrong.words().text("it"))
                .containsExactly("Attento: due righe.", "Manca qualcosa.");
        assertThat(lesson.steps().get(0).wrong())
                .as("the answer that punishes it is drawn, where one is known")
                .extracting(wrong -> wrong.show().arrows().stream()
                        .map(arrow -> arrow.from().id() + " " + arrow.to().id())
                        .toList())
                .containsExactly(List.of("a3 a5"), List.of());
        LessonRun run = LessonRun.start(lesson, 0, () -> Instant.EPOCH);
        run.play(played.moments().get(at).decision().legal().stream()
                .filter(move -> move.text().equals(done))
                .findFirst()
                .orElseThrow());
        assertThat(run.feedback().show().arrows()).hasSize(1);
        assertThat(LessonRun.start(lesson, 0, () -> Instant.EPOCH).match().position())
                .isEqualTo(played.moments().get(at).position());
    }

    /** Who has found one that is nearly as good is right too, and hears of the best what is true of it. */
    @Test
    void whatIsNearlyAsGoodCountsInAnExercise() {
        Played played = Played.random("china-moon", 3);
        List<String> legal = played.moments().get(5).decision().legal().stream()
                .map(Move::text)
                .filter(move -> !move.equals(played.moves().get(5)))
                .toList();
        String text = LessonDraft.exercise(
                played.rules(),
                3,
                null,
                played.moves(),
                5,
                new LessonDraft.Answers(
                        List.of(legal.get(0)),
                        List.of(legal.get(1)),
                        Spoken.of("This: hop", "Questa: salta"),
                        Spoken.of("", ""),
                        Spoken.of("It brings a flower.", "Porta un fiore."),
                        Map.of(),
                        Map.of()));
        Lesson lesson = TestLessons.whole(LessonFile.read(SourceText.of("exercise.md", text), ShippedLessons.GAMES));
        assertThat(lesson.steps().get(0).done().text("en"))
                .isEqualTo("That counts! The best one: This: hop. It brings a flower.");
        assertThat(lesson.steps().get(0).done().text("it"))
                .isEqualTo("Va bene! La migliore: Questa: salta. Porta un fiore.");
        for (String right : legal.subList(0, 2)) {
            LessonRun run = LessonRun.start(lesson, 0, () -> Instant.EPOCH);
            run.play(run.match().decision().legal().stream()
                    .filter(move -> move.text().equals(right))
                    .findFirst()
                    .orElseThrow());
            assertThat(run.feedback().verdict()).as(right).isEqualTo(Verdict.RIGHT);
        }
    }

    /** Nobody is told that there was something better where the best was played. */
    @Test
    void anExerciseOfAMoveThatWasBestAsksToFindItAgain() {
        Played played = Played.random("china-moon", 3);
        String text = LessonDraft.exercise(
                played.rules(),
                3,
                null,
                played.moves(),
                5,
                new LessonDraft.Answers(
                        List.of(played.moves().get(5)),
                        Spoken.of("", ""),
                        Spoken.of("", ""),
                        Spoken.of("", ""),
                        Map.of()));
        assertThat(text)
                .contains("the best move was found here. Find it again!", "Trovala di nuovo!")
                .doesNotContain("better")
                .doesNotContain("c'era una mossa migliore");
        Lesson lesson = TestLessons.whole(LessonFile.read(SourceText.of("exercise.md", text), ShippedLessons.GAMES));
        assertThat(LessonCheck.check(lesson).stream().filter(Finding::isError))
                .as(text)
                .isEmpty();
    }

    @Test
    void atTheEndOfWhatWasPlayedNothingIsRightYet() {
        Played played = Played.random("china-moon", 3);
        LessonForm form = LessonDraft.of(
                played.rules(), 3, null, played.moves(), played.moves().size());
        assertThat(form.missing(0)).contains(LessonForm.Missing.RIGHT);
        assertThat(LessonFile.read(SourceText.of("draft.md", form.text()), ShippedLessons.GAMES)
                        .lesson())
                .as("nobody is told that it was right")
                .isEmpty();
    }

    @Test
    void variantsAndChangedSettingsAreKept() {
        CheckedGame checked = ShippedLessons.GAMES
                .compile("china-moon", List.of("one-two-three-hop"))
                .game()
                .orElseThrow();
        Ruleset rules = Ruleset.of(checked, 3, Map.of("frogs-per-colour", List.of(2L)));
        String text = LessonDraft.of(rules, 1, null, List.of(), 0).text();
        assertThat(text)
                .contains("variants: [one-two-three-hop]")
                .contains("settings: {frogs-per-colour: 2}")
                .contains("players: 3");
    }
}
