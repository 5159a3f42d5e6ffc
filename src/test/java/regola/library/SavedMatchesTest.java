package regola.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Move;
import regola.engine.value.Position;
import regola.file.Fingerprint;
import regola.file.MatchFile;
import regola.file.PositionFile;
import regola.file.Replay;
import regola.file.SavedMatch;
import regola.file.SettingText;
import regola.language.model.CheckedGame;
import regola.language.model.Setting;
import regola.language.model.Type;
import regola.language.model.VariantInfo;
import regola.language.source.SourceText;

/** Matches and positions of every shipped game, and of each of its variants, go into files and come out the same. */
class SavedMatchesTest {
    private static final int DECISIONS = 40;

    @TempDir
    Path folder;

    static Stream<String> games() {
        return GameLibrary.open().games().stream()
                .flatMap(game -> Stream.concat(
                        Stream.of(game.id()), game.variantIds().stream().map(variant -> game.id() + " " + variant)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aMatchGoesOnWhereItWasLeft(String combination) throws Exception {
        Ruleset rules = rules(combination);
        for (long seed = 1; seed <= 3; seed++) {
            Match match = Match.start(rules, seed);
            SplittableRandom random = new SplittableRandom(seed);
            List<String> moves = new ArrayList<>();
            while (!match.isOver() && moves.size() < DECISIONS) {
                List<Move> legal = match.decision().legal();
                Move move = legal.get(random.nextInt(legal.size()));
                moves.add(move.text());
                match.play(move);
                assertThat(position(match)).isEqualTo(match.position());
            }
            Path file = folder.resolve("match.json");
            MatchFile.write(file, saved(rules, seed, moves, match.position()));
            MatchFile read = MatchFile.read(file);
            Replay replay = Replay.of(read.match(), rules);

            assertThat(replay.problem()).as("%s, seed %d", combination, seed).isNull();
            assertThat(read.hasRulesOf(rules.game())).isTrue();
            assertThat(read.settingsFor(rules.game())).isEqualTo(rules.settings());
            assertThat(replay.match().position()).isEqualTo(match.position());
            int half = moves.size() / 2;
            Match there = Match.start(rules, seed);
            moves.subList(0, half).forEach(there::play);
            assertThat(Replay.of(at(half, read.match(), there.position()), rules)
                            .problem())
                    .as("taken back")
                    .isNull();
            boolean elsewhere = !there.position().equals(match.position());
            assertThat(Replay.of(at(half, read.match(), match.position()), rules)
                                    .problem()
                            != null)
                    .isEqualTo(elsewhere);
        }
    }

    private static SavedMatch at(int moment, SavedMatch saved, Position position) {
        return new SavedMatch(
                saved.program(),
                saved.game(),
                saved.rules(),
                saved.variants(),
                saved.settings(),
                saved.players(),
                saved.seed(),
                null,
                saved.moves(),
                position,
                moment,
                Map.of(),
                Map.of());
    }

    private static Position position(Match match) throws Exception {
        return PositionFile.read(SourceText.of("p", PositionFile.write(match.position())))
                .position();
    }

    private static Ruleset rules(String combination) {
        String[] ids = combination.split(" ");
        GameLibrary library = GameLibrary.open();
        CheckedGame game = library.load(
                        library.game(ids[0]).orElseThrow(), List.of(ids).subList(1, ids.length))
                .game()
                .orElseThrow();
        return Ruleset.of(game, game.seats().most(), Map.of());
    }

    private static SavedMatch saved(Ruleset rules, long seed, List<String> moves, Position last) {
        CheckedGame game = rules.game();
        Map<String, Object> settings = new LinkedHashMap<>();
        for (Setting setting : game.settings())
            settings.put(
                    setting.name(), SettingText.data(setting, rules.settings().get(setting.name())));
        List<String> players = rules.names().ids(Type.PLAYER).subList(0, rules.players());
        return new SavedMatch(
                "test",
                game.id(),
                Fingerprint.of(game.sources()),
                game.variants().stream().map(VariantInfo::id).toList(),
                settings,
                players,
                seed,
                null,
                moves,
                last);
    }
}
