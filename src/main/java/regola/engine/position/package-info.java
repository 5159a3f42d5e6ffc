/**
 * Positions in words: writing down where a match stands, in full or as one seat sees it, and setting a match up from
 * what was written. Everything that does not fit is named, with its path inside the position.
 */
package regola.engine.position;
