package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.Thorough;
import regola.language.Shipped;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.board.LastTurn;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.DecisionView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryLine;

/** Each seat where nobody sits tells its own last turn, the whole of it, in the order in which it happened. */
class SeatTurnsTest {
    private static final int STEPS = 500;

    private final List<MatchView> pictures = new ArrayList<>();
    private final List<Runnable> waiting = new ArrayList<>();
    private final GamePresenter game = new GamePresenter(
            Runnable::run, pictures::add, problem -> {}, KnownRules.thinking(), (wait, then) -> waiting.add(then));

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private void start(String id, int seed, String... computers) {
        game.start(new MatchSetUp(Shipped.rules(id, computers.length + 1), seed, Set.of(computers)));
    }

    /** @param each sees every picture in which the only person decides, before that one plays at random */
    private void play(int seed, Consumer<MatchView> each) {
        Random random = new Random(seed);
        for (int i = 0; i < STEPS && !now().decision().isOver(); i++) {
            DecisionView decision = now().decision();
            if (decision.waiting() == DecisionView.Waiting.PERSON) {
                each.accept(now());
                game.choose(decision.moves()
                        .get(random.nextInt(decision.moves().size()))
                        .key());
            } else {
                if (now().isOut()) return;
                game.shown(now().serial());
                List<Runnable> due = List.copyOf(waiting);
                waiting.clear();
                due.forEach(Runnable::run);
            }
        }
    }

