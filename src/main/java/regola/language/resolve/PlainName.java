package regola.language.resolve;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Message;
import regola.language.source.Span;

/** A PlainName is a word that people use as if it were a name, such as {@code empty}, and how it is said here. */
final class PlainName {
    private static final String EMPTY =
            "for an empty place write: no PIECES on SITE – for one that is not: some PIECES on SITE";
    private static final String FULL = "write: every s in PLACES where some PIECES on s";
    private static final String MINE = "what belongs to whoever has the turn is: PIECES of mover";
    private static final String OTHER = "the next player is: next-player(mover)";
    private static final String MOVER = "whoever has the turn is: mover";
    private static final String BESIDE = "what lies beside a place is: neighbours of SITE";

    private static final Map<String, String> MEANT = Map.ofEntries(
            Map.entry("empty", EMPTY),
            Map.entry("free", EMPTY),
            Map.entry("occupied", EMPTY),
            Map.entry("full", FULL),
            Map.entry("mine", MINE),
            Map.entry("my", MINE),
            Map.entry("own", MINE),
            Map.entry("yours", MINE),
            Map.entry("opponent", OTHER),
            Map.entry("enemy", OTHER),
            Map.entry("other", OTHER),
            Map.entry("me", MOVER),
            Map.entry("you", MOVER),
            Map.entry("player", MOVER),
            Map.entry("beside", BESIDE),
            Map.entry("adjacent", BESIDE),
            Map.entry("near", BESIDE),
            Map.entry("neighbour", BESIDE),
            Map.entry("neighbor", BESIDE),
            Map.entry("neighbors", BESIDE),
            Map.entry("dice", "a number by lot is: random of 1 .. 6"),
            Map.entry("die", "a number by lot is: random of 1 .. 6"),
            Map.entry("colour", "whose a piece is: owner of PIECE"),
            Map.entry("color", "whose a piece is: owner of PIECE"));

    private PlainName() {}

    /** @return the message for what the window calls something; empty for any other name */
    static Optional<Diagnostic> spoken(String name, Span span, SymbolTable names) {
        return names.spoken(name)
                .map(meant -> DiagnosticCode.UNKNOWN_NAME
                        .at(span, Message.of("nothing"), name)
                        .why(Message.of("the window calls '{0}' so; rules call it by its name", meant))
                        .fix(Message.of("did you mean '{0}'?", meant)));
    }

    /** @return the message for a word of this list; empty for any other name */
    static Optional<Diagnostic> explain(String name, Span span) {
        String repair = MEANT.get(name.toLowerCase(Locale.ROOT));
        return Optional.ofNullable(repair)
                .map(said -> DiagnosticCode.UNKNOWN_NAME
                        .at(span, Message.of("nothing"), name)
                        .why("it is said with other words here")
                        .fix(said));
    }
}
