package regola.language.service;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.CompileRequest;
import regola.language.Shipped;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;

/** ServiceTexts are texts to ask services about, and what tells whether two of them are the same game. */
final class ServiceTexts {
    private static final int DECISIONS = 300;

    private ServiceTexts() {}

    /** @return a shipped game with all its variants */
    static GameTexts shipped(String game) {
        CompileRequest request = Shipped.request(game, Shipped.variants(game));
        return new GameTexts(request.game(), request.variants(), null);
    }

    static GameTexts of(String game, String... variants) {
        List<SourceText> texts = new ArrayList<>();
        for (String variant : variants) texts.add(SourceText.of("variant-" + texts.size() + ".rules", variant));
        return new GameTexts(SourceText.of("game.rules", game), texts, null);
    }

    /** @return how a match goes that is drawn by lot: how many moves were legal each time, where it stood, who won */
    static List<Long> course(GameTexts texts, List<SourceText> variants, long seed) {
        CheckedGame game = Shipped.compiled(new CompileRequest(texts.game(), variants));
        Match match = Match.start(Ruleset.of(game, game.seats().fewest(), Map.of()), seed);
        Random lot = new Random(seed);
        List<Long> course = new ArrayList<>();
        while (!match.isOver() && course.size() < 2 * DECISIONS) {
            course.add((long) match.legalCount());
            course.add((long) match.mover());
            match.playIndex(lot.nextInt(match.legalCount()));
        }
        course.add(match.isOver() ? match.winners() : -1);
        return course;
    }
}
