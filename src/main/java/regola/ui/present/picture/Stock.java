package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Catalog;
import regola.language.model.Naming;
import regola.language.model.PieceSet;
import regola.language.model.Text;
import regola.language.model.Type;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.PileView;
import regola.ui.view.board.SiteView;

/** A Stock is what lies in the box of a game: its pieces, and the special squares of its board. */
public final class Stock {
    /** Of so many kinds of a set each is shown; of more only some. */
    private static final int MOST_KINDS = 8;

    private static final int SAMPLES = 6;

    private final Ruleset rules;
    private final Tongue tongue;

    public Stock(Ruleset rules, Tongue tongue) {
        this.rules = rules;
        this.tongue = tongue;
    }

    /**
     * @return one piece of each kind of a set, with how many there are; of a set of many kinds some of them, with no
     *     number
     */
    public List<PileView> of(PieceSet set) {
        Catalog catalog = tongue.names().catalog();
        Map<Integer, Integer> kinds = new LinkedHashMap<>();
        for (int i = 0; i < catalog.count(Type.PIECE); i++) {
            int kind = catalog.piece(i).kind();
            if (catalog.kind(kind).pieceClass().equals(set.name())) kinds.merge(kind, 1, Integer::sum);
        }
        List<PileView> piles = new ArrayList<>();
        kinds.forEach((kind, count) -> piles.add(new PileView(kind(kind, count), count)));
        if (piles.size() <= MOST_KINDS) return piles;
        List<PileView> samples = new ArrayList<>();
        for (int i = 0; i < SAMPLES; i++) {
            PileView sample = piles.get((int) ((long) i * (piles.size() - 1) / (SAMPLES - 1)));
            samples.add(new PileView(sample.piece(), 0));
        }
        return samples;
    }

    /** What only single pieces have a name for is called by that name without the number. */
    private PieceView kind(int number, int count) {
        PieceView look = tongue.looks().ofKind(number);
        Catalog catalog = tongue.names().catalog();
        if (count == 1) {
            int only = 0;
            while (catalog.piece(only).kind() != number) only++;
            return tongue.looks().of(catalog.id(Type.PIECE, only));
        }
        Naming naming = catalog.naming(catalog.kind(number).pieceClass());
        if (catalog.naming(Type.KIND, number) != null || naming == null) return look;
        int whose = catalog.kind(number).owner();
        boolean says = false;
        StringBuilder name = new StringBuilder();
        for (Text.Part part : naming.text().in(tongue.names().language()).said(false)) {
            if (part instanceof Text.Words words) name.append(words.words());
            boolean owner = part instanceof Text.Blank blank && !blank.name().equals("n");
            if (owner && whose >= 0) name.append(tongue.names().of(Type.PLAYER, whose));
            says |= owner;
        }
        String said = name.toString().replaceAll("\\s+", " ").strip();
        if (said.isEmpty()) return look;
        // Pieces of several players that are called alike are told apart on paper without colours too.
        boolean alone = says || whose < 0 || isOnlyOnes(catalog, number);
        return look.withName(
                Names.capital(alone ? said : said + " (" + tongue.names().of(Type.PLAYER, whose) + ")"));
    }

    /** Whether only one player has pieces of that class. */
    private static boolean isOnlyOnes(Catalog catalog, int number) {
        Catalog.KindEntry one = catalog.kind(number);
        return IntStream.range(0, catalog.count(Type.KIND))
                .mapToObj(catalog::kind)
                .noneMatch(other -> other.pieceClass().equals(one.pieceClass()) && other.owner() != one.owner());
    }

    /** @return each special square that is on the board at the start, with how many there are, for whoever sees all */
    public Map<MarkView, Integer> squares(Match start) {
        BoardView board = tongue.boards().of(start, Standing.of(start.position()), new Lights(), -1);
        Map<MarkView, Integer> found = new LinkedHashMap<>();
        rules.game()
                .marks()
                .forEach(mark -> board.sites().stream()
                        .flatMap(site -> site.marks().stream())
                        .filter(seen -> seen.art() != null && seen.art().equals(mark.art()))
                        .forEach(seen -> found.merge(seen, 1, Integer::sum)));
        for (SiteView site : board.sites())
            for (MarkView mark : site.marks())
                if (rules.game().marks().stream()
                        .noneMatch(one -> String.valueOf(one.art()).equals(mark.art())))
                    found.merge(mark, 1, Integer::sum);
        return found;
    }
}
