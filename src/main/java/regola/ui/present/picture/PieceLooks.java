package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.engine.value.Catalog;
import regola.language.model.ChoiceType;
import regola.language.model.Naming;
import regola.language.model.Type;
import regola.language.model.Zone;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;

/** A PieceLooks says how a piece looks that a position calls by name. */
final class PieceLooks {
    /** What positions call a piece that whoever looks may not know. */
    static final String HIDDEN = "?";

    private final Names names;
    private final String hiddenName;
    private final List<ChoiceType> choices;

    PieceLooks(Names names, List<ChoiceType> choices, String hiddenName) {
        this.choices = List.copyOf(choices);
        this.names = names;
        this.hiddenName = hiddenName;
    }

    PieceView of(String piece) {
        Catalog catalog = names.catalog();
        if (!catalog.isNamed(Type.PIECE, piece)) return hidden(piece);
        int number = (int) catalog.number(Type.PIECE, piece);
        Catalog.PieceEntry entry = catalog.piece(number);
        Catalog.KindEntry kind = catalog.kind(entry.kind());
        List<Ref> refs = new ArrayList<>();
        refs.add(Ref.piece(piece));
        refs.add(Ref.kind(kind.id()));
        return new PieceView(
                        piece,
                        refs,
                        Names.capital(names.of(Type.PIECE, number)),
                        art(number, kind),
                        colour(number, entry),
                        emblem(entry, kind),
                        false,
                        Set.of())
                .withFace(face(entry, art(number, kind)));
    }

    /**
     * What it was made for: the drawing of a word, and a number. A drawing that was made for the word shows it itself.
     */
    private PieceView.Face face(Catalog.PieceEntry entry, String art) {
        String symbol = null;
        String written = null;
        boolean pictured = false;
        for (ChoiceType choice : choices) {
            String item = entry.madeFor().get(choice.name());
            if (item == null) continue;
            Naming naming = names.catalog().naming(item);
            if (choice.numbers() != null) written = item.replace('m', '\u2212');
            else if (naming != null && naming.art() != null) {
                symbol = naming.art();
                pictured = art != null && art.endsWith("-" + item);
            }
        }
        return symbol == null && written == null ? PieceView.Face.BLANK : new PieceView.Face(symbol, written, pictured);
    }

    /** @return a piece that stands for a kind, to show beside its name */
    PieceView ofKind(int number) {
        Catalog.KindEntry kind = names.catalog().kind(number);
        Naming naming = names.catalog().naming(Type.KIND, number);
        String colour = naming == null ? null : naming.colour();
        if (colour == null && kind.owner() >= 0) colour = playerColour(kind.owner());
        return new PieceView(
                kind.id(),
                List.of(Ref.kind(kind.id())),
                Names.capital(names.of(Type.KIND, number)),
                drawing(number),
                colour,
                emblem(kind.owner(), number, kind),
                false,
                Set.of());
    }

    /** @return the drawing of a zone that stands for all that lies there */
    PieceView closed(String site, Zone zone, Lights lights) {
        String name = Stream.of(Names.capital(names.word(zone.name())), names.of(zone.reason()))
                .filter(said -> !said.isEmpty())
                .collect(Collectors.joining(": "));
        return new PieceView(
                site, List.of(Ref.site(site)), name, zone.art(), null, -1, false, lights.of(Ref.site(site)));
    }

    private PieceView hidden(String piece) {
        return new PieceView(piece, List.of(), hiddenName, null, null, -1, true, Set.of());
    }

    private String art(int number, Catalog.KindEntry kind) {
        Naming naming = names.catalog().naming(Type.PIECE, number);
        return naming != null && naming.art() != null ? naming.art() : kind.art();
    }

    private String colour(int number, Catalog.PieceEntry entry) {
        Naming naming = names.catalog().naming(Type.PIECE, number);
        if (naming != null && naming.colour() != null) return naming.colour();
        if (entry.owner() >= 0) return playerColour(entry.owner());
        return entry.madeFor().values().stream()
                .sorted()
                .map(names.catalog()::naming)
                .filter(made -> made != null && made.colour() != null)
                .map(Naming::colour)
                .findFirst()
                .orElse(null);
    }

    String playerColour(int player) {
        return names.colour(player);
    }

    private int emblem(Catalog.PieceEntry entry, Catalog.KindEntry kind) {
        return emblem(entry.owner(), entry.kind(), kind);
    }

    /**
     * The owner's emblem. Pieces that nobody owns have one if their class comes in several colours of one drawing:
     * beside the owners' a mark of their own would be taken for somebody's.
     */
    private int emblem(int owner, int kindNumber, Catalog.KindEntry kind) {
        if (owner >= 0) return owner;
        int place = 0;
        int coloured = 0;
        for (int i = 0; i < names.catalog().count(Type.KIND); i++) {
            Naming naming = names.catalog().naming(Type.KIND, i);
            if (!names.catalog().kind(i).pieceClass().equals(kind.pieceClass())
                    || naming == null
                    || naming.colour() == null
                    || !Objects.equals(drawing(i), drawing(kindNumber))) continue;
            if (i < kindNumber) place++;
            coloured++;
        }
        return coloured > 1 ? place : -1;
    }

    private String drawing(int kind) {
        Naming naming = names.catalog().naming(Type.KIND, kind);
        return naming != null && naming.art() != null
                ? naming.art()
                : names.catalog().kind(kind).art();
    }
}
