package regola.ui.present.picture;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.language.model.CheckedGame;
import regola.language.model.Naming;
import regola.language.model.Seats;

/**
 * SideColours are the colours of all sides of a game: what the rule file says; for a side that it calls by the name of
 * a colour, that one; else the next of some that the colour-blind tell apart (Okabe and Ito 2008) and that no other
 * side has.
 */
public final class SideColours {
    private static final Map<String, String> NAMED = Map.ofEntries(
            Map.entry("red", "#C8372D"),
            Map.entry("green", "#2E8B57"),
            Map.entry("blue", "#2F5F9E"),
            Map.entry("yellow", "#E5B700"),
            Map.entry("orange", "#E58A00"),
            Map.entry("violet", "#7A4FB5"),
            Map.entry("purple", "#7A4FB5"),
            Map.entry("pink", "#E87BA8"),
            Map.entry("teal", "#0E8C99"),
            Map.entry("brown", "#7A5230"),
            Map.entry("white", "#F3EFE4"),
            Map.entry("black", "#2A2A2E"),
            Map.entry("grey", "#8A8D91"),
            Map.entry("gray", "#8A8D91"));
    private static final List<String> OTHERS =
            List.of("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442", "#2A2A2E");
    /** Colours nearer to each other than this, as a distance in red, green and blue, are taken for the same. */
    private static final int NEAR = 60;

    private SideColours() {}

    /** @return "#RRGGBB" by the name of each side, however many play */
    public static Map<String, String> of(CheckedGame game) {
        Map<String, String> colours = new LinkedHashMap<>();
        for (String side : sides(game.seats())) {
            Naming naming = game.namings().get(side);
            String said = naming == null ? null : naming.colour();
            String colour = said == null ? NAMED.get(side) : said;
            if (colour != null) colours.put(side, colour);
        }
        int next = 0;
        for (String side : sides(game.seats())) {
            if (colours.containsKey(side)) continue;
            Collection<String> taken = List.copyOf(colours.values());
            String free = OTHERS.stream()
                    .filter(colour -> taken.stream().noneMatch(other -> isNear(colour, other)))
                    .findFirst()
                    .orElse(null);
            colours.put(side, free != null ? free : OTHERS.get(next++ % OTHERS.size()));
        }
        return colours;
    }

    private static Set<String> sides(Seats seats) {
        Set<String> sides = new LinkedHashSet<>(seats.names());
        sides.addAll(seats.otherNames());
        seats.played().forEach(sides::addAll);
        return sides;
    }

    private static boolean isNear(String one, String other) {
        int a = Integer.parseInt(one.substring(1), 16);
        int b = Integer.parseInt(other.substring(1), 16);
        int distance = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int part = (a >> shift & 255) - (b >> shift & 255);
            distance += part * part;
        }
        return distance < NEAR * NEAR;
    }
}
