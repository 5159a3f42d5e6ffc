package regola.language.type;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.Expr;
import regola.language.model.PieceSet;
import regola.language.model.Zone;
import regola.language.source.SourceText;

/**
 * SparePieces are those that never get onto the board: there are more of one name than it has places, a place takes one
 * only, and once there none goes anywhere else. Where any of that is not sure nothing is said.
 */
final class SparePieces {
    private static final Pattern SAID = Pattern.compile("\"[^\"]*\"|#.*");
    private static final Pattern START = Pattern.compile("^start\\b.*\\R(?:[ \\t].*\\R|\\R)*", Pattern.MULTILINE);
    /** A step that takes pieces somewhere; the place is what stands behind its last 'to'. */
    private static final Pattern MOVE = Pattern.compile("^\\s+move .+ to (\\S+)", Pattern.MULTILINE);

    private static final Pattern CHANGE = Pattern.compile("^\\s+change ", Pattern.MULTILINE);

    private final CheckContext game;
    private final int places;
    private final String play;
    private final Set<String> zones;

    /** @param places how many the board has at most */
    SparePieces(CheckContext game, int places, List<SourceText> sources, List<Zone> zones) {
        this.game = game;
        this.places = places;
        this.play = sources.stream()
                .map(source -> SAID.matcher(source.text()).replaceAll(""))
                .map(text -> START.matcher(text).replaceAll(""))
                .collect(Collectors.joining("\n"));
        this.zones = zones.stream().map(Zone::name).collect(Collectors.toSet());
    }

    void check(List<PieceSet> sets) {
        if (CHANGE.matcher(play).find()) return;
        Matcher move = MOVE.matcher(play);
        if (!move.find()) return;
        do if (zones.contains(move.group(1))) return;
        while (move.find());
        for (PieceSet set : sets) {
            if (!set.alike() || !isOneAPlace(set.name())) continue;
            for (PieceSet.Item item : set.items()) check(set, item);
        }
    }

    private boolean isOneAPlace(String set) {
        return Pattern.compile("^\\s+require no (?:pieces|" + Pattern.quote(set) + ") on \\S+\\s*$", Pattern.MULTILINE)
                .matcher(play)
                .find();
    }

    private void check(PieceSet set, PieceSet.Item item) {
        Expr count = item.count();
        if (item.anyNumber() || Conversions.isNothing(count.type()) || count instanceof Expr.None) return;
        long least = Sizes.of(count).map(Sizes::least).orElse(0L);
        if (least > places) game.report(DiagnosticCode.SPARE_PIECES.at(count.span(), least, places, set.name()));
    }
}
