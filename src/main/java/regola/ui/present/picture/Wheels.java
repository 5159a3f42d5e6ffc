package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Answer;
import regola.engine.value.BoardGraph;
import regola.engine.value.Event;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.language.model.Choice;
import regola.language.model.CompiledCondition;
import regola.language.model.Type;
import regola.ui.view.board.WheelView;

/**
 * A Wheels knows which moves turn a loop of the board, and how far. It learns that from what the rules do with the loop
 * that is chosen, not from their names; nothing is played for it.
 */
final class Wheels {
    private static final String LOOP = "*";

    private final Names names;
    private final List<BoardGraph.Line> loops;
    private final BoardGraph board;
    /** How far a form of move turns; the loop that it turns is left open in the form, as a star. */
    private final Map<String, Integer> known = new LinkedHashMap<>();

    Wheels(Ruleset rules, Names names) {
        this.names = names;
        this.board = rules.board();
        this.loops = board.hexes()
                ? List.of()
                : board.lines().stream().filter(BoardGraph.Line::loop).toList();
        if (!loops.isEmpty()) read(rules);
    }

    /** A match that only begins is asked what the rules come to, with these settings. */
    private void read(Ruleset rules) {
        List<Turning> turnings = Turning.of(rules.game());
        if (turnings.isEmpty()) return;
        try {
            Match match = Match.start(rules, 1);
            for (Turning turning : turnings) read(match, turning, new HashMap<>());
        } catch (RuleFailure broken) {
            // It is told when the match is really played; until then nothing turns.
        }
    }

    /** @param chosen for the first parameters, by slot; all things that may be put in for the others are tried */
    private void read(Match match, Turning turning, Map<Integer, Thing> chosen) {
        Choice.Parameter next = turning.option().parameters().stream()
                .filter(parameter -> !chosen.containsKey(parameter.slot()))
                .findFirst()
                .orElse(null);
        if (next == null) {
            learn(match, turning, chosen);
            return;
        }
        CompiledCondition candidates = turning.candidates(next, chosen);
        if (candidates == null) return;
        for (Thing candidate : match.answer(match.rules().query(candidates))) {
            Map<Integer, Thing> more = new HashMap<>(chosen);
            more.put(next.slot(), candidate);
            read(match, turning, more);
        }
    }

    private void learn(Match match, Turning turning, Map<Integer, Thing> chosen) {
        String form = form(turning, chosen);
        BoardGraph.Line loop = loop(turning, chosen);
        if (loop == null || known.containsKey(form)) return;
        CompiledCondition shift = turning.shift(chosen);
        if (shift == null) return;
        int size = loop.sites().size();
        long by = match.answer(match.rules().query(shift)).get(0).number();
        int places = (int) (Math.floorMod(by + size / 2, (long) size) - size / 2);
        if (places != 0) known.put(form, places);
    }

    /** @return the loop that is chosen; null for a line that is none */
    private BoardGraph.Line loop(Turning turning, Map<Integer, Thing> chosen) {
        String named = turning.option().parameters().stream()
                .filter(Turning::isLine)
                .map(parameter -> chosen.get(parameter.slot()).id())
                .findFirst()
                .orElseThrow();
        return loops.stream()
                .filter(loop -> loop.id().equals(named))
                .findFirst()
                .orElse(null);
    }

    private static String form(Turning turning, Map<Integer, Thing> chosen) {
        return turning.option().parts().stream()
                .map(part -> {
                    if (part instanceof Choice.Parameter parameter)
                        return Turning.isLine(parameter)
                                ? LOOP
                                : chosen.get(parameter.slot()).id();
                    return ((Choice.Word) part).word();
                })
                .collect(Collectors.joining(" "));
    }

    /** @return how far all went along the loop, if all that moved went equally far on it */
    private Optional<Integer> turned(BoardGraph.Line loop, List<Event> moved) {
        Integer all = null;
        for (Event event : moved) {
            if (event.from() == null || event.to() == null) return Optional.empty();
            int from = index(loop, event.from());
            int to = index(loop, event.to());
            if (from < 0 || to < 0) return Optional.empty();
            int size = loop.sites().size();
            int places = Math.floorMod(to - from + size / 2, size) - size / 2;
            if (places == 0 || all != null && all != places) return Optional.empty();
            all = places;
        }
        return Optional.ofNullable(all);
    }

