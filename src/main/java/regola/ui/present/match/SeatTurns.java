package regola.ui.present.match;

import java.util.ArrayList;
import java.util.Collection;
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
import regola.ui.view.Texts;
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

    /** Behind it stands what explains a sentence. */
    private static final String EXPLAINS = "; ";

    private final List<Snapshot> moments;
    private final int at;
    private final Recent recent;
    private final Texts texts;

    /** @param at the moment that is shown */
    SeatTurns(List<Snapshot> moments, int at, Recent recent, Texts texts) {
        this.texts = texts;
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
        Map<String, Map<String, List<LastTurn.Said>>> alike = new LinkedHashMap<>();
        for (int i = 0; i < all.size(); i++) {
            Recent.Heard heard = all.get(i);
            int weight = weight(heard, told, board, names);
            int untold = told.untold(heard, names);
            if (untold > 0) weight = LastTurn.WEIGHTY;
            boolean explains = i + 1 < all.size()
                    && weight < LastTurn.WEIGHTY
                    && weight(all.get(i + 1), told, board, names) >= LastTurn.WEIGHTY
                    && isCause(heard, all.get(i + 1), told, names);
            if (explains) weight = LastTurn.WEIGHTY;
            String words = briefly(toYou.getOrDefault(heard.bare(), heard.bare()), heard.bare(), first, view);
            // That it was theirs too says what an explanation of it would.
            if (untold > 0) words = withYours(core(words), untold);
            // What came of the turn at last is what is left of it.
            if (weight == LastTurn.REMARK) alike.remove(heard.bare());
            alike.computeIfAbsent(heard.bare(), any -> new LinkedHashMap<>())
                    .computeIfAbsent(told.goer(heard), any -> new ArrayList<>())
                    .add(new LastTurn.Said(
                            words,
                            untold > 0 || told.isAbout(heard.bare(), names) && weight > LastTurn.REMARK,
                            untold > 0 ? words : heard.sentence(),
                            weight,
                            told.doer(heard, words, names)));
        }
        List<LastTurn.Said> said =
                alike.values().stream().map(each -> once(each.values())).toList();
        String whole = all.stream()
                .map(each -> withYours(toYou.getOrDefault(each.bare(), each.bare()), told.untold(each, names)))
                .collect(Collectors.joining(" "));
        List<OverlayView.Path> went = new ArrayList<>();
        for (int i = first; i <= last; i++)
            went.addAll(ways.apply(moments.get(i).events()));
        return new LastTurn(said, whole, last, went);
    }

    /** A move with how many things of whoever reads it went along without being named. */
    private String withYours(String words, int many) {
        if (many == 0) return words;
        return many == 1
                ? texts.get("seat.turn.moved.one", open(words))
                : texts.get("seat.turn.moved", open(words), many);
    }

    private static String core(String words) {
        int cut = words.indexOf(EXPLAINS);
        return cut < 0 ? words : words.substring(0, cut) + ".";
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
        // What somebody is glad of tells what the move was for.
        if (heard.weight() == Recent.GLAD) return LastTurn.WEIGHTY + 1;
        if (takes) return LastTurn.WEIGHTY;
        return heard.itself() ? LastTurn.MOVE : LastTurn.REMARK;
    }

    /**
     * Whether one sentence says how the next one came about: the same move goes on, and it tells of somebody. That one
     * piece went somewhere is seen.
     */
    private static boolean isCause(Recent.Heard one, Recent.Heard next, Recent told, IntFunction<String> names) {
        return one.at() == next.at()
                && told.isNaming(one.bare(), names)
                && !(one.itself() && !told.goer(one).isEmpty());
    }

    /** What explains a sentence behind a semicolon is read once in a match. */
    private static String briefly(String words, String bare, int first, MatchView view) {
        int explained = bare.indexOf(EXPLAINS);
        int cut = words.indexOf(EXPLAINS);
        if (explained < 0 || cut < 0) return words;
        String rest = bare.substring(explained);
        boolean known = view.story().lines().stream()
                .takeWhile(line -> line.moment() < first)
                .anyMatch(line -> line.text().endsWith(rest));
        return known ? words.substring(0, cut) + "." : words;
    }

    /**
     * The same several times is said once, and how often, unless that is only a remark.
     *
     * @param same for each piece that went
     */
    private LastTurn.Said once(Collection<List<LastTurn.Said>> same) {
        LastTurn.Said one = same.stream()
                .flatMap(List::stream)
                .max(Comparator.comparingInt(LastTurn.Said::weight))
                .orElseThrow();
        if (one.weight() == LastTurn.REMARK) return one;
        StringBuilder words = new StringBuilder();
        for (List<LastTurn.Said> each : same) {
            int many = each.size();
            if (words.isEmpty()) words.append(open(one.words())).append(many > 1 ? TIMES + many : "");
            else
                words.append(", ")
                        .append(many > 1 ? texts.get("seat.turn.another", many) : texts.get("seat.turn.another.once"));
        }
        boolean more = words.length() > open(one.words()).length();
        String end = open(one.words()).equals(one.words()) ? "" : ".";
        return new LastTurn.Said(
                more ? words + end : one.words(), one.yours(), one.elsewhere(), one.weight(), one.doer());
    }

    private boolean isOf(int moment, int seat) {
        return !moments.get(moment).secret() && moments.get(moment - 1).match().mover() == seat;
    }

    private static String open(String sentence) {
        return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }
}
