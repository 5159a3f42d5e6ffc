/**
 * Positions in words: writing down where a match stands, in full or as one seat sees it, and setting a match up from
 * what was written. Everything that does not fit is named, with its path inside the position. Start with
 * {@link regola.engine.position.PositionWriter}, then {@link regola.engine.position.PositionReader}.
 */
package regola.engine.position;