    private static SeatView seat(MatchView view, String id) {
        return view.seats().stream()
                .filter(seat -> seat.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** Without how often, and who else. */
    private static String bare(LastTurn.Said said) {
        return said.words().replaceFirst("( ×\\d+)?(, another one[^,.!]*)*([.!]?)$", "$3");
    }

    private static List<String> words(SeatView seat) {
        return seat.turn().said().stream().map(LastTurn.Said::words).toList();
    }

    /**
     * A ring that another turns takes men along that it does not name: it is said how many of them are those of who
     * reads it, in strong letters, behind what has moved them.
     */
    @Test
    void whatHasMovedWithoutBeingNamedIsCounted() {
        Set<Integer> counted = new TreeSet<>();
        for (int seed = 1; seed <= 12 && counted.size() < 2; seed++) {
            start("moulin-rouge", seed, "blue", "yellow");
            play(
                    seed,
                    view -> view.seats().stream()
                            .filter(seat -> seat.sort() == SeatView.Sort.COMPUTER)
                            .forEach(seat -> {
                                List<LastTurn.Said> told = seat.turn().told();
                                List<LastTurn.Said> moved = told.stream()
                                        .filter(said -> said.words().matches(".*, with (one|\\d+) of yours\\."))
                                        .toList();
                                if (moved.isEmpty()) return;
                                assertThat(moved).hasSize(1).allMatch(LastTurn.Said::yours);
                                String words = moved.get(0).words();
                                int many = words.contains(" with one ")
                                        ? 1
                                        : Integer.parseInt(words.replaceAll(".* with (\\d+) .*", "$1"));
                                String mine = view.decision().decider().id();
                                List<String> rings = seat.turn().ways().stream()
                                        .map(way -> way.steps()
                                                .get(way.steps().size() - 1)
                                                .site())
                                        .toList();
                                counted.add(many);
                                assertThat(words).contains(" turns the ").doesNotContain(";");
                                assertThat(moved.get(0).elsewhere())
                                        .as("with who did it")
                                        .isEqualTo(words);
                                assertThat(seat.turn().whole()).contains(words.substring(words.indexOf(", with ")));
                                assertThat(view.board().sites().stream()
                                                .filter(site -> rings.contains(site.id()))
                                                .flatMap(site -> site.pieces().stream())
                                                .filter(piece -> piece.id().startsWith(mine))
                                                .count())
                                        .as("on the ring, as far as nobody has taken them since")
                                        .isLessThanOrEqualTo(many);
                            }));
        }
        assertThat(counted).contains(1).hasSizeGreaterThan(1);
    }

    /** A frog of mine that another adds is "of yours"; one that another draws from the bag is nothing done to me. */
    @Test
    void whatIsMineIsCalledSo() {
        Set<String> yours = new TreeSet<>();
        Set<String> drawn = new TreeSet<>();
        for (int seed = 1; seed <= Thorough.oneIn(3, 3) || yours.isEmpty() || drawn.isEmpty(); seed++) {
            start("army-of-frogs", seed, "green", "blue", "white");
            play(
                    seed,
                    view -> view.seats().stream()
                            .flatMap(seat -> seat.turn().said().stream())
                            .forEach(said -> {
                                assertThat(said.words()).doesNotContain("frog of Red");
                                if (said.words().contains(" adds a frog of yours")) {
                                    yours.add(said.words());
                                    assertThat(said.isWeighty()).isTrue();
                                }
                                if (said.words().endsWith("draws a frog of yours.")) {
                                    drawn.add(said.words());
                                    assertThat(said.isWeighty()).isFalse();
                                    assertThat(said.yours()).isFalse();
                                }
                            }));
        }
        assertThat(yours).isNotEmpty();
        assertThat(drawn).isNotEmpty();
    }

    /** All that the story has below the moves that a seat has made since its turn began is there, each once. */
    @Test
    void aTurnIsToldWhole() {
        start("croak", 1, "green", "blue", "pink");
        List<String> seen = new ArrayList<>();
        play(1, view -> {
            for (SeatView seat : view.seats()) {
                if (seat.turn().isEmpty()) continue;
                List<StoryLine> heads = view.story().lines().stream()
                        .filter(line -> line.depth() == 0 && line.emblem() == seat.emblem())
                        .toList();
                int last = heads.get(heads.size() - 1).moment();
                for (StoryLine line : view.story().lines()) {
                    if (line.moment() != last || line.depth() == 0) continue;
                    String toYou = view.story().spoken().getOrDefault(line.text(), line.text());
                    assertThat(seat.turn().whole()).as(seat.name()).contains(toYou);
                    assertThat(words(seat))
                            .as(seat.name())
                            .anyMatch(said -> said.startsWith(toYou.substring(0, toYou.length() - 1)));
                    seen.add(toYou);
                }
                assertThat(words(seat)).doesNotHaveDuplicates();
            }
        });
        assertThat(seen).hasSizeGreaterThan(20);
    }

    @ParameterizedTest
    @CsvSource({
        "croak, 'green,blue,pink', en, .*takes your servant.*, Red",
        "croak, 'green,blue,pink', it, .*cattura il tuo suddito.*, Rosso",
        "moulin-rouge, 'blue,yellow', en, .*takes a man of yours.*, Red",
        "moulin-rouge, 'blue,yellow', it, .*cattura una tua pedina.*, Rosso",
        "nine-mens-morris, black, en, .*takes a man of yours.*, White"
    })
    void whatWasDoneToYouIsToldAsToYou(String id, String computers, String language, String done, String name) {
        List<String> taken = new ArrayList<>();
        game.speak(language);
        for (int seed = 1; seed <= 6; seed++) {
            start(id, seed, computers.split(","));
            play(
                    seed,
                    view -> view.seats().forEach(seat -> {
                        List<LastTurn.Said> said = seat.turn().said();
                        assertThat(seat.turn().told()).containsAll(seat.turn().yours());
                        assertThat(said.stream().map(LastTurn.Said::words)).noneMatch(each -> each.contains(name));
                        said.stream()
                                .filter(each -> each.words().matches(done))
                                .peek(each -> assertThat(each.yours())
                                        .as(each.words())
                                        .isTrue())
                                .forEach(each -> taken.add(each.words()));
                    }));
        }
        assertThat(taken).isNotEmpty();
    }

    /** That a thing of yours was moved and no more weighs less than what became of you, and no more than a gain. */
    @Test
    void whatBecameOfYouWeighsMoreThanWhereYourFrogWent() {
        game.naming(false);
        Set<String> moved = new TreeSet<>();
        Set<String> became = new TreeSet<>();
        for (int seed = 1; seed <= 6; seed++) {
            start("china-moon", seed, "green", "orange");
            play(
                    seed,
                    view -> view.seats().forEach(seat -> {
                        for (LastTurn.Said said : seat.turn().said()) {
                            if (!said.yours()) continue;
                            boolean goes = said.words().matches("Your frog (hops|bounces on).*");
                            if (goes) assertThat(said.weight()).isLessThanOrEqualTo(LastTurn.WEIGHTY);
                            if (goes && said.isWeighty()) moved.add(said.words());
                            if (said.words().matches("(?i).*(gives you .* for |you lose a .* lotus).*")) {
                                assertThat(said.weight()).as(said.words()).isGreaterThan(LastTurn.WEIGHTY);
                                became.add(said.words());
                            }
                            // What was to be decided is told by what was.
                            if (said.words().contains("your frog must move on"))
                                assertThat(seat.turn().told()).doesNotContain(said);
                        }
                        seat.turn().said().stream()
                                .filter(said -> said.words().matches(".* collects .*"))
                                .forEach(said -> assertThat(seat.turn().told()).contains(said));
                    }));
        }
        assertThat(moved).isNotEmpty();
        assertThat(became).isNotEmpty();
    }

    /** The plain move that made it goes without saying. */
    @Test
    void aMillIsNamedAlone() {
        List<String> mills = new ArrayList<>();
        for (int seed = 1; seed <= 4; seed++) {
            start("moulin-rouge", seed, "blue", "yellow");
            play(
                    seed,
                    view -> view.seats().forEach(seat -> {
                        List<String> told = seat.turn().told().stream()
                                .map(LastTurn.Said::words)
                                .toList();
                        told.stream()
                                .filter(each -> each.contains(" makes a mill"))
                                .forEach(mill -> {
                                    assertThat(told).noneMatch(each -> each.matches(".* (places|moves) .*"));
                                    mills.add(mill);
                                });
                    }));
        }
        assertThat(mills).isNotEmpty();
    }

    /** What a turn tells is told as it happened, and what is only remarked not so many times. */
    @Test
    void causesComeBeforeWhatCameOfThem() {
        List<String> eaten = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        for (int seed = 1; seed <= 4; seed++) {
            start("croak", seed, "green", "blue", "pink");
            play(
                    seed,
                    view -> view.seats().forEach(seat -> {
                        List<LastTurn.Said> told = seat.turn().told();
                        int last = -1;
                        boolean weighty = told.stream().anyMatch(LastTurn.Said::isWeighty);
                        for (LastTurn.Said each : told) {
                            String bare = bare(each);
                            if (each.weight() == LastTurn.REMARK) {
                                assertThat(each.words()).doesNotContain("×");
                                remarks.add(bare);
                            }
                            assertThat(each.isWeighty()).as("%s", told).isEqualTo(weighty);
                            if (bare.startsWith("A pike eats")) eaten.add(bare);
                            int at = seat.turn().whole().indexOf(bare);
                            assertThat(at).as("%s", seat.turn()).isGreaterThanOrEqualTo(0);
                            if (each.weight() == LastTurn.REMARK)
                                at = seat.turn().whole().lastIndexOf(bare);
                            else assertThat(at).isGreaterThan(last);
                            last = at;
                        }
                    }));
        }
        assertThat(eaten).isNotEmpty();
        assertThat(remarks).isNotEmpty();
    }

    /** Of two pieces it is not said that one has done all of it, and what came of something not without that. */
    @Test
    void howOftenIsSaidOfEachPieceAndWhatCameNotWithoutItsCause() {
        List<String> others = new ArrayList<>();
        List<String> whirls = new ArrayList<>();
        List<String> gains = new ArrayList<>();
        game.naming(false);
        for (int seed = 1; seed <= 6; seed++) {
            start("croak", seed, "green", "blue", "pink");
            play(
                    seed,
                    view -> view.seats().forEach(seat -> {
                        List<String> told = seat.turn().told().stream()
                                .map(LastTurn.Said::words)
                                .toList();
                        String all = String.join(" ", told);
                        told.stream()
                                .filter(each -> each.matches(".* hops.*, another one (×\\d+|too)\\."))
                                .forEach(others::add);
                        int up = all.indexOf(" comes up in another whirlpool");
                        int caught = all.indexOf("A whirlpool catches ");
                        if (up >= 0 && caught >= 0) {
                            assertThat(caught).as(all).isLessThan(up);
                            whirls.add(all);
                        }
                        if (seat.turn().whole().matches(".* meets a new male\\. \\S+ servant comes in.*")) {
                            assertThat(all).containsPattern("meets a new male\\. .*comes in");
                            gains.add(all);
                        }
                    }));
        }
        assertThat(others).isNotEmpty();
        assertThat(whirls).isNotEmpty();
        assertThat(gains).isNotEmpty();
    }

    /** What explains a sentence is read at a seat once in a match; who hears the whole turn hears it. */
    @ParameterizedTest
    @CsvSource({"en, '; all men on it', turns the", "it, '; tutte le pedine', gira "})
    void whatExplainsASentenceIsReadOnce(String language, String explains, String turns) {
        game.speak(language);
        int[] briefly = {0};
        start("moulin-rouge", 1, "blue", "yellow");
        play(
                1,
                view -> view.seats().forEach(seat -> {
                    int before = view.story().lines().stream()
                            .filter(line -> line.depth() > 0 && line.text().contains(explains))
                            .mapToInt(line -> line.moment())
                            .min()
                            .orElse(Integer.MAX_VALUE);
                    for (String said : words(seat)) {
                        if (!said.contains(turns) || seat.turn().last() < before + 10) continue;
                        assertThat(said).doesNotContain(";").endsWith(".");
                        assertThat(seat.turn().whole()).contains(explains);
                        briefly[0]++;
                    }
                }));
        assertThat(briefly[0]).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"en, You have only three men left and may fly now.", "it, Resti con tre pedine: ora puoi volare."})
    void whoIsLeftWithThreeMenIsYou(String language, String said) {
        game.speak(language);
        boolean[] told = {false};
        for (int seed = 1; seed <= 12 && !told[0]; seed++) {
            start("moulin-rouge", seed, "blue", "yellow");
            play(
                    seed,
                    view -> told[0] |=
                            view.seats().stream().anyMatch(seat -> words(seat).contains(said)));
        }
        assertThat(told[0]).isTrue();
    }

    /** It stays while others play, and until that seat has another turn. */
    @Test
    void itStaysUntilTheNextTurn() {
        start("croak", 2, "green", "blue", "pink");
        Map<String, LastTurn> before = new HashMap<>();
        int[] stayed = {0};
        play(2, view -> {
            for (SeatView seat : view.seats()) {
                LastTurn was = before.put(seat.id(), seat.turn());
                boolean moved = was != null && seat.turn().last() > was.last();
                if (was == null || was.isEmpty() || moved || seat.out()) continue;
                assertThat(seat.turn()).as(seat.name()).isEqualTo(was);
                stayed[0]++;
            }
        });
        assertThat(stayed[0]).as("whoever goes on in a turn reads what was").isPositive();
        assertThat(before.values()).anyMatch(turn -> !turn.isEmpty());
    }

    /** Whoever sits there has seen what they did. */
    @Test
    void onlySeatsWhereNobodySitsTell() {
        start("croak", 1, "green", "blue", "pink");
        play(1, view -> assertThat(seat(view, "red").turn()).isEqualTo(LastTurn.NONE));
        start("croak", 1, "blue");
        assertThat(now().seats()).hasSize(2);
    }

    /** What is chosen in secret is told when all have chosen, and by no seat before. */
    @Test
    void whatIsSecretStaysSo() {
        start("nin-jan", 1, "blue", "green");
        play(1, view -> {
            if (!view.decision().question().contains("in secret")) return;
            List<String> lines = view.story().lines().stream()
                    .map(line -> view.story().spoken().getOrDefault(line.text(), line.text()))
                    .toList();
            for (SeatView seat : view.seats())
                assertThat(words(seat)).allMatch(said -> lines.contains(said.replaceFirst(" ×\\d+", "")));
        });
    }

    /** Below the board stands then what was done to who reads it, and nothing that a seat tells. */
    @Test
    void belowTheBoardStandsOnlyWhatWasDoneToYou() {
        List<String> mine = new ArrayList<>();
        for (int seed = 1; seed <= 3; seed++) {
            start("croak", seed, "green", "blue", "pink");
            play(seed, view -> {
                List<String> told = view.toldAtSeats().decision().told();
                boolean fresh = view.story().since() <= view.story().moment();
                for (SeatView seat : view.seats()) {
                    for (LastTurn.Said said : seat.turn().others())
                        assertThat(told).doesNotContain(said.elsewhere());
                    if (!fresh || seat.turn().last() < view.story().since()) continue;
                    for (LastTurn.Said said : seat.turn().yours()) {
                        assertThat(told).contains(said.elsewhere());
                        mine.add(said.elsewhere());
                    }
                }
            });
        }
        assertThat(mine).isNotEmpty();
    }

    /**
     * On a path a piece is seen to go over what it did not count; where it touched down is counted through the turn.
     */
    @Test
    void waysGoAlongThePath() {
        start("china-moon", 3, "green", "orange");
        int[] far = {0};
        play(3, view -> {
            for (SeatView seat : view.seats()) {
                int number = 0;
                for (OverlayView.Path way : seat.turn().overlay().paths())
                    for (OverlayView.Step step : way.steps())
                        if (step.isCounted()) assertThat(step.number()).isEqualTo(String.valueOf(++number));
            }
            view.board().moment().ways().forEach(way -> {
                for (int i = 1; i < way.sites().size(); i++) {
                    String from = way.sites().get(i - 1);
                    String to = way.sites().get(i);
                    if (!from.matches("a\\d+") || !to.matches("a\\d+")) continue;
                    assertThat(Integer.parseInt(to.substring(1)) - Integer.parseInt(from.substring(1)))
                            .as("%s", way.sites())
                            .isEqualTo(1);
                    far[0]++;
                }
            });
        });
        assertThat(far[0]).isGreaterThan(10);
    }
}
