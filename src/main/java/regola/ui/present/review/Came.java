package regola.ui.present.review;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.engine.Match;
import regola.engine.value.Event;
import regola.language.model.Type;
import regola.ui.present.match.MatchRecord;
import regola.ui.view.review.ReviewView;

/** A Came is what came of a move, as the rules told it. */
final class Came {
    private Came() {}

    /**
     * @return what the rules told of a move that has been told or marked, without their own words for the move itself;
     *     while a match goes on, some of it may be kept from others
     */
    static List<Event> of(Match before, int made) {
        List<Event> events = new ArrayList<>(all(before, made));
        if (!before.isSecret())
            events.stream()
                    .filter(event -> event.kind() == Event.Kind.RULE)
                    .findFirst()
                    .ifPresent(events::remove);
        return events;
    }

    /** @return the same with their own words for the move itself, for a move that cannot be told otherwise */
    static List<Event> all(Match before, int made) {
        List<Event> events = new ArrayList<>();
        Match play = before.copy();
        play.listen(events::add);
        play.playIndex(made);
        play.listen(null);
        return events.stream()
                .filter(event -> event.kind() == Event.Kind.RULE
                        || event.kind() == Event.Kind.TOLD
                        || event.kind() == Event.Kind.FINISHED)
                .toList();
    }

    /** @return a move as it stands beside the lines, with what came of it, as far as all may know of it */
    static ReviewView.Made seen(Found.Made made, HintWords words) {
        Match before = made.before();
        if (!made.open()) return new ReviewView.Made(before.decider(), "");
        List<Event> came = of(before, HintWords.index(before, made.move())).stream()
                .filter(event -> event.isSeenBy(Match.ONLOOKER))
                .toList();
        return new ReviewView.Made(before.decider(), words.named(made.move()), words.events(came));
    }

    /** @return what each seat has won in the end; empty if it is not over */
    static List<Double> end(Match match) {
        if (!match.isOver()) return List.of();
        long winners = match.winners();
        int all = match.rules().players();
        int won = Long.bitCount(winners);
        List<Double> shares = new ArrayList<>();
        for (int p = 0; p < all; p++) shares.add(won == 0 ? 1.0 / all : (winners >>> p & 1) != 0 ? 1.0 / won : 0);
        return shares;
    }

    /** @return the seats where people have sat while it was played; all of them where none did */
    static Set<Integer> people(MatchRecord match) {
        List<Map<String, String>> sat = match.sat().isEmpty() ? List.of(match.computers()) : match.sat();
        Set<Integer> people = seats(match, sat);
        return people.isEmpty() ? seats(match, List.of(Map.of())) : people;
    }

    private static Set<Integer> seats(MatchRecord match, List<Map<String, String>> computers) {
        Set<Integer> people = new HashSet<>();
        for (int p = 0; p < match.rules().players(); p++) {
            String id = match.rules().names().id(Type.PLAYER, p);
            if (computers.stream().anyMatch(each -> !each.containsKey(id))) people.add(p);
        }
        return people;
    }

    /** @return whether nobody else than that seat plays here, and nobody else has */
    static boolean isAlone(MatchRecord match, Set<Integer> seats, int seat) {
        if (match.computers().isEmpty()) return match.rules().players() == 1;
        Set<Integer> now = seats(match, List.of(match.computers()));
        return seats.equals(Set.of(seat)) && (now.isEmpty() || now.equals(seats));
    }
}
