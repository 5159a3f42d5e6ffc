package regola.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** GameOptions say what is played: the game, its variants and settings, how many play, and from where. */
final class GameOptions {
    @Parameters(
            paramLabel = "GAME",
            description = "a game's id, as 'regola games' lists it, or the path of its rule file")
    String game;

    @Option(
            names = "--players",
            paramLabel = "N",
            description = "how many play (default: as many as the position says, or the fewest)")
    Integer players;

    @Option(
            names = "--variant",
            paramLabel = "ID",
            description = "a variant to play with; may be repeated, and is applied in this order")
    List<String> variants = new ArrayList<>();

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = "gives a setting a value, a list as 1,2,3; may be repeated")
    List<String> settings = new ArrayList<>();

    @Option(names = "--position", paramLabel = "FILE", description = "begins with the position in this file (JSON)")
    Path position;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "decides everything that is left to chance (default: 1; 'play' draws one)")
    Long seed;

    @Mixin
    LibraryOptions library;

    /** @return the seed, 1 if none is given */
    long seed() {
        return seed == null ? 1 : seed;
    }
}
