package regola.language.type;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.model.Seats;
import regola.language.resolve.Declared;
import regola.language.resolve.HeaderLines;
import regola.language.resolve.MergedGame;
import regola.language.resolve.Sort;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.Header;
import regola.language.tree.Name;

/** A SeatsReader finds out who plays, from the header of the game and of its variants. */
final class SeatsReader {
    private static final Pattern NUMBER = Pattern.compile("[0-9]+(?:\\s+to\\s+[0-9]+)?");

    private final CheckContext game;

    SeatsReader(CheckContext game) {
        this.game = game;
    }

    /** Declares all sides, too. Whether anybody plays at all is asked with the other parts of a game. */
    Seats read(MergedGame merged) {
        Header.Players players = merged.players();
        if (players == null) {
            return new Seats(1, 1, List.of(), 0, List.of(), List.of());
        }
        Header.Players named = players;
        if (players.names().isEmpty()) {
            Header.Players own = HeaderLines.only(merged.header(), Header.Players.class, new Diagnostics());
            if (own != null) named = own;
        }
        List<Name> names = named.names();
        int neutrals = merged.neutral() == null ? 0 : merged.neutral().count();
        List<Name> neutralNames =
                merged.neutral() == null ? List.of() : merged.neutral().names();
        if (players.fewest() < 1) game.report(DiagnosticCode.NOBODY_PLAYS.at(players.span()));
        if (players.fewest() > players.most()) {
            game.report(DiagnosticCode.EMPTY_RANGE.at(players.span(), players.fewest(), players.most()));
        }
        long needed = (long) players.most() + neutrals;
        if (names.size() < needed) {
            Message given = names.size() > 1
                    ? Message.of("only {0} are", names.size())
                    : Message.of(names.isEmpty() ? "none is" : "only 1 is");
            Diagnostic few = DiagnosticCode.TOO_FEW_NAMES.at(players.span(), needed, given);
            int can = names.size() - neutrals;
            boolean own = !players.names().isEmpty() && can > 1 && players.fewest() <= players.most();
            game.report(
                    own
                            ? DiagnosticCode.TOO_FEW_NAMES
                                    .at(number(players.span()), needed, given)
                                    .fix(Message.of("write '{0}', or add names to the list", asMany(players, can)))
                            : few);
        }
        // A variant for fewer says only how many play, and the names are those of the game.
        if (players.names().size() > needed && players.fewest() >= 1 && players.fewest() <= players.most()) {
            int can = names.size() - neutrals;
            game.report(DiagnosticCode.SPARE_NAMES
                    .at(number(players.span()), names.size(), needed)
                    .fix(Message.of("write '{0}', or take names out of the list", asMany(players, can))));
        }
        List<String> sides = new ArrayList<>();
        for (Name name : names) {
            game.names().declare(Declared.of(Sort.PLAYER, name.text(), name.span()), game.problems());
            sides.add(name.text());
        }
        List<Name> played = played(named);
        List<Name> others = played.isEmpty() ? neutralNames : played;
        for (Name name : others)
            game.names().declare(Declared.of(Sort.PLAYER, name.text(), name.span()), game.problems());
        long altogether = needed + others.size();
        // Where names are missing that is said already, and mended with fewer.
        if (altogether > Seats.MOST && names.size() >= needed)
            game.report(DiagnosticCode.TOO_MANY_THINGS.at(
                    players.span(), altogether, Message.of("players and sides"), Seats.MOST));
        List<List<String>> ofEach = played.isEmpty()
                ? List.of()
                : named.sides().stream()
                        .map(each -> each.stream().map(Name::text).toList())
                        .toList();
        if (!played.isEmpty()) reportMixed(named, players, merged);
        return new Seats(
                players.fewest(),
                players.most(),
                sides,
                neutrals,
                others.stream().map(Name::text).toList(),
                ofEach);
    }

    /** How many play, if as many do as have names: as before with another number, or with another most. */
    private static String asMany(Header.Players players, int named) {
        boolean range = players.fewest() < players.most() && named > players.fewest();
        return range ? players.fewest() + " to " + named : String.valueOf(named);
    }

    /** @return where it stands in that line how many play */
    private static Span number(Span line) {
        Matcher number = NUMBER.matcher(line.source().text()).region(line.start(), line.end());
        return number.find() ? new Span(line.source(), number.start(), number.end()) : line;
    }

    /**
     * The sides that players play, first one of each player, then another of each, and so on: the order round the
     * table.
     */
    private static List<Name> played(Header.Players players) {
        List<Name> all = new ArrayList<>();
        int most = players.sides().stream().mapToInt(List::size).max().orElse(0);
        for (int i = 0; i < most; i++) {
            for (List<Name> sides : players.sides()) if (i < sides.size()) all.add(sides.get(i));
        }
        return all;
    }

    /**
     * Who plays sides with other names is none itself; so all do or nobody, and as many as are named, and there is no
     * neutral side.
     */
    private void reportMixed(Header.Players named, Header.Players players, MergedGame merged) {
        for (int i = 0; i < named.names().size(); i++) {
            if (!named.sides().get(i).isEmpty()) continue;
            game.report(DiagnosticCode.UNEXPECTED
                    .at(
                            named.names().get(i).span(),
                            Message.of("'{0}' alone", named.names().get(i).text()))
                    .why("where one player plays sides with other names, every player does")
                    .fix(Message.of(
                            "say which sides: {0} with SIDE and SIDE",
                            named.names().get(i).text())));
        }
        if (players.fewest() != players.most()) {
            game.report(DiagnosticCode.UNEXPECTED
                    .at(players.span(), Message.of("a choice of how many play"))
                    .why(
                            "players who play sides with other names are always as many, or nobody would play some of the sides")
                    .fix("write one number of players"));
        }
        if (merged.neutral() != null) {
            game.report(DiagnosticCode.UNEXPECTED
                    .at(merged.neutral().span(), "'neutral'")
                    .why("all sides are played by the players named with them")
                    .fix("leave it out"));
        }
    }
}
