package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Catalog;
import regola.language.model.Type;
import regola.language.model.Variable;
import regola.language.model.Zone;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SiteView;

/**
 * The KeptRows are pieces that a match remembers in an order, such as what has still to act, if the rule file has a
 * name for them.
 */
final class KeptRows {
    private final List<Variable> rows;
    private final Names names;
    private final PieceLooks looks;

    KeptRows(Ruleset rules, Names names, PieceLooks looks) {
        this.names = names;
        this.looks = looks;
        this.rows = rules.game().variables().stream()
                .filter(variable -> variable.type().isList() && variable.type().base() == Type.Base.PIECE)
                .filter(variable -> names.catalog().naming(variable.name()) != null)
                .toList();
    }

    /** @return those that the rule file gives a place beside the board, or those that it gives none */
    List<Variable> rows(boolean placed) {
        return rows.stream()
                .filter(variable -> placed == (variable.at() != null))
                .toList();
    }

    String name(Variable row) {
        return Names.capital(names.word(row.name()));
    }

    String about(Variable row) {
        return names.of(row.reason());
    }

    /**
     * @return the pieces from the first on, with the emblem of whoever they lie before; face down what the standing
     *     does not show
     */
    List<PieceView> pieces(Match match, Variable row, Standing standing, Lights lights) {
        Map<String, Object> kept = match.position().object("vars");
        if (!(kept.get(row.name()) instanceof List<?> remembered)) return List.of();
        List<PieceView> pieces = new ArrayList<>();
        for (Object piece : remembered) {
            String site = site(String.valueOf(piece), standing);
            PieceView view = looks.of(site == null ? PieceLooks.HIDDEN : String.valueOf(piece));
            pieces.add(site == null ? view : view.withEmblem(owner(site)).withRoles(lights.of(Ref.piece(view.id()))));
        }
        return pieces;
    }

    /** @return where it is seen to lie; null if it is not seen */
    private static String site(String piece, Standing standing) {
        for (Map.Entry<String, List<String>> place : standing.bySite().entrySet())
            if (place.getValue().contains(piece)) return place.getKey();
        return null;
    }

    private int owner(String site) {
        Catalog catalog = names.catalog();
        return catalog.isNamed(Type.SITE, site)
                ? catalog.site((int) catalog.number(Type.SITE, site)).owner()
                : -1;
    }

    /** @return them as places beside the board */
    List<SiteView> places(Match match, Standing standing, Lights lights) {
        List<SiteView> places = new ArrayList<>();
        for (Variable row : rows(true)) {
            Zone.At at = row.at();
            SiteView empty = new SiteView(
                    row.name(),
                    at.x(),
                    -at.y(),
                    name(row),
                    SiteView.Outline.ROUND,
                    List.of(row.name()),
                    List.of(),
                    List.of(),
                    Set.of());
            places.add(empty.with(pieces(match, row, standing, lights), lights.of(empty.ref())));
        }
        return places;
    }
}
