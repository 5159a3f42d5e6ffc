package regola.ui.present.review;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import regola.advice.Advice;
import regola.advice.Adviser;
import regola.advice.Objection;
import regola.advice.WhyBetter;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Manner;
import regola.language.Shipped;
import regola.search.Budget;
import regola.search.Tuning;
import regola.ui.present.match.Consulted;
import regola.ui.present.picture.Tongue;
import regola.ui.support.KnownRules;
import regola.ui.view.Texts;
import regola.ui.view.match.HintView;

/**
 * A SaidInHints is all that is said, in both languages, to whoever asks for hints and about other moves at moments of
 * matches that are played half by chance and half by what the rule file calls good.
 *
 * @param kinds how often each kind of reason comes first
 * @param said for each language what is told, in the order in which it was asked
 */
record SaidInHints(Map<String, Integer> kinds, Map<String, List<HintView>> said) {
    private static final List<String> LANGUAGES = List.of("en", "it");
    /** Matches that never end are left after so many moves. */
    private static final int LONGEST = 160;

    private static final int LOOKED_AT = 12;

    /** Several tests read the same hints for different faults; they are asked for once. */
    private static final Map<List<Object>, SaidInHints> ASKED = new ConcurrentHashMap<>();

    static SaidInHints of(String game, int players, int moments, long iterations) {
        return ASKED.computeIfAbsent(
                List.of(game, players, moments, iterations), key -> ask(game, players, moments, iterations));
    }

    private static SaidInHints ask(String game, int players, int moments, long iterations) {
        Ruleset rules = Shipped.rules(game, players);
        Tuning tuning = KnownRules.tuning(rules);
        SaidInHints all = new SaidInHints(new TreeMap<>(), new LinkedHashMap<>());
        LANGUAGES.forEach(language -> all.said.put(language, new ArrayList<>()));
        Adviser adviser = new Adviser(tuning, Budget.ofIterations(iterations), 1);
        Random random = new Random(17);
        for (int i = 0; i < moments; i++) {
            Match match = moment(rules, i, random);
            if (match != null) all.ask(match, adviser, random);
        }
        return all;
    }

    private void ask(Match match, Adviser adviser, Random random) {
        long seed = match.fingerprint(match.decider());
        Advice advice = adviser.hint(match, seed, () -> false);
        kinds.merge(kind(advice), 1, Integer::sum);
        List<Objection> objections = new ArrayList<>();
        for (int i = 0; i < 2; i++)
            objections.add(adviser.against(match, random.nextInt(match.legalCount()), advice, seed, () -> false));
        objections.forEach(objection -> kinds.merge("against " + kind(objection), 1, Integer::sum));
        for (String language : LANGUAGES) {
            HintWords words = new HintWords(
                    new Consulted(0, match, new Tongue(match.rules(), new Manner(language, false)), match.decider()));
            List<HintView> told = said.get(language);
            told.add(words.first(advice, then(Texts.in(language))));
            told.add(words.whole(advice));
            for (Objection objection : objections) told.add(words.answer(objection));
        }
    }

    private static String then(Texts texts) {
        return texts.get("hint.then", texts.get("say.hint.more"));
    }

    private static String kind(Advice advice) {
        if (advice.reasons().isEmpty()) return (advice.isOpen() ? "several: " : "") + "none";
        return (advice.isOpen() ? "several: " : "") + kind(advice.reasons().get(0));
    }

    private static String kind(WhyBetter reason) {
        String name = reason.getClass().getSimpleName();
        if (reason instanceof WhyBetter.Happens happens) return name + " " + happens.when();
        if (reason instanceof WhyBetter.Counts counts)
            return name + " " + counts.when() + (counts.aim().words().counts() ? "" : " without a number");
        return name;
    }

    private static String kind(Objection objection) {
        if (objection.none()) return "none";
        if (objection.lost()) return "lost";
        String size = objection.isNear() ? "near" : "felt";
        String why = !objection.atOnce().isEmpty()
                ? "at once"
                : !objection.events().isEmpty()
                        ? "events"
                        : objection.blow() != null
                                ? "blow"
                                : objection.reasons().isEmpty()
                                        ? "nothing"
                                        : kind(objection.reasons().get(0));
        return size + ", " + why;
    }

    /** @return a match at a decision where something can be chosen; null if that one has none there */
    private static Match moment(Ruleset rules, int seed, Random random) {
        Match match = Match.start(rules, seed);
        int length = random.nextInt(LONGEST);
        Match before = null;
        for (int i = 0; i < length && !match.isOver(); i++) {
            if (match.legalCount() > 1 && random.nextInt(3) == 0) before = match.copy();
            match.playIndex(random.nextBoolean() ? random.nextInt(match.legalCount()) : good(match, random));
        }
        if (match.isOver() || match.legalCount() < 2) return before;
        return match;
    }

    private static int good(Match match, Random random) {
        int best = -1;
        long most = Long.MIN_VALUE;
        for (int i = 0; i < Math.min(LOOKED_AT, match.legalCount()); i++) {
            int move = random.nextInt(match.legalCount());
            Match after = match.copy();
            after.playIndex(move);
            long amount = after.aims(match.decider());
            if (amount <= most) continue;
            most = amount;
            best = move;
        }
        return best;
    }

    /** @param args a game, how many players, how many moments, how many iterations: prints all that is said of it */
    public static void main(String[] args) {
        SaidInHints all = of(args[0], Integer.parseInt(args[1]), Integer.parseInt(args[2]), Long.parseLong(args[3]));
        all.kinds.forEach((kind, count) -> System.out.println(count + " x " + kind));
        all.said.forEach((language, told) -> {
            System.out.println("== " + language);
            Map<String, Integer> distinct = new TreeMap<>();
            told.forEach(each ->
                    distinct.merge(each.stage() + " | " + each.head() + " | " + each.sentence(), 1, Integer::sum));
            distinct.forEach((words, count) -> System.out.println(count + " | " + words));
        });
    }
}
