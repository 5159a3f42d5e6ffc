package regola.ui.present.start;

import java.util.HashMap;
import java.util.Map;

/** A Seating is who sits where, and what seats are called, by the numbers of the seats from 0. */
final class Seating {
    /** Longer names have no room on the board. */
    private static final int LONGEST = 16;

    private final Map<Integer, String> kinds = new HashMap<>();
    private final Map<Integer, String> names = new HashMap<>();

    Seating() {
        clear();
    }

    /** As a game proposes it: one person, and computers. */
    void clear() {
        kinds.clear();
        names.clear();
        kinds.put(0, SeatKind.YOU.id());
    }

    void recall(Chosen again) {
        kinds.clear();
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

    /** @return who sits there: the computer, where nobody was chosen or there is no such kind any more */
    SeatKind kind(int seat) {
        return SeatKind.of(kinds.get(seat)).orElse(SeatKind.COMPUTER);
    }

    /** Whoever is at the machine sits in one place; where that was, somebody else does from now on. */
    void seat(int seat, String kind) {
        if (seat < 0 || SeatKind.of(kind).isEmpty()) return;
        if (kind.equals(SeatKind.YOU.id())) kinds.replaceAll((at, old) -> old.equals(kind) ? SeatKind.OTHER.id() : old);
        kinds.put(seat, kind);
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
