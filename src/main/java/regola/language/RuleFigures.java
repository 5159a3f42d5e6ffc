package regola.language;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.source.Span;
import regola.language.tree.BoardNode;
import regola.language.tree.ChooseItem;
import regola.language.tree.Declaration;
import regola.language.tree.ExprNode;
import regola.language.tree.Name;
import regola.language.tree.SettingNode;
import regola.language.tree.StatementNode;
import regola.language.tree.TreeWalk;

/**
 * RuleFigures are the numbers that stand in a part of a rule file or that may be counted there, and the names in it.
 */
final class RuleFigures {
    /** What a place is called: {@code e4}, {@code home-2}. */
    static final Pattern PLACE = Pattern.compile("([a-z]+|[a-z-]+-)([0-9]{1,3})");

    private static final Pattern SQUARE = Pattern.compile("[a-z][0-9]{1,2}");
    private static final String DIRECTIONS = "directions";
    /** On squares, straight or around, and on hexes. */
    private static final List<Long> WAYS = List.of(4L, 6L, 8L);

    private final Map<Long, Span> literals = new LinkedHashMap<>();
    private final Set<Long> values = new HashSet<>();
    private final Set<String> names = new HashSet<>();
    private final Map<String, Span> places = new LinkedHashMap<>();
    private final List<BoardNode.SiteRange> ranges = new ArrayList<>();

    /** @param node a node of a tree, or several */
    RuleFigures(Object node) {
        Map<String, Long> often = new HashMap<>();
        TreeWalk.each(node, one -> {
            if (one instanceof Name name) {
                names.add(name.text());
                if (PLACE.matcher(name.text()).matches()) places.putIfAbsent(name.text(), name.span());
            }
            if (one instanceof BoardNode.SiteRange range && range.to() != null) ranges.add(range);
            if (one instanceof StatementNode.Do done)
                values.add(often.merge(done.rule().text(), 1L, Long::sum));
            see(one);
        });
    }

    /** @return the numbers from 2 on that are written there, each with the first place */
    Map<Long, Span> literals() {
        return literals;
    }

    /** @return those and whatever else may be meant by a number in a sentence about it */
    Set<Long> values() {
        return values;
    }

    Set<String> names() {
        return names;
    }

    /** @return the places that are named there, each with the first time it is */
    Map<String, Span> places() {
        return places;
    }

    boolean hasPlace(String place) {
        return names.contains(place) || ranges.stream().anyMatch(range -> lies(place, range));
    }

    /** Of {@code a1 .. c3} too. */
    private static boolean lies(String place, BoardNode.SiteRange range) {
        Matcher one = PLACE.matcher(place);
        Matcher from = PLACE.matcher(range.from().text());
        Matcher to = PLACE.matcher(range.to().text());
        if (!one.matches() || !from.matches() || !to.matches()) return false;
        int number = Integer.parseInt(one.group(2));
        int first = Integer.parseInt(from.group(2));
        int last = Integer.parseInt(to.group(2));
        return between(from.group(1), one.group(1), to.group(1))
                && Math.min(first, last) <= number
                && number <= Math.max(first, last);
    }

    private static boolean between(String first, String one, String last) {
        boolean down = first.compareTo(last) > 0;
        return (down ? last : first).compareTo(one) <= 0 && one.compareTo(down ? first : last) <= 0;
    }