    private int index(BoardGraph.Line loop, Thing site) {
        return loop.sites().indexOf((int) site.number());
    }

    /**
     * @return each loop that can be turned in this game; how, only if somebody is asked and may turn now or learn why
     *     not
     */
    List<WheelView> of(Match match, boolean asked) {
        if (known.isEmpty()) return List.of();
        List<WheelView> wheels = new ArrayList<>();
        for (BoardGraph.Line loop : loops) {
            List<WheelView.Turn> turns = new ArrayList<>();
            if (asked && !match.isOver())
                known.forEach((form, places) -> turn(match, loop, form, places).ifPresent(turns::add));
            wheels.add(new WheelView(name(loop), sites(loop), turns));
        }
        return wheels;
    }

    /**
     * @return each loop that can be turned in this game, one place either way, whatever the rules say; moves are its
     *     name and how far
     */
    List<WheelView> byHand() {
        if (known.isEmpty()) return List.of();
        return loops.stream()
                .map(loop -> {
                    String name = name(loop);
                    List<WheelView.Turn> turns = Stream.of(1, -1)
                            .map(places -> new WheelView.Turn(places, loop.id() + " " + places, name, ""))
                            .toList();
                    return new WheelView(name, sites(loop), turns);
                })
                .toList();
    }

    private List<String> sites(BoardGraph.Line loop) {
        return loop.sites().stream().map(site -> board.sites().get(site).id()).toList();
    }

    private String name(BoardGraph.Line loop) {
        return Names.capital(names.of(new Thing(Type.LINE, names.catalog().number(Type.LINE, loop.id()), loop.id())));
    }

    private Optional<WheelView.Turn> turn(Match match, BoardGraph.Line loop, String form, int places) {
        String text = List.of(form.split(" ")).stream()
                .map(word -> word.equals(LOOP) ? loop.id() : word)
                .collect(Collectors.joining(" "));
        if (!isAskedFor(match, form)) return Optional.empty();
        Answer answer = match.ask(text);
        if (answer instanceof Answer.Legal legal)
            return Optional.of(new WheelView.Turn(places, text, names.of(legal.move()), ""));
        if (!(answer instanceof Answer.Refused refused)) return Optional.empty();
        String why = refused.why().in(names.manner());
        if (refused.why().rule() == null || why.isBlank()) return Optional.empty();
        return Optional.of(
                new WheelView.Turn(places, text, spoken(text), refused.why().rule() + "  " + why));
    }

    /** Where another kind of move is asked for, nothing about turning is said at all. */
    private static boolean isAskedFor(Match match, String form) {
        String word = form.split(" ", 2)[0];
        return match.decision().forms().stream()
                .anyMatch(asked -> asked.parts().get(0).word().equals(word));
    }

    /** @return a move that may not be played, in words all the same */
    private String spoken(String move) {
        return Names.capital(Stream.of(move.split(" "))
                .map(word -> {
                    Thing thing = names.catalog().find(word);
                    return thing == null ? names.word(word) : names.of(thing);
                })
                .collect(Collectors.joining(" ")));
    }

    /** A Turned is what of a match turned at once. */
    record Turned(List<String> sites, int places) {}

    /** @return the loop along which all these went equally far, more than one of them; nothing if there is none */
    Optional<Turned> turned(List<Event> moved) {
        if (moved.size() < 2) return Optional.empty();
        for (BoardGraph.Line loop : loops) {
            Optional<Integer> places = turned(loop, moved);
            if (places.isPresent()) return Optional.of(new Turned(sites(loop), places.get()));
        }
        return Optional.empty();
    }

    /** @return how many of the first of these events turned together */
    int together(List<Event> events, Predicate<Event> seen) {
        int n = 0;
        while (n < events.size() && events.get(n).kind() == Event.Kind.MOVED && seen.test(events.get(n))) n++;
        while (n > 1 && turned(events.subList(0, n)).isEmpty()) n--;
        return n > 1 ? n : 0;
    }
}
