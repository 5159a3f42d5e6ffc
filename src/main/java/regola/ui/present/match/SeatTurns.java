package regola.ui.present.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import regola.engine.value.Event;
import regola.engine.value.Manner;
import regola.ui.present.picture.Snapshot;
import regola.ui.view.board.LastTurn;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;

/**
 * A SeatTurns is what each seat where nobody sits has done in its last turn, until it has another: a turn is all that
 * was decided while it was that seat's, whoever had to decide. What is chosen in secret is nobody's turn.
 */
final class SeatTurns {
    /** How often the same was done stands behind it: the same again is read by nobody. */
    private static final String TIMES = " ×";

    private final List<Snapshot> moments;
    private final int at;
    private final Recent recent;

    /** @param at the moment that is shown */
    SeatTurns(List<Snapshot> moments, int at, Recent recent) {
        this.moments = moments;
        this.at = at;
        this.recent = recent;
    }

    /**
     * @param ways where things went in what has happened
     * @param names of the players, by their numbers
     * @return the same picture, in which each of those seats says what it did
     */
    MatchView on(MatchView view, Function<List<Event>, List<OverlayView.Path>> ways, IntFunction<String> names) {
        Recent told = recent.to(hearer(view));
        List<SeatView> seats = IntStream.range(0, view.seats().size())
                .mapToObj(i -> {
                    SeatView seat = view.seats().get(i);
                    boolean tells = seat.sort() == SeatView.Sort.COMPUTER && !seat.out();
                    return tells ? seat.after(of(i, told, view, ways, names)) : seat;
                })
                .toList();
        return view.seated(seats);
    }

    /** @return whoever reads it: who plays alone, among several who decides now */
    static int hearer(MatchView view) {
        List<Integer> people = IntStream.range(0, view.seats().size())
                .filter(i -> view.seats().get(i).sort() == SeatView.Sort.HUMAN)
                .boxed()
                .toList();
        if (people.size() == 1) return people.get(0);
        if (view.decision().waiting() != Waiting.PERSON) return Manner.NOBODY;
        return people.stream()
                .filter(i -> view.seats()
                        .get(i)
                        .id()
                        .equals(view.decision().decider().id()))
                .findFirst()
                .orElse(Manner.NOBODY);
    }

    private LastTurn of(
            int seat,
            Recent told,
            MatchView view,
            Function<List<Event>, List<OverlayView.Path>> ways,
            IntFunction<String> names) {
        int last = at;
        while (last > 0 && !isOf(last, seat)) last--;
        if (last == 0) return LastTurn.NONE;
        int first = last;
        while (first > 1 && isOf(first - 1, seat)) first--;
        List<Recent.Heard> all = told.turn(first, last, names);
        Map<String, String> toYou = view.story().spoken();
        Set<String> board = view.board().sites().stream().map(SiteView::id).collect(Collectors.toSet());
        Map<String, List<LastTurn.Said>> alike = new LinkedHashMap<>();
        for (Recent.Heard heard : all) {
            int weight = weight(heard, told, board, names);
            String words = toYou.getOrDefault(heard.bare(), heard.bare());
            List<LastTurn.Said> same = new ArrayList<>(alike.getOrDefault(heard.bare(), List.of()));
            same.add(new LastTurn.Said(words, told.isAbout(heard.bare(), names), heard.sentence(), weight));
            // What came of the turn at last is what is left of it.
            if (weight == LastTurn.REMARK) alike.remove(heard.bare());
            alike.put(heard.bare(), same);
        }
        List<LastTurn.Said> said = alike.values().stream().map(SeatTurns::once).toList();
        String whole = all.stream()
                .map(each -> toYou.getOrDefault(each.bare(), each.bare()))
                .collect(Collectors.joining(" "));
        List<OverlayView.Path> went = new ArrayList<>();
        for (int i = first; i <= last; i++)
            went.addAll(ways.apply(moments.get(i).events()));
        return new LastTurn(said, whole, last, went);
    }

    /** Beside what matters to all, what takes something from the board does. */
    private static int weight(Recent.Heard heard, Recent told, Set<String> board, IntFunction<String> names) {
        if (told.isAbout(heard.bare(), names))
            return switch (heard.weight()) {
                case Recent.MINE -> LastTurn.WEIGHTY + 2;
                case Recent.MOVED -> LastTurn.WEIGHTY;
                default -> LastTurn.REMARK;
            };
        if (heard.weight() > Recent.GLAD) return LastTurn.WEIGHTY + 1;
        boolean takes =
                told.takings(heard.at(), site -> board.contains(site.id())).contains(heard.bare());
        if (takes || heard.weight() == Recent.GLAD) return LastTurn.WEIGHTY;
        return heard.itself() ? LastTurn.MOVE : LastTurn.REMARK;
    }

    /** The same several times is said once, and how often, unless that is only a remark. */
    private static LastTurn.Said once(List<LastTurn.Said> same) {
        LastTurn.Said one = same.stream()
                .max(Comparator.comparingInt(LastTurn.Said::weight))
                .orElseThrow();
        if (one.weight() == LastTurn.REMARK) return one;
        return new LastTurn.Said(times(one.words(), same.size()), one.yours(), one.elsewhere(), one.weight());
    }

    private boolean isOf(int moment, int seat) {
        return !moments.get(moment).secret() && moments.get(moment - 1).match().mover() == seat;
    }

    private static String times(String sentence, int many) {
        if (many == 1) return sentence;
        String open = sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
        return open + TIMES + many + (open.equals(sentence) ? "" : ".");
    }
}
