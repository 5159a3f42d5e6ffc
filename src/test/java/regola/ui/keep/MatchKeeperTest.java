package regola.ui.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.file.MatchFile;
import regola.file.SavedMatch;
import regola.home.Home;
import regola.home.Recovery;
import regola.language.Shipped;
import regola.ui.present.Rules;
import regola.ui.present.match.GamePresenter;
import regola.ui.support.KnownRules;

/** What is kept of a match that is being played. */
class MatchKeeperTest {
    @TempDir
    Path temp;

    private static SavedMatch kept(Recovery recovery) throws Exception {
        return MatchFile.read(recovery.kept("match").get(0).text()).match();
    }

    @Test
    void whoLooksRoundInThePastHasPlayedNoLess() throws Exception {
        Home home = Home.at(temp);
        try (Recovery recovery = new Recovery(home, problem -> {})) {
            MatchKeeper keeper = new MatchKeeper(recovery, "test");
            GamePresenter game = new GamePresenter(
                    Runnable::run,
                    picture -> {},
                    problem -> {
                        throw new AssertionError(problem);
                    },
                    KnownRules.thinking());
            game.record(keeper::record);
            game.start(Rules.match(Shipped.rules("nine-mens-morris", 2)));
            List.of("place a1", "place d1", "place g1").forEach(game::attempt);
            game.goTo(1);
        }
        try (Recovery next = new Recovery(home, problem -> {})) {
            assertThat(kept(next).at()).isEqualTo(3);
            assertThat(kept(next).moves()).hasSize(3);
        }
    }

    @Test
    void whoComesBackToAMatchIsWhereItStandsAndNotInItsPast() {
        try (Recovery recovery = new Recovery(Home.at(temp), problem -> {})) {
            MatchKeeper keeper = new MatchKeeper(recovery, "test");
            GamePresenter game = new GamePresenter(Runnable::run, picture -> {}, problem -> {}, KnownRules.thinking());
            game.record(keeper::record);
            game.start(Rules.match(Shipped.rules("nine-mens-morris", 2)));
            List.of("place a1", "place d1", "place g1").forEach(game::attempt);
            game.goTo(1);
            assertThat(keeper.held().resumption().at()).isEqualTo(3);
        }
    }

    @Test
    void whatWasTakenBackIsTakenBackThereToo() throws Exception {
        Home home = Home.at(temp);
        try (Recovery recovery = new Recovery(home, problem -> {})) {
            MatchKeeper keeper = new MatchKeeper(recovery, "test");
            GamePresenter game = new GamePresenter(Runnable::run, picture -> {}, problem -> {}, KnownRules.thinking());
            game.record(keeper::record);
            game.start(Rules.match(Shipped.rules("nine-mens-morris", 2)));
            List.of("place a1", "place d1", "place g1").forEach(game::attempt);
            game.undo();
        }
        try (Recovery next = new Recovery(home, problem -> {})) {
            assertThat(kept(next).at()).isEqualTo(2);
            assertThat(kept(next).moves()).hasSize(3);
        }
    }

    /** Whoever left a match for another page was not in the middle of it, whatever ends the program there. */
    @Test
    void aMatchThatWasLeftLiesAside() throws IOException {
        assertThat(wasBrokenOff(keeper -> {})).isTrue();
        assertThat(wasBrokenOff(keeper -> keeper.attend(false))).isFalse();
        assertThat(wasBrokenOff(keeper -> {
                    keeper.attend(false);
                    keeper.attend(true);
                }))
                .isTrue();
    }

    private boolean wasBrokenOff(Consumer<MatchKeeper> then) throws IOException {
        Home home = Home.at(temp.resolve(UUID.randomUUID().toString()));
        try (Recovery recovery = new Recovery(home, problem -> {})) {
            MatchKeeper keeper = new MatchKeeper(recovery, "test");
            GamePresenter game = new GamePresenter(Runnable::run, picture -> {}, problem -> {}, KnownRules.thinking());
            game.record(keeper::record);
            game.start(Rules.match(Shipped.rules("nine-mens-morris", 2)));
            game.attempt("place a1");
            then.accept(keeper);
        }
        try (Stream<Path> folders = Files.list(home.recovery())) {
            // Only a run that ends as it should takes this away.
            for (Path folder : folders.toList()) Files.createFile(folder.resolve("lock"));
        }
        try (Recovery next = new Recovery(home, problem -> {})) {
            return next.kept("match").get(0).killed();
        }
    }
}
