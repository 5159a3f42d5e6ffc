package regola.ui.board.panel;

import java.awt.Color;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.ui.theme.Palette;
import regola.ui.view.board.BoardView;
import regola.ui.view.board.LinkView;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;

/** A Boards makes small boards for tests: a row of places a, b, c … one grid unit apart. */
public final class Boards {
    public static final Palette PALETTE = palette();

    private Boards() {}

    private static Palette palette() {
        Map<Role, Color> roles = new EnumMap<>(Role.class);
        for (Role role : Role.values()) roles.put(role, new Color(0x10 * (role.ordinal() + 1), 0, 0));
        return new Palette(
                false,
                Color.LIGHT_GRAY,
                Color.WHITE,
                Color.BLACK,
                Color.GRAY,
                Color.PINK,
                Color.BLUE,
                Color.YELLOW,
                Color.MAGENTA,
                new Color(255, 255, 255, 150),
                roles);
    }

    public static BoardView row(SiteView... sites) {
        List<LinkView> links = new ArrayList<>();
        for (int i = 1; i < sites.length; i++) links.add(new LinkView(sites[i - 1].id(), sites[i].id(), true));
        return new BoardView("Row", null, List.of(sites), links);
    }

    public static SiteView site(String id, double x, PieceView... pieces) {
        return site(id, x, 0, pieces);
    }

    public static SiteView site(String id, double x, double y, PieceView... pieces) {
        return new SiteView(
                id, x, y, "Place " + id, SiteView.Outline.ROUND, List.of(), List.of(), List.of(pieces), Set.of());
    }

    public static SiteView marked(SiteView site, Role... roles) {
        return site.with(site.pieces(), Set.of(roles));
    }

    public static PieceView piece(String id, Role... roles) {
        return new PieceView(id, List.of(Ref.piece(id)), "Piece " + id, "thing", "#112233", -1, false, Set.of(roles));
    }
}
