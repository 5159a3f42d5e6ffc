package regola.language;

import regola.language.model.Board;
import regola.language.model.Expr;
import regola.language.model.Operator;

/**
 * A SiteCount is how many sites a set has that is the same in every match: a board, a region, or those of a board in
 * some rows and columns.
 */
final class SiteCount {
    private static final int UNKNOWN = -1;

    private final Board board;
    private final int columns;
    private final int rows;
    /** In which each site is while it is asked about. */
    private int slot;
    /** Whether something was asked that only a match knows. */
    private boolean open;

    private SiteCount(Board board) {
        this.board = board;
        this.columns = board.grid() == null ? 0 : size(board.grid().columns());
        this.rows = board.grid() == null ? 0 : size(board.grid().rows());
    }

    private static int size(Expr size) {
        return size instanceof Expr.Constant constant ? (int) constant.value() : UNKNOWN;
    }

    /** @return -1 if that is not known before a match */
    static long of(Expr sites, Board board) {
        if (board == null || board.hexes()) return UNKNOWN;
        if (board.sites().stream().anyMatch(site -> site.onlyIf() != null)) return UNKNOWN;
        SiteCount count = new SiteCount(board);
        return count.columns < 0 || count.rows < 0 ? UNKNOWN : count.of(sites);
    }

    private long of(Expr sites) {
        if (sites instanceof Expr.SiteSet set) return named(set.name());
        if (!(sites instanceof Expr.Each each)
                || each.over() != Expr.Over.THOSE
                || !(each.source() instanceof Expr.SiteSet all)
                || !all.name().equals(board.name())
                || !board.sites().isEmpty()) return UNKNOWN;
        slot = each.slot();
        long many = 0;
        for (int row = 1; row <= rows; row++)
            for (int column = 1; column <= columns; column++) if (holds(each.condition(), column, row)) many++;
        return open ? UNKNOWN : many;
    }

    private long named(String name) {
        if (name.equals(board.name())) return board.sites().size() + (long) columns * rows;
        boolean listed = board.regions().containsKey(name)
                && (!board.patterns().containsKey(name)
                        || board.patterns().get(name).isEmpty());
        return listed ? board.regions().get(name).size() : UNKNOWN;
    }

    private boolean holds(Expr condition, int column, int row) {
        if (condition instanceof Expr.Operation is)
            switch (is.operator()) {
                case AND:
                    return holds(is.operands().get(0), column, row)
                            && holds(is.operands().get(1), column, row);
                case OR:
                    return holds(is.operands().get(0), column, row)
                            || holds(is.operands().get(1), column, row);
                case NOT:
                    return !holds(is.operands().get(0), column, row);
                case LESS, AT_MOST, EQUAL:
                    long one = value(is.operands().get(0), column, row);
                    long other = value(is.operands().get(1), column, row);
                    if (is.operator() == Operator.EQUAL) return one == other;
                    return is.operator() == Operator.LESS ? one < other : one <= other;
                default:
                    break;
            }
        open = true;
        return false;
    }

    private long value(Expr value, int column, int row) {
        if (value instanceof Expr.Constant constant) return constant.value();
        if (value instanceof Expr.Operation of
                && of.operands().size() == 1
                && of.operands().get(0) instanceof Expr.Local site
                && site.slot() == slot) {
            if (of.operator() == Operator.ROW) return row;
            if (of.operator() == Operator.COLUMN) return column;
        }
        open = true;
        return 0;
    }
}
