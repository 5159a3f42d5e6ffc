package regola.ui.present.start;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import regola.ui.view.Rival;

/** SeatedPlayers are who sits where, and what seats are called, by the numbers of the seats from 0. */
final class SeatedPlayers {
    /** Longer names have no room on the board. */
    private static final int LONGEST = 16;

    private static final List<Rival> ROUND_A_TABLE = List.of(Rival.EASY, Rival.BEGINNER, Rival.FAIR);

    private final Map<Integer, String> kinds = new HashMap<>();
    private final Map<Integer, String> names = new HashMap<>();
    /** Where whoever is at the machine sat before, by the seat taken instead; until somebody chooses for either. */
    private final Map<Integer, Integer> left = new HashMap<>();

    private Rival usual = Rival.EASY;
    /** Whom somebody chose to play against last, in whatever game before this one; null for nobody yet. */
    private Rival liked;
    /** The same in this game: who sits in another place stays who it is. */
    private Rival chosen;

    SeatedPlayers() {
        clear();
    }

    /** As a game proposes it: one person, and computers. */
    void clear() {
        if (chosen != null) liked = chosen;
        kinds.clear();
        left.clear();
        names.clear();
        kinds.put(0, SeatKind.YOU.id());
    }

    /**
     * @param rival who plays where nobody has chosen
     * @return whether it was somebody else before
     */
    boolean usual(Rival rival) {
        boolean other = usual != rival;
        usual = rival;
        return other;
    }

    void recall(Chosen again) {
        kinds.clear();
        left.clear();
        kinds.putAll(again.kinds());
        names.clear();
        again.names().forEach(this::name);
    }

    Map<Integer, String> kinds() {
        return kinds;
    }

    Map<Integer, String> names() {
        return names;
    }

    /** @return who sits there: who usually plays, where nobody was chosen or there is no such kind any more */
    SeatKind kind(int seat) {
        return SeatKind.of(kinds.get(seat)).orElseGet(() -> SeatKind.of(usual == Rival.EASY ? unchosen(seat) : usual));
    }

    /** Whoever has found somebody to play against meets them in the next game too. */
    private Rival unchosen(int seat) {
        return liked != null && seat <= 1 ? liked : varied(seat);
    }

    /** Several of the same would be told apart by nothing: round a table sit different ones, easy on the whole. */
    private static Rival varied(int seat) {
        return seat < 1 ? Rival.EASY : ROUND_A_TABLE.get((seat - 1) % ROUND_A_TABLE.size());
    }

    /** @return who may sit there, with those who sit there already though they are offered no longer */
    List<SeatKind> kinds(int players) {
        List<SeatKind> all = new ArrayList<>(SeatKind.ALL);
        IntStream.range(0, players)
                .mapToObj(this::kind)
                .filter(kind -> !all.contains(kind))
                .forEach(all::add);
        return all.stream().distinct().toList();
    }

    /**
     * Whoever is at the machine sits in one place; where that was, somebody else does from now on. When the new place
     * is given up for another choice the old one is theirs again: who only looks through the choices changes one seat.
     */
    void seat(int seat, String kind) {
        if (seat < 0 || SeatKind.of(kind).isEmpty()) return;
        String you = SeatKind.YOU.id();
        left.values().removeIf(from -> from == seat);
        Integer from = you.equals(kinds.get(seat)) ? left.remove(seat) : null;
        if (kind.equals(you)) {
            if (from != null) left.put(seat, from);
            kinds.forEach((at, old) -> {
                if (at != seat && old.equals(you)) left.put(seat, at);
            });
            kinds.replaceAll((at, old) -> old.equals(you) ? SeatKind.OTHER.id() : old);
        } else if (from != null) kinds.put(from, you);
        kinds.put(seat, kind);
        if (usual == Rival.EASY) Rival.of(kind).filter(Rival.OFFERED::contains).ifPresent(rival -> chosen = rival);
    }

    /** Wherever a computer plays it is that one from now on. */
    void seatComputers(int players, String kind) {
        IntStream.range(0, players).filter(each -> kind(each).computer()).forEach(each -> seat(each, kind));
    }

    /**
     * Who plays with somebody has them beside: where only one person plays, another takes the first computer's seat.
     */
    void company(int players) {
        if (IntStream.range(0, players).filter(each -> !kind(each).computer()).count() > 1) return;
        IntStream.range(0, players)
                .filter(each -> kind(each).computer())
                .findFirst()
                .ifPresent(each -> seat(each, SeatKind.OTHER.id()));
    }

    /** @param name empty for the seat's own */
    void name(int seat, String name) {
        String brief = name.strip().replaceAll("\\s+", " ");
        if (brief.length() > LONGEST) brief = brief.substring(0, LONGEST).strip();
        if (seat < 0 || brief.isEmpty()) names.remove(seat);
        else names.put(seat, brief);
    }

    String nameOr(int seat, String own) {
        return names.getOrDefault(seat, own);
    }
}
