package regola.home;

import java.time.Instant;
import regola.language.source.SourceText;
import regola.language.source.Trouble;

/**
 * A Kept is something that was being done and can be gone on with.
 *
 * @param slot where it stands; to go on is to keep the next state there, to put it away is to forget it
 * @param at when it was last kept
 * @param called what somebody has called it; empty if nobody has
 * @param killed true if the program was killed while it was being done, and somebody was at it
 * @param text as it was kept, with the name of its file; null if it cannot be read
 * @param problem why it cannot be read; null if it can
 */
public record Kept(Slot slot, Instant at, String called, boolean killed, SourceText text, Trouble problem) {}
