package regola.ui.present.picture;

import java.util.Optional;
import java.util.stream.IntStream;
import regola.engine.value.Catalog;
import regola.language.model.CheckedGame;
import regola.language.model.Mark;
import regola.language.model.Naming;
import regola.language.model.Type;
import regola.teaching.lesson.PictureCard;
import regola.ui.view.board.CardView;
import regola.ui.view.board.PieceView;

/** A Cards makes picture cards of one ruleset ready to be seen, in one language. */
public final class Cards {
    private final CheckedGame game;
    private final Tongue tongue;
    private final Names names;

    /** @param game by whose rules it speaks */
    public Cards(CheckedGame game, Tongue tongue) {
        this.game = game;
        this.tongue = tongue;
        this.names = tongue.names();
    }

    public CardView of(PictureCard card) {
        String language = names.language();
        if (card.art() != null)
            return new CardView(
                    card.about(),
                    null,
                    null,
                    card.art(),
                    name(card),
                    card.sentence().text(language));
        PieceView piece = card.drawn() == null ? null : piece(card.drawn()).orElse(null);
        String mark = card.drawn() == null || piece != null
                ? null
                : mark(card.drawn()).orElse(null);
        return new CardView(
                card.about(), piece, mark, null, name(card), card.sentence().text(language));
    }

    private String name(PictureCard card) {
        String said = card.name().text(names.language());
        if (!said.isEmpty()) return Names.capital(said);
        return card.sort() == PictureCard.Sort.RULE ? "" : Names.capital(names.spoken(card.about()));
    }

    private Optional<String> mark(String id) {
        Optional<String> marked = game.marks().stream()
                .filter(mark -> mark.name().equals(id))
                .map(Mark::art)
                .findFirst();
        return marked.isPresent()
                ? marked
                : Optional.ofNullable(names.catalog().naming(id)).map(Naming::art);
    }

    /** @return a piece or a kind as it looks, and of a set of pieces the first of them */
    private Optional<PieceView> piece(String id) {
        Catalog catalog = names.catalog();
        if (catalog.isNamed(Type.KIND, id))
            return Optional.of(tongue.looks().ofKind((int) catalog.number(Type.KIND, id)));
        if (catalog.isNamed(Type.PIECE, id)) return Optional.of(tongue.looks().of(id));
        return IntStream.range(0, catalog.count(Type.PIECE))
                .filter(piece ->
                        catalog.kind(catalog.piece(piece).kind()).pieceClass().equals(id))
                .mapToObj(piece -> tongue.looks().of(catalog.piece(piece).id()))
                .findFirst();
    }
}
