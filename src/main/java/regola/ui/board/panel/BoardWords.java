package regola.ui.board.panel;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import regola.ui.board.layout.BoardLayout;
import regola.ui.view.Lines;
import regola.ui.view.Texts;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;

/**
 * A BoardWords says in words what stands at a place: for tips on pointing and for screen readers.
 *
 * @param roles what each role is called
 * @param empty what an empty place is called
 * @param whole how to come to the whole rule of a special square; may be empty
 * @param keys what keys do that have a button on the board too
 * @param numbers whether cards say the numbers of rules
 * @param larger how much larger than others letters on cards are
 */
public record BoardWords(
        Map<Role, String> roles,
        String empty,
        String whole,
        Map<BoardKey, String> keys,
        boolean numbers,
        float larger) {
    /** What others read little of is larger for children. */
    private static final float FOR_CHILDREN = 1.4f;

    public BoardWords {
        roles = Map.copyOf(roles);
        keys = Map.copyOf(keys);
    }

    /** In letters as everywhere. */
    public BoardWords(
            Map<Role, String> roles, String empty, String whole, Map<BoardKey, String> keys, boolean numbers) {
        this(roles, empty, whole, keys, numbers, 1);
    }

    public BoardWords(Map<Role, String> roles, String empty) {
        this(roles, empty, "", Map.of(), false);
    }

    public static BoardWords in(Texts texts) {
        Map<Role, String> roles = new EnumMap<>(Role.class);
        for (Role role : Role.values())
            roles.put(role, texts.get("role." + role.name().toLowerCase(Locale.ROOT)));
        Map<BoardKey, String> keys = Map.of(
                BoardKey.NEARER,
                texts.get("place.nearer"),
                BoardKey.FARTHER,
                texts.get("place.farther"),
                BoardKey.FIT,
                texts.get("place.fit"));
        return new BoardWords(roles, texts.get("place.empty"), texts.get("place.rule"), keys, false);
    }

    /** @param children whether those read it who read little: no keys, in larger letters */
    public static BoardWords in(Texts texts, boolean children) {
        BoardWords all = in(texts);
        return children ? new BoardWords(all.roles, all.empty, "", all.keys, false, FOR_CHILDREN) : all;
    }

    /** @param said whether cards say the numbers of rules, as teachers want it */
    public BoardWords numbered(boolean said) {
        return new BoardWords(roles, empty, whole, keys, said, larger);
    }

    /** @return such as "a7, empty, safe square, legal" */
    String describe(BoardLayout.Stop stop) {
        SiteView site = stop.spot().site();
        List<String> words = new ArrayList<>();
        if (stop.slot() != null) {
            words.add(stop.slot().piece().name());
            stop.slot().piece().states().forEach(state -> words.add(state.name()));
        }
        words.add(site.name());
        if (stop.slot() == null) words.addAll(0, together(site));
        if (stop.slot() == null && site.pieces().isEmpty()) words.add(empty);
        for (MarkView mark : site.marks()) words.add(mark.name());
        for (Role role : Role.values()) {
            if (stop.is(role) && roles.containsKey(role)) words.add(roles.get(role));
        }
        return String.join(", ", words);
    }

    /** What lies on a place that is one stop with all of it: each name once, and how many of it. */
    private static List<String> together(SiteView site) {
        Map<String, Integer> many = new LinkedHashMap<>();
        site.pieces().forEach(piece -> many.merge(piece.name(), 1, Integer::sum));
        List<String> words = new ArrayList<>();
        many.forEach((name, count) -> {
            words.add(name);
            if (count > 1) words.add(count.toString());
        });
        return words;
    }

    /** @return the tip over a move that takes something; null where there are no words for it */
    String taking() {
        String said = sentence(Role.TAKES);
        return said.isEmpty() ? null : said;
    }

    /** @return what a role is called, with a capital; empty if it has no name */
    private String sentence(Role role) {
        String said = roles.getOrDefault(role, "");
        return said.isEmpty() ? said : said.substring(0, 1).toUpperCase(Locale.ROOT) + said.substring(1);
    }

    /** @return what the special squares there do, each with its rule; empty if it is an ordinary place */
    String explain(BoardLayout.Stop stop) {
        List<String> said = new ArrayList<>();
        for (MarkView mark : stop.spot().site().marks()) {
            if (!mark.sentence().isEmpty()) said.add(mark.sentence() + (mark.rule() == null ? "" : " " + mark.rule()));
        }
        return String.join(" ", said);
    }

    /**
     * @return a tip in lines: what stands here, and the sentence of each special square with its rule; for children
     *     without what the place is called; that the last move was there; null if nothing is left to say
     */
    String tip(BoardLayout.Stop stop) {
        SiteView site = stop.spot().site();
        List<String> lines = new ArrayList<>();
        if (larger == 1) lines.add(site.name());
        for (PieceView piece : site.pieces()) {
            StringBuilder line = new StringBuilder(piece.name());
            piece.states().forEach(state -> line.append(" – ").append(state.name()));
            lines.add(line.toString());
        }
        for (MarkView mark : site.marks()) {
            String rule = numbers && mark.rule() != null ? " " + mark.rule() : "";
            lines.add((mark.sentence().isEmpty() ? mark.name() : mark.sentence()) + rule);
        }
        // Its sign is a drawing alone, which nothing else on the page explains.
        String last = stop.is(Role.LAST) ? sentence(Role.LAST) : "";
        if (!last.isEmpty()) lines.add(last);
        return lines.isEmpty() ? null : Lines.of(String.join("\n", lines));
    }
}
