package regola.engine.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A GridLines is how the sites of a grid hang together. Directions count from 1: clockwise from straight up. */
final class GridLines {
    private static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] AROUND = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

    private GridLines() {}

    /** @return all straight lines of so many places, each by its numbers: row by row, from 0 */
    static List<int[]> inARow(int length, int columns, int rows, boolean around) {
        List<int[]> lines = new ArrayList<>();
        for (int[] direction : around ? AROUND : STRAIGHT) {
            if (direction[0] < 0 || direction[0] == 0 && direction[1] < 0)
                continue; // that is a line the other way round
            for (int y = 0; y < rows; y++) {
                for (int x = 0; x < columns; x++) {
                    int endX = x + direction[0] * (length - 1);
                    int endY = y + direction[1] * (length - 1);
                    if (endX >= columns || endY < 0 || endY >= rows) continue;
                    int[] line = new int[length];
                    for (int i = 0; i < length; i++) line[i] = (y + direction[1] * i) * columns + x + direction[0] * i;
                    lines.add(line);
                }
            }
        }
        return lines;
    }

    /** The grid is the last of the board's sites. */
    static void join(SitesDraft draft, int columns, int rows, boolean around) {
        int first = draft.boardCount - columns * rows;
        int[][] directions = around ? AROUND : STRAIGHT;
        draft.steps = new int[directions.length][draft.count];
        for (int[] steps : draft.steps) Arrays.fill(steps, -1);
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                int site = first + y * columns + x;
                draft.column[site] = x + 1;
                draft.row[site] = y + 1;
                for (int d = 0; d < directions.length; d++) {
                    int toX = x + directions[d][0];
                    int toY = y + directions[d][1];
                    if (toX < 0 || toX >= columns || toY < 0 || toY >= rows) continue;
                    draft.steps[d][site] = first + toY * columns + toX;
                    draft.join(site, draft.steps[d][site]);
                }
            }
        }
    }
}