    private void see(Object node) {
        if (node instanceof ExprNode.NumberLiteral number) literal(number.value(), number.span());
        else if (node instanceof SettingNode.Whole number) literal(number.value(), number.span());
        else if (node instanceof BoardNode.LinesInARow lines) literal(lines.length(), lines.lengthSpan());
        else if (node instanceof ExprNode.Binary binary) binary(binary);
        else if (node instanceof ExprNode.NameUse used && used.name().text().equals(DIRECTIONS)) values.addAll(WAYS);
        else if (node instanceof ExprNode.ListLiteral list)
            values.add((long) list.items().size());
        else if (node instanceof Declaration.ChoiceItems.Numbers range) all(range.first(), range.last());
        else if (node instanceof BoardNode.Pattern pattern) {
            all(pattern.first(), pattern.last());
            literal(pattern.last() - pattern.first() + 1, pattern.span());
        } else if (node instanceof SettingNode.Number range) all(range.least(), range.most());
        else if (node instanceof Declaration declaration) counted(declaration);
        else if (node instanceof BoardNode.Lines lines) {
            values.add((long) lines.lines().size());
            lines.lines().forEach(line -> values.add(sites(line.sites())));
        } else if (node instanceof BoardNode.Region region) values.add(sites(region.sites()));
        else if (node instanceof StatementNode.Choose choose)
            values.add(choose.items().stream()
                    .filter(ChooseItem.Option.class::isInstance)
                    .count());
        else if (node instanceof BoardNode.Grid grid
                && grid.columns() instanceof ExprNode.NumberLiteral columns
                && grid.rows() instanceof ExprNode.NumberLiteral rows) values.add(columns.value() * rows.value());
    }

    private void counted(Declaration declaration) {
        if (declaration instanceof Declaration.Mark mark) values.add(sites(mark.sites()));
        if (declaration instanceof Declaration.ChoiceItems choice)
            values.add((long) choice.items().size());
        if (declaration instanceof Declaration.Group group)
            values.add((long) group.members().size());
        if (declaration instanceof Declaration.Pieces pieces) {
            values.add((long) pieces.items().size());
            values.add(pieces.items().stream()
                    .mapToLong(item -> item.count() instanceof ExprNode.NumberLiteral n ? n.value() : 1)
                    .sum());
        }
    }

    /** @return how many places a board has, each of its regions, and the rest of it */
    static Set<Long> sizes(Declaration.Board board) {
        long all = 0;
        List<Long> regions = new ArrayList<>();
        for (BoardNode line : board.lines()) {
            if (line instanceof BoardNode.Site) all++;
            if (line instanceof BoardNode.Sites sites) all += sites(sites.names());
            if (line instanceof BoardNode.Grid grid
                    && grid.columns() instanceof ExprNode.NumberLiteral columns
                    && grid.rows() instanceof ExprNode.NumberLiteral rows) all += columns.value() * rows.value();
            if (line instanceof BoardNode.Region region) regions.add(sites(region.sites()));
        }
        Set<Long> sizes = new HashSet<>(regions);
        sizes.add(all);
        for (long region : regions) sizes.add(all - region);
        return sizes;
    }

    /** @return whether it may be a square of a grid, such as {@code e4} */
    static boolean isOnGrid(Declaration.Board board, String place) {
        return SQUARE.matcher(place).matches() && board.lines().stream().anyMatch(BoardNode.Grid.class::isInstance);
    }

    private static long sites(List<BoardNode.SiteRange> ranges) {
        return ranges.stream().mapToLong(RuleFigures::sites).sum();
    }

    private static long sites(BoardNode.SiteRange range) {
        if (range.to() == null) return 1;
        String from = range.from().text().replaceAll("[^0-9]", "");
        String to = range.to().text().replaceAll("[^0-9]", "");
        if (from.isEmpty() || to.isEmpty() || to.length() > 6 || from.length() > 6) return 1;
        return Math.abs(Long.parseLong(to) - Long.parseLong(from)) + 1;
    }

    /** What is more than two is at least three. */
    private void binary(ExprNode.Binary binary) {
        if (!(binary.right() instanceof ExprNode.NumberLiteral right)) return;
        switch (binary.word()) {
            case MORE -> values.add(right.value() + 1);
            case LESS -> values.add(right.value() - 1);
            case RANGE -> {
                if (binary.left() instanceof ExprNode.NumberLiteral left) all(left.value(), right.value());
            }
            default -> {}
        }
    }

    private void all(long first, long last) {
        for (long n = first; n <= last && n <= first + 30; n++) values.add(n);
        values.add(last);
    }

    private void literal(long value, Span span) {
        values.add(value);
        if (value > 1) literals.putIfAbsent(value, span);
    }
}
