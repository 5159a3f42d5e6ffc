package regola.ui.present.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import regola.engine.Guesses;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Catalog;
import regola.engine.value.Position;
import regola.engine.value.Thing;
import regola.language.model.ChoiceType;
import regola.language.model.Expr;
import regola.language.model.Property;
import regola.language.model.Type;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Standing;
import regola.ui.present.picture.Tongue;
import regola.ui.view.Texts;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;

/**
 * A Likely is what a seat could know at a moment of what was hidden from it: how often each thing lies at each place in
 * many matches that look the same to the seat. Found without asking what really lies there.
 *
 * @param values by what is kept of sites, by site, how often each word was there
 * @param pieces by site, how often each piece lay there
 * @param counts by site, how many lie there face down
 * @param near those of the hidden places that a move at that moment leads to
 * @param came what came to light in the match before the seat had its next turn
 */
record Likely(
        Ruleset rules,
        Map<Property, Map<String, Map<String, Integer>>> values,
        Map<String, Map<String, Integer>> pieces,
        Map<String, Integer> counts,
        Set<String> near,
        Set<String> came) {
    /** So many guesses are drawn: a share of a half is right to five points then. */
    private static final int GUESSES = 400;

    /** What positions call a thing that may not be known. */
    private static final String HIDDEN = "?";

    /** What is so in nearly every guess is told as sure. */
    private static final double SURE = 0.99;
    /** A place stands out if something is likelier there by so much than at the others. */
    private static final double STANDS_OUT = 0.15;

    private static final int MOST_TOLD = 7;
    /** More places than these are not ringed where no move leads to any of them. */
    private static final int MOST_RINGED = 12;

    /**
     * @param match at a decision; not changed
     * @return nothing if nothing is hidden from the seat
     */
    static Optional<Likely> at(Match match, int seat) {
        Guesses guesses = match.guesses(seat);
        if (guesses.isNothingHidden()) return Optional.empty();
        Standing seen = Standing.of(match, seat);
        Set<String> near = match.decision().legal().stream()
                .flatMap(move -> move.arguments().stream())
                .filter(thing -> thing.is(Type.Base.SITE))
                .map(Thing::id)
                .collect(Collectors.toCollection(TreeSet::new));
        Likely likely = new Likely(
                match.rules(), new LinkedHashMap<>(), new LinkedHashMap<>(), new TreeMap<>(), near, Set.of());
        seen.bySite().keySet().stream()
                .sorted()
                .filter(site -> !isClosed(match.rules(), site))
                .forEach(site -> {
                    int hidden =
                            (int) seen.at(site).stream().filter(HIDDEN::equals).count();
                    if (hidden > 0) likely.counts.put(site, hidden);
                });
        Match guess = match.copy();
        for (long draw = 0; draw < GUESSES; draw++) {
            guesses.draw(draw, guess);
            likely.count(seen, guess.position());
        }
        boolean nothing = likely.values.isEmpty() && likely.pieces.isEmpty();
        return nothing ? Optional.empty() : Optional.of(likely);
    }

    /**
     * What came to light is told however seldom it is: somebody was eaten by it, say, and asks how likely that was.
     *
     * @param moments the match before each move
     * @param at which of them this is
     * @param end the match after the last move
     */
    Likely with(List<Match> moments, int at, Match end) {
        Match before = moments.get(at);
        int seat = before.decider();
        int next = at + 1;
        while (next < moments.size() && moments.get(next).decider() == seat) next++;
        while (next < moments.size()
                && moments.get(next).isIn(seat)
                && moments.get(next).decider() != seat) next++;
        Standing seen = Standing.of(next < moments.size() ? moments.get(next) : end, seat);
        Standing there = Standing.of(before.position());
        Set<String> known = new TreeSet<>();
        values.forEach((property, sites) -> sites.keySet().stream()
                .filter(site -> !HIDDEN.equals(
                        seen.ofSite().getOrDefault(site, Map.of()).get(property.name())))
                .map(site -> word(there, site, property))
                .filter(Objects::nonNull)
                .forEach(known::add));
        return new Likely(rules, values, pieces, counts, near, known);
    }

    /** @return what is kept there; null if that is no word */
    private String word(Standing there, String site, Property property) {
        Object value = there.ofSite().getOrDefault(site, Map.of()).get(property.name());
        return value == null ? initial(property) : String.valueOf(value);
    }

    /** Whether a drawing stands for all that lies there: nobody ever looks into it. */
    private static boolean isClosed(Ruleset rules, String site) {
        return rules.game().zones().stream()
                .anyMatch(zone -> zone.art() != null && zone.name().equals(site));
    }

    private void count(Standing seen, Position guess) {
        Standing there = Standing.of(guess);
        for (String site : counts.keySet()) {
            List<String> lying = new ArrayList<>(there.at(site));
            for (String piece : seen.at(site)) if (!piece.equals(HIDDEN)) lying.remove(piece);
            for (String piece : lying)
                pieces.computeIfAbsent(site, any -> new TreeMap<>()).merge(piece, 1, Integer::sum);
        }
        for (Property property : rules.game().properties()) {
            if (property.of() != Type.Base.SITE || property.visibleIf() == null) continue;
            seen.ofSite().forEach((site, kept) -> {
                if (!HIDDEN.equals(kept.get(property.name()))) return;
                String word = word(there, site, property);
                if (word == null) return;
                values.computeIfAbsent(property, any -> new LinkedHashMap<>())
                        .computeIfAbsent(site, any -> new TreeMap<>())
                        .merge(word, 1, Integer::sum);
            });
        }
    }

    /** @return what it is as long as nothing else is said; null if that is not a word */
    private String initial(Property property) {
        return property.initial() instanceof Expr.Constant known
                ? rules.names().id(property.type(), known.value())
                : null;
    }

    // ---- in words

    /** @return a sentence for each sort of hidden thing */
    String words(Tongue tongue) {
        Names names = tongue.names();
        Texts texts = tongue.texts();
        List<String> said = new ArrayList<>();
        values.forEach((property, sites) -> {
            String about = names.of(property.reason());
            said.add(texts.get(
                    "review.known.places",
                    about.isEmpty() ? Names.capital(names.spoken(property.name())) : about,
                    sites.size(),
                    shares(together(sites), names, texts)));
        });
        pieces.forEach((site, lying) -> said.add(
                texts.get("review.known.pieces", called(site, names), counts.get(site), sorts(lying, names, texts))));
        return String.join(" ", said);
    }

    private static String called(String site, Names names) {
        return Names.capital(names.called(new Thing(Type.SITE, names.catalog().number(Type.SITE, site), site)));
    }

    private static Map<String, Integer> together(Map<String, Map<String, Integer>> sites) {
        Map<String, Integer> all = new TreeMap<>();
        sites.values().forEach(each -> each.forEach((word, often) -> all.merge(word, often, Integer::sum)));
        return all;
    }

    private static List<Map.Entry<String, Integer>> best(Map<String, Integer> often) {
        return often.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .toList();
    }

    private static double share(Map<String, Integer> often, String word) {
        int all = often.values().stream().mapToInt(each -> each).sum();
        return all == 0 ? 0 : (double) often.getOrDefault(word, 0) / all;
    }

    private String shares(Map<String, Integer> often, Names names, Texts texts) {
        List<Map.Entry<String, Integer>> best = best(often);
        List<Map.Entry<String, Integer>> told = IntStream.range(0, best.size())
                .filter(place ->
                        place < MOST_TOLD || came.contains(best.get(place).getKey()))
                .mapToObj(best::get)
                .toList();
        List<String> said = new ArrayList<>();
        long rest = 100;
        for (Map.Entry<String, Integer> each : told) {
            long percent = Math.round(100 * share(often, each.getKey()));
            rest -= percent;
            said.add(texts.get("review.known.share", names.spoken(each.getKey()), percent));
        }
        // Whoever adds them up is not to miss anything.
        if (told.size() < best.size() && rest > 0) said.add(texts.get("review.known.rest", rest));
        return String.join(", ", said);
    }

    /**
     * What is there for sure is called by its name; of the rest it is told how many of each sort are to be expected.
     */
    private String sorts(Map<String, Integer> often, Names names, Texts texts) {
        Map<String, Integer> sorts = new TreeMap<>();
        List<String> sure = new ArrayList<>();
        often.forEach((piece, times) -> {
            long number = names.catalog().number(Type.PIECE, piece);
            boolean alike = names.catalog().piece((int) number).alike();
            if (!alike && times >= SURE * GUESSES) sure.add(names.of(Type.PIECE, number));
            else sorts.merge(sort((int) number, names), times, Integer::sum);
        });
        List<String> said = new ArrayList<>();
        if (!sure.isEmpty()) said.add(texts.get("review.known.surely", String.join(", ", sure)));
        if (!sorts.isEmpty()) said.add(texts.get("review.known.average", averages(sorts, names)));
        return String.join(". ", said);
    }

    private static String averages(Map<String, Integer> sorts, Names names) {
        Locale locale = Locale.forLanguageTag(names.language());
        return best(sorts).stream()
                .limit(MOST_TOLD)
                .map(each ->
                        Names.small(each.getKey()) + String.format(locale, " %.1f", (double) each.getValue() / GUESSES))
                .collect(Collectors.joining("; "));
    }

    /** @return the word that it was made for, if it was made for one that is no number; else its kind */
    private String sort(int piece, Names names) {
        Catalog.PieceEntry entry = names.catalog().piece(piece);
        for (ChoiceType choice : rules.game().choices()) {
            String made = entry.madeFor().get(choice.name());
            if (made != null && choice.numbers() == null) return names.spoken(made);
        }
        return names.of(Type.KIND, entry.kind());
    }

    // ---- on the board

    /** @return rings where it is a question what lies there, and words where something is likelier than elsewhere */
    OverlayView marks(Names names) {
        OverlayView marks = OverlayView.NONE;
        Set<String> hidden = new TreeSet<>();
        values.values().forEach(sites -> hidden.addAll(sites.keySet()));
        Set<String> asked = new TreeSet<>(hidden);
        asked.retainAll(near);
        for (String site : asked.isEmpty() && hidden.size() <= MOST_RINGED ? hidden : asked)
            marks = marks.ring(Ref.site(site));
        for (String site : counts.keySet()) marks = marks.ring(Ref.site(site));
        for (Map<String, Map<String, Integer>> sites : values.values()) {
            Map<String, Integer> all = together(sites);
            for (Map.Entry<String, Map<String, Integer>> site : sites.entrySet()) {
                String word = best(site.getValue()).get(0).getKey();
                double share = share(site.getValue(), word);
                if (share < share(all, word) + STANDS_OUT) continue;
                String percent = share >= SURE ? "" : " " + Math.round(100 * share) + "\u00a0%";
                marks = marks.label(site.getKey(), names.spoken(word) + percent);
            }
        }
        return marks;
    }
}
