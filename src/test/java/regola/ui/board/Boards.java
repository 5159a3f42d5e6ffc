package regola.ui.board;

import java.awt.Color;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.ui.theme.Palette;
import regola.ui.view.BoardView;
import regola.ui.view.LinkView;
import regola.ui.view.PieceView;
import regola.ui.view.Ref;
import regola.ui.view.Role;
import regola.ui.view.SiteView;

/** A Boards makes small boards for tests: a row of places a, b, c … one grid unit apart. */
final class Boards {
    static final Palette PALETTE = palette();

    private Boards() {}

    private static Palette palette() {
        Map<Role, Color> roles = new EnumMap<>(Role.class);
        for (Role role : Role.values()) roles.put(role, new Color(0x10 * (role.ordinal() + 1), 0, 0));
        return new Palette(false, Color.LIGHT_GRAY, Color.WHITE, Color.BLACK, Color.GRAY, Color.PINK, Color.BLUE, Color.YELLOW,
                Color.MAGENTA, new Color(255, 255, 255, 150), roles);
    }

    static BoardView row(SiteView... sites) {
        List<LinkView> links = new ArrayList<>();
        for (int i = 1; i < sites.length; i++) links.add(new LinkView(sites[i - 1].id(), sites[i].id(), true));
        return new BoardView("Row", null, List.of(sites), links);
    }

    static SiteView site(String id, double x, PieceView... pieces) {
        return site(id, x, 0, pieces);
    }

    static SiteView site(String id, double x, double y, PieceView... pieces) {
        return new SiteView(id, x, y, "Place " + id, SiteView.Outline.ROUND, List.of(), List.of(), List.of(pieces), Set.of());
    }

    static SiteView marked(SiteView site, Role... roles) {
        return site.with(site.pieces(), Set.of(roles));
    }

    static PieceView piece(String id, Role... roles) {
        return new PieceView(id, List.of(Ref.piece(id)), "Piece " + id, "thing", "#112233", -1, false, Set.of(roles));
    }
}
