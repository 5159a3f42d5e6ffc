package regola.language;

import java.util.ArrayList;
import java.util.List;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;

/** A SmallGame is a game with a bit of everything, for tests that add a few lines to it. */
public final class SmallGame {
    /** Everything but a turn. */
    public static final String PARTS = """
            game small
              title en "Small" it "Piccolo"
              players 2 to 3: white, black, red

            setting longest: 1 to 3 = 2
            setting weather: one of sunny, windy = windy
            setting steps: 1 to 3 numbers from 1 to 4 = 2, 3
            choice sign: sun, moon
            choice worth: -2 .. -1, 1 .. 3

            board field
              sites a1 .. a9 from 0, 0 to 8, 0
              path a1 .. a3 -> a4 .. a9
              lines rows
                a1 a2 a3
                a4 a5 a6
              region goal: a8, a9
            mark hot on a2, a5
              en "Hot." it "Caldo."

            pieces men: 2 "{player}-man-{n}" for each player
            pieces coins, alike: 4 gold, 2 silver
            pieces cards: 1 "{sign}-{worth}" for each sign and worth
            group things: men, coins
            zone hand of each player
            zone heap, stack
            keep count: number = 0
            keep moved: set of piece = none
            keep last: piece = none
            keep order-of-play: list of player = none
            each piece keeps tired: yes or no = no
            each goal keeps holder: player = none

            function free(s: site) = no pieces on s
            function far(a: site, b: site) = distance(a, b) > 1

            moment arrived(m: piece)
            """;

    public static final String TURN = """

            turn
              finish drawn
            """;

    private SmallGame() {}

    /** @param lines more sections of the game */
    public static CompileResult compile(String... lines) {
        return compileWith(List.of(), lines);
    }

    /** @param variants the sections of each variant; they are called v1, v2 … */
    public static CompileResult compileWith(List<String> variants, String... lines) {
        return compileWhole(PARTS + TURN + String.join("\n", lines) + "\n", variants);
    }

    public static CompileResult compileWhole(String game, List<String> variants) {
        List<SourceText> texts = new ArrayList<>();
        for (String variant : variants) {
            String id = "v" + (texts.size() + 1);
            texts.add(SourceText.of(id, "variant " + id + " of small\n  title en \"V\" it \"V\"\n" + variant + "\n"));
        }
        return RuleCompiler.compile(new CompileRequest(SourceText.of("small", game), texts));
    }

    /** @return the game; it must have come out without a word */
    public static CheckedGame checked(String... lines) {
        return checkedWith(List.of(), lines);
    }

    public static CheckedGame checkedWith(List<String> variants, String... lines) {
        CompileResult result = compileWith(variants, lines);
        if (!result.diagnostics().isEmpty())
            throw new AssertionError(words(result).toString());
        return result.game().orElseThrow();
    }

    /** @return code and what of each diagnostic */
    public static List<String> words(CompileResult result) {
        return result.diagnostics().stream().map(SmallGame::words).toList();
    }

    private static String words(Diagnostic diagnostic) {
        return diagnostic.code() + " " + diagnostic.what();
    }
}
