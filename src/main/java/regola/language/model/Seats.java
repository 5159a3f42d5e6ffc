package regola.language.model;

import java.util.List;

/**
 * Seats say who plays: the first n names take turns in that order; then come the neutral sides.
 *
 * @param neutrals     how many of the names after the players' are neutral sides
 * @param neutralNames neutral sides with names of their own; then neutrals is 0
 */
public record Seats(int fewest, int most, List<String> names, int neutrals, List<String> neutralNames) {}
