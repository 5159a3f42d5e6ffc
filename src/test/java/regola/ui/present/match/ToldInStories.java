package regola.ui.present.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import regola.language.Shipped;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryLine;

/** A ToldInStories is each line of the stories of matches that are played by chance, and how often it is told. */
record ToldInStories(Map<String, Integer> lines) {
    /** @param moves more are not played */
    static ToldInStories of(String game, int players, String language, int matches, int moves) {
        ToldInStories all = new ToldInStories(new TreeMap<>());
        for (int seed = 0; seed < matches; seed++) {
            for (StoryLine line : played(game, players, language, seed, moves))
                all.lines.merge(line.depth() + " " + line.text(), 1, Integer::sum);
        }
        return all;
    }

    private static List<StoryLine> played(String game, int players, String language, int seed, int moves) {
        List<MatchView> pictures = new ArrayList<>();
        GamePresenter presenter = new GamePresenter(
                Runnable::run, pictures::add, problem -> {}, KnownRules.thinking(), (wait, then) -> {});
        presenter.speak(language);
        presenter.naming(false);
        presenter.start(new MatchSetUp(Shipped.rules(game, players), seed, Set.<String>of()));
        Random random = new Random(seed);
        for (int i = 0; i < moves; i++) {
            MatchView now = pictures.get(pictures.size() - 1);
            List<ChoiceView> legal = now.decision().moves();
            if (now.decision().isOver()) break;
            if (legal.isEmpty()) presenter.goOn();
            else presenter.choose(legal.get(random.nextInt(legal.size())).key());
        }
        return pictures.get(pictures.size() - 1).story().lines();
    }

    /** @param args a game, how many players, a language, how many matches, how many moves of each */
    public static void main(String[] args) {
        of(args[0], Integer.parseInt(args[1]), args[2], Integer.parseInt(args[3]), Integer.parseInt(args[4]))
                .lines
                .forEach((line, count) -> System.out.println(count + " x " + line));
    }
}
