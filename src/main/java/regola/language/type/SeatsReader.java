package regola.language.type;

import java.util.ArrayList;
import java.util.List;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.model.Seats;
import regola.language.resolve.Declared;
import regola.language.resolve.HeaderLines;
import regola.language.resolve.MergedGame;
import regola.language.resolve.Sort;
import regola.language.tree.Header;
import regola.language.tree.Name;

/** A SeatsReader finds out who plays, from the header of the game and of its variants. */
final class SeatsReader {
    private final Checking game;

    SeatsReader(Checking game) {
        this.game = game;
    }

    /** Declares all sides, too. Whether anybody plays at all is asked with the other parts of a game. */
    Seats read(MergedGame merged) {
        Header.Players players = merged.players();
        if (players == null) {
            return new Seats(1, 1, List.of(), 0, List.of());
        }
        List<Name> names = players.names();
        if (names.isEmpty()) {
            Header.Players own = HeaderLines.only(merged.header(), Header.Players.class, new Diagnostics());
            if (own != null) names = own.names();
        }
        int neutrals = merged.neutral() == null ? 0 : merged.neutral().count();
        List<Name> neutralNames = merged.neutral() == null ? List.of() : merged.neutral().names();
        if (players.fewest() > players.most()) {
            game.report(DiagnosticCode.EMPTY_RANGE.at(players.span(), players.fewest(), players.most()));
        }
        long needed = (long) players.most() + neutrals;
        if (names.size() < needed) {
            String given = names.isEmpty() ? "none is" : names.size() == 1 ? "only 1 is" : "only " + names.size() + " are";
            game.report(DiagnosticCode.TOO_FEW_NAMES.at(players.span(), needed, given));
        }
        List<String> sides = new ArrayList<>();
        for (Name name : names) {
            game.names().declare(Declared.of(Sort.PLAYER, name.text(), name.span()), game.problems());
            sides.add(name.text());
        }
        for (Name name : neutralNames) game.names().declare(Declared.of(Sort.PLAYER, name.text(), name.span()), game.problems());
        return new Seats(players.fewest(), players.most(), List.copyOf(sides), neutrals, neutralNames.stream().map(Name::text).toList());
    }
}
