package regola.ui.board.paint;

import java.awt.Color;
import java.awt.geom.Point2D;
import java.util.List;
import regola.ui.board.art.BoardLook;
import regola.ui.board.art.Canvas;
import regola.ui.board.art.Emblem;
import regola.ui.board.art.Pen;
import regola.ui.board.art.Silhouette;
import regola.ui.board.layout.BoardLayout;
import regola.ui.board.layout.Viewpoint;
import regola.ui.theme.Palette;
import regola.ui.view.board.LinkView;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.MomentView;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;

/**
 * A BoardPainter draws a scene on a canvas: ground, lines, places with their special squares, pieces, marks, and what
 * moves.
 */
public final class BoardPainter {
    /** With more free places than this to choose from, each is marked by no more than a dot. */
    private static final int MANY = 8;

    private static final List<Role> ANSWERS = List.of(Role.MARKED, Role.HIT, Role.MISSED, Role.EXTRA);

    /** What is turned over lies in its own shadow. */
    private static final Color SHADE = new Color(0x16, 0x2A, 0x33);

    private static final Color INK = new Color(0x1D, 0x22, 0x26);
    /** A token smaller than this, in pixels, would tell nothing. */
    private static final double LEAST_TOKEN = 16;

    /** How much larger than a place the light is that it lies on. */
    private static final double LIGHT = 1.4;

    /** The light on what decided a match, and how much larger it is than a place. */
    private static final Color GOLD = new Color(0xFFD24A);

    private static final Color GLOW = new Color(0xFF, 0xF1, 0xB0, 0xD0);
    private static final Color FAINT = new Color(0xFF, 0xE3, 0x6E, 0x70);
    private static final double WON = 1.24;

    private final Canvas canvas;
    private final Palette palette;
    private final PiecePainter pieces;
    private final RolePainter roles;
    private final MarkPainter marks;
    private final double labels;
    private final boolean white;

    /** @param labels whether places bear their names */
    public BoardPainter(Canvas canvas, Palette palette, boolean labels) {
        this(canvas, palette, labels ? canvas.letters() : 0, false);
    }

    /**
     * @param labels how large letters would be elsewhere, where names of places are to be as large; 0 for no names
     * @param white whether all ground is as white as paper
     */
    BoardPainter(Canvas canvas, Palette palette, double labels, boolean white) {
        this.canvas = canvas;
        this.palette = palette;
        this.pieces = new PiecePainter(canvas, palette);
        this.roles = new RolePainter(canvas, palette);
        this.marks = new MarkPainter(canvas, palette);
        this.labels = labels;
        this.white = white;
    }

    public void paint(Scene scene) {
        paintScenery(scene);
        paintBackdrop(scene);
        paintFigures(scene, true);
    }

    /** What lies behind the board, edge to edge. */
    public void paintScenery(Scene scene) {
        new SceneryPainter(canvas, palette).paint(scene);
    }

    /** Everything that lies under pieces and marks, over the scenery. */
    public void paintBackdrop(Scene scene) {
        BoardLayout layout = scene.layout();
        scene.look().areas().forEach(area -> paintArea(area, layout));
        scene.look().things().forEach(thing -> paintThing(thing, scene));
        new WheelPainter(canvas, palette).paintDiscs(scene);
        if (scene.look().links() == BoardLook.Links.LINES) paintLines(scene);
        layout.spots().forEach(spot -> paintPlace(scene, spot));
        if (scene.look().links() == BoardLook.Links.ARROWS) paintArrows(scene);
        paintExtraLines(scene);
    }

    /** Over the squares and in two colours, so that it is seen on dark ones and on light ones. */
    private void paintExtraLines(Scene scene) {
        double width = Math.max(2, scene.layout().unit() * 0.055);
        Color colour = lines(scene.look(), palette);
        List<LinkView> links = scene.extraLinks().stream()
                .filter(link -> scene.layout().spot(link.from()) != null
                        && scene.layout().spot(link.to()) != null)
                .toList();
        // First all edges: those of one line would cut into the next where they meet.
        for (LinkView link : links) line(scene, link, Pen.of(palette.casing(), width * 2));
        for (LinkView link : links) line(scene, link, Pen.of(colour, width));
        for (LinkView link : links) {
            if (!link.directed()) continue;
            BoardLayout.Spot from = scene.layout().spot(link.from());
            BoardLayout.Spot to = scene.layout().spot(link.to());
            double length = Math.max(1, Point2D.distance(from.x(), from.y(), to.x(), to.y()));
            double ux = (to.x() - from.x()) / length;
            double uy = (to.y() - from.y()) / length;
            canvas.polygon(
                    head((from.x() + to.x()) / 2, (from.y() + to.y()) / 2, ux, uy, width * 3),
                    Pen.of(palette.casing(), width * 0.7),
                    colour);
        }
    }

    private void line(Scene scene, LinkView link, Pen pen) {
        BoardLayout.Spot from = scene.layout().spot(link.from());
        BoardLayout.Spot to = scene.layout().spot(link.to());
        canvas.line(from.x(), from.y(), to.x(), to.y(), pen);
    }

    private static List<Point2D> head(double x, double y, double ux, double uy, double a) {
        return List.of(
                new Point2D.Double(x + ux * a, y + uy * a),
                new Point2D.Double(x - ux * a - uy * a * 1.1, y - uy * a + ux * a * 1.1),
                new Point2D.Double(x - ux * a + uy * a * 1.1, y - uy * a - ux * a * 1.1));
    }

    /** The words and numbers of what is shown, once more over signs that have come to lie on them. */
    public void paintLabels(Scene scene) {
        OverlayPainter.of(canvas, palette, scene)
                .paintLabels(scene.overlay(), scene.layout(), scene.width(), scene.height());
    }

    /** Everything that may change from picture to picture; with the lines that ghosts would fill, if it foretells. */
    public void paintFigures(Scene whole, boolean foretells) {
        Scene scene = new HexEdges(whole).torn();
        BoardLayout layout = scene.layout();
        new WheelPainter(canvas, palette).paintStuds(scene);
        new FilledRowPainter(canvas).paint(scene, foretells);
        if (scene.turning() != null)
            paintTurning(scene.turning(), layout.spot(scene.turning().site()));
        if (scene.look().showsOpenOnly())
            layout.spots().stream()
                    .filter(spot -> isOpen(spot, scene.board().moment().open()))
                    .forEach(spot -> paintDress(scene, spot));
        layout.spots().forEach(spot -> paintUnder(scene, spot));
        boolean cards = scene.look().silhouette().card();
        boolean covered = scene.board().isEndless();
        paintGroups(scene);
        paintWon(scene);
        if (!cards && !covered) paintTrails(scene, false);
        MarkOrder order = new MarkOrder(scene);
        boolean many = layout.spots().stream().filter(BoardPainter::isFree).count() > MANY;
        if (cards) layout.spots().forEach(spot -> paintPlaceRoles(spot, scene.look(), 0.9, many, order));
        for (BoardLayout.Spot spot : layout.spots()) {
            Silhouette outline = outline(spot, scene.look());
            for (BoardLayout.Slot slot : spot.slots()) {
                // Of cards that lie across each other each hides what is marked on the one below it.
                canvas.leaning(slot.lean(), slot.x(), slot.y(), () -> {
                    pieces.paint(slot.piece(), slot.x(), slot.y(), slot.size());
                    if (cards) paintPieceRole(order.of(spot, slot), slot, roles.along(outline));
                });
            }
        }
        if (covered) paintTrails(scene, true);
        if (!cards) {
            for (BoardLayout.Spot spot : layout.spots()) {
                paintPlaceRoles(spot, scene.look(), spot.isCovered() ? 0.94 : 0.9, many, order);
                for (BoardLayout.Slot slot : spot.slots())
                    paintPieceRole(
                            order.of(spot, slot), slot, clear(scene, spot).within(spot, slot));
            }
        }
        new EndPainter(canvas, palette, scene, order).paint();
        layout.spots().forEach(spot -> paintAnswers(scene, spot, false));
        layout.spots().forEach(spot -> paintAnswers(scene, spot, true));
        layout.spots().stream().filter(spot -> spot.site().is(Role.SHOWN)).forEach(this::paintLit);
        new HexEdges(scene).paint(canvas, palette);
        layout.spots().forEach(spot -> paintBadges(scene, spot));
        NamePainter names = new NamePainter(canvas, palette, labels, white);
        names.paint(scene);
        layout.spots().stream()
                .filter(spot -> scene.look().column(spot.site()) > 0)
                .forEach(spot -> paintHeading(spot, layout.unit()));
        if (scene.focus() != null)
            roles.along(outline(scene.focus().spot(), scene.look()))
                    .paintFocus(
                            scene.focus().x(), scene.focus().y(), scene.focus().size());
        if (scene.glow() != null)
            roles.paintGlow(layout.spot(scene.glow().site()), scene.glow().strength());
        if (!scene.overlay().isEmpty())
            OverlayPainter.of(canvas, palette, scene).paint(scene.overlay(), layout, scene.width(), scene.height());
        layout.spots().forEach(spot -> paintRefusal(scene, spot));
        names.paintBeside(scene);
        // Above frames and rings: their lines would go through numbers and words.
        layout.spots().forEach(new CaptionPainter(canvas, scene, white)::paint);
        if (scene.look().counted() > 0)
            layout.spots()
                    .forEach(spot ->
                            new CountPainter(canvas).paint(spot, scene.look().counted()));
        new OrderPainter(canvas).paint(scene, scene.board().moment().orders());
        layout.spots().forEach(spot -> paintSigns(scene, spot, order));
        layout.spots().forEach(spot -> paintWrong(scene, spot));
        scene.crowd().forEach(this::paintMoving);
        if (scene.moving() != null) paintMoving(scene.moving());
    }

    private void paintMoving(Scene.Moving moving) {
        canvas.squeezed(
                moving.wide(),
                moving.x(),
                () -> pieces.paint(
                        moving.piece(), moving.x(), moving.y(), moving.size(), moving.zoom(), moving.opacity()));
    }

    private void paintArea(BoardLook.Area area, BoardLayout layout) {
        List<BoardLayout.Spot> within =
                layout.spots().stream().filter(spot -> area.holds(spot.site())).toList();
        if (within.isEmpty() || !canvas.has(area.art())) return;
        double more = area.margin() * layout.unit();
        double left =
                within.stream().mapToDouble(s -> s.x() - s.size() / 2).min().orElse(0) - more;
        double right =
                within.stream().mapToDouble(s -> s.x() + s.size() / 2).max().orElse(0) + more;
        double top =
                within.stream().mapToDouble(s -> s.y() - s.size() / 2).min().orElse(0) - more;
        double bottom =
                within.stream().mapToDouble(s -> s.y() + s.size() / 2).max().orElse(0) + more;
        canvas.art(area.art(), null, (left + right) / 2, (top + bottom) / 2, right - left, bottom - top, 1, 1);
    }

    private void paintThing(BoardLook.Thing thing, Scene scene) {
        Viewpoint seen = scene.layout().viewpoint();
        double size = thing.size() * seen.unit();
        double off = Double.isNaN(thing.x()) ? 0 : (thing.x() - seen.x()) * seen.unit();
        double x = scene.width() / 2 + off;
        double y = scene.height() / 2 + (thing.y() - seen.y()) * seen.unit();
        if (canvas.has(thing.art())) canvas.art(thing.art(), null, x, y, size, size, 1, 1);
    }

    static Color lines(BoardLook look, Palette palette) {
        return PiecePainter.colour(look.lines(palette.dark()), palette.link());
    }

    private void paintLines(Scene scene) {
        double width = Math.max(1.5, scene.layout().unit() * 0.035);
        new WheelPainter(canvas, palette).paintRims(scene, width);
        for (LinkView link : scene.links()) {
            if (WheelPainter.isOnRim(scene, link)) continue;
            BoardLayout.Spot from = scene.layout().spot(link.from());
            BoardLayout.Spot to = scene.layout().spot(link.to());
            if (from != null && to != null)
                canvas.line(from.x(), from.y(), to.x(), to.y(), Pen.of(lines(scene.look(), palette), width));
        }
    }

    /** A small arrowhead half-way, where one place ends and the next begins. */
    private void paintArrows(Scene scene) {
        for (LinkView link : scene.links()) {
            BoardLayout.Spot from = scene.layout().spot(link.from());
            BoardLayout.Spot to = scene.layout().spot(link.to());
            if (from == null || to == null) continue;
            double length = Math.max(1, Point2D.distance(from.x(), from.y(), to.x(), to.y()));
            double ux = (to.x() - from.x()) / length;
            double uy = (to.y() - from.y()) / length;
            // Between the edges of the two, however large each is.
            double middle = (from.size() / 2 + length - to.size() / 2) / 2;
            double x = from.x() + ux * middle;
            double y = from.y() + uy * middle;
            double a = scene.layout().unit() * 0.085;
            double gap = length - from.size() / 2 - to.size() / 2;
            if (gap > scene.layout().unit() * 0.42) paintTrail(from, ux, uy, gap, a);
            if (link.directed())
                canvas.polygon(head(x, y, ux, uy, a), Pen.of(palette.casing(), Math.max(1, a * 0.35)), palette.link());
            else
                canvas.line(
                        from.x() + ux * from.size() / 2,
                        from.y() + uy * from.size() / 2,
                        to.x() - ux * to.size() / 2,
                        to.y() - uy * to.size() / 2,
                        Pen.of(palette.link(), a * 0.5));
        }
    }

    /** Where places lie apart: a row of dots from edge to edge, or the way would be lost. */
    private void paintTrail(BoardLayout.Spot from, double ux, double uy, double gap, double size) {
        int dots = (int) Math.round(gap / (size * 2.4));
        for (int i = 0; i < dots; i++) {
            double at = from.size() / 2 + gap * (i + 0.5) / dots;
            canvas.circle(
                    from.x() + ux * at,
                    from.y() + uy * at,
                    size * 0.36,
                    Pen.of(palette.casing(), Math.max(0.8, size * 0.2)),
                    palette.link());
        }
    }

    private void paintPlace(Scene scene, BoardLayout.Spot spot) {
        if (!scene.look().showsOpenOnly()) paintDress(scene, spot);
        SiteView.Keeper keeper = scene.look().token(spot.site());
        if (keeper != null) paintToken(keeper, spot);
        for (MarkView mark : spot.site().marks())
            marks.paint(mark, spot, scene.layout().pieceSize());
    }

    /** First the one face grows thin, then the other grows wide, over what lies under both. */
    private void paintTurning(Scene.Turning turning, BoardLayout.Spot spot) {
        if (spot == null) return;
        canvas.polygon(box(spot.x(), spot.y(), spot.size() * 0.96, spot.size() * 0.96), null, SHADE);
        List<MarkView> face =
                turning.share() < 0.5 ? turning.before() : spot.site().marks();
        double share = Math.abs(Math.cos(Math.PI * turning.share()));
        if (canvas.has(spot.dress().art())) canvas.turned(spot.dress().art(), spot.x(), spot.y(), spot.size(), share);
        for (MarkView mark : face)
            if (canvas.has(mark.art())) canvas.turned(mark.art(), spot.x(), spot.y(), spot.size(), share);
    }

    /** A special square under a piece shows small beside it, or nobody would know why the piece must act. */
    private void paintBadges(Scene scene, BoardLayout.Spot spot) {
        // Where places lie edge to edge it belongs into its own: at the foot of one alone, whose face it would hide.
        double off = spot.site().outline() == SiteView.Outline.SQUARE ? 0.3 : 0.36;
        double down = spot.size() * (off < 0.36 && spot.slots().size() == 1 ? off : -off);
        double size = spot.size() * 0.4;
        double x = spot.x() + Math.abs(down);
        for (MarkView mark : badges(scene, spot)) {
            canvas.art(mark.art(), null, x, spot.y() + down, size, size, 1, 1);
            x -= size;
        }
    }

    /**
     * Of a special square that shows as a badge nothing else is seen below the piece: two drawings would be a puzzle.
     */
    private void paintUnder(Scene scene, BoardLayout.Spot spot) {
        String under = scene.look().underBadged();
        if (canvas.has(under) && !badges(scene, spot).isEmpty())
            canvas.art(under, null, spot.x(), spot.y(), spot.size(), spot.size(), 1, 1);
    }

    private List<MarkView> badges(Scene scene, BoardLayout.Spot spot) {
        if (spot.slots().isEmpty()) return List.of();
        return spot.site().marks().stream()
                .filter(mark -> canvas.has(mark.art()) && scene.look().isBadge(mark.art()))
                .toList();
    }

    /** An empty place on which something may be done now. */
    private static boolean isOpen(BoardLayout.Spot spot, boolean anywhere) {
        boolean marked = spot.site().roles().stream().anyMatch(role -> role != Role.LAST);
        return spot.slots().isEmpty() && (anywhere || marked);
    }

    private void paintTrails(Scene scene, boolean above) {
        if (!scene.overlay().paths().isEmpty()) return; // of two ways at once nobody knows which is meant
        PathPainter paths = new PathPainter(canvas, palette, scene.board().rows());
        paths.paintEarlier(scene.board().moment().ways(), scene.layout(), above);
        for (List<String> trail : scene.board().moment().trails())
            if (!above || !new GonePlace(canvas, palette).paint(trail, scene))
                paths.paintTrail(trail, scene.layout(), palette.of(Role.LAST), above);
    }

    /** What belongs together lies on one light. */
    private void paintGroups(Scene scene) {
        for (MomentView.Group group : scene.board().moment().groups()) {
            if (!canvas.has(group.art())) continue;
            Color tint = PiecePainter.colour(group.colour(), palette.piece());
            for (String site : group.sites()) {
                BoardLayout.Spot spot = scene.layout().spot(site);
                if (spot == null) continue;
                double size = spot.size() * LIGHT;
                canvas.art(group.art(), tint, spot.x(), spot.y(), size, size, 1, 1);
            }
        }
    }

    /** What decided the match lies in the light, with a ring round each place. */
    private void paintWon(Scene scene) {
        for (String site : scene.board().moment().won()) {
            BoardLayout.Spot spot = scene.layout().spot(site);
            if (spot == null) continue;
            double size = Math.max(spot.size(), scene.layout().pieceSize()) * WON;
            Pen ring = Pen.of(GOLD, Math.max(3, size * 0.05));
            Silhouette outline = outline(spot, scene.look());
            if (outline.card()) {
                canvas.box(spot.x(), spot.y(), size * 0.75, size * 1.02, size * 0.1, null, GLOW);
                outline.draw(canvas, spot.x(), spot.y(), size / 2, ring.casing(INK, 2));
                outline.draw(canvas, spot.x(), spot.y(), size / 2, ring);
                continue;
            }
            if (outline.hex()) {
                List<Point2D> hexagon = Silhouette.hexagon(spot.x(), spot.y(), size * 0.54);
                canvas.polygon(Silhouette.hexagon(spot.x(), spot.y(), size * 0.64), null, FAINT);
                canvas.polygon(hexagon, ring.casing(INK, 2), GLOW);
                canvas.polygon(hexagon, ring, null);
                continue;
            }
            canvas.circle(spot.x(), spot.y(), size * 0.62, null, FAINT);
            canvas.circle(spot.x(), spot.y(), size / 2, ring.casing(INK, 2), GLOW);
            canvas.circle(spot.x(), spot.y(), size / 2, ring, null);
        }
    }

    private void paintDress(Scene scene, BoardLayout.Spot spot) {
        if (canvas.has(spot.dress().art()))
            canvas.art(spot.dress().art(), null, spot.x(), spot.y(), spot.size(), spot.size(), 1, 1);
        else paintPlainPlace(scene, spot);
    }

    /** Whose place it is: below what lies there; above a place of the board, below which is its name. */
    private void paintToken(SiteView.Keeper keeper, BoardLayout.Spot spot) {
        double size = Math.max(LEAST_TOKEN, spot.size() * 0.26);
        double off = spot.size() * 0.5 + size * (spot.site().keeper() == null ? 0.62 : 0.42);
        double y = spot.y() + (spot.site().keeper() == null ? -off : off);
        canvas.circle(
                spot.x(),
                y,
                size / 2,
                Pen.of(INK, Math.max(1.4, size * 0.07)),
                PiecePainter.colour(keeper.colour(), palette.piece()));
        Emblem.of(keeper.emblem()).paint(canvas, spot.x(), y, size * 0.56);
    }

    private void paintPlainPlace(Scene scene, BoardLayout.Spot spot) {
        Pen outline = Pen.of(palette.ink(), Math.max(1, scene.layout().unit() * 0.02));
        double r = spot.size() / 2;
        if (scene.look().dots()) {
            canvas.circle(spot.x(), spot.y(), scene.layout().unit() * 0.1, null, lines(scene.look(), palette));
        } else if (spot.site().outline() == SiteView.Outline.SQUARE) {
            canvas.polygon(box(spot.x(), spot.y(), r * 2, r * 2), outline, palette.site());
        } else if (spot.site().outline() == SiteView.Outline.HEX) {
            canvas.polygon(Silhouette.hexagon(spot.x(), spot.y(), r), outline, palette.site());
        } else {
            canvas.circle(spot.x(), spot.y(), r, outline, palette.site());
        }
    }

    /** What a learner has marked, and how well, lies on the pieces, and its signs (alone) above the rings of all. */
    private void paintAnswers(Scene scene, BoardLayout.Spot spot, boolean signs) {
        RolePainter clear = clear(scene, spot);
        double fan = fan(spot, clear.silhouette());
        double share = share(spot, answered(spot));
        for (Role role : ANSWERS.stream().filter(spot.site()::is).toList()) {
            if (signs) {
                clear.fanned(fan).paintSign(role, spot.x(), spot.y() + fan / 2, spot.size() * share);
                continue;
            }
            if (scene.look().plates()) clear.fanned(fan).paintBed(spot.x(), spot.y() + fan / 2, spot.size() * share);
            paintPlaceRole(spot, clear, share, role);
        }
    }

    private static double answered(BoardLayout.Spot spot) {
        return spot.isCovered() ? 0.94 : 0.9;
    }

    /** Whatever else lies on a place, another piece or a badge, the signs of what is marked there are above it. */
    private void paintSigns(Scene scene, BoardLayout.Spot spot, MarkOrder order) {
        for (BoardLayout.Slot slot : spot.slots()) {
            RolePainter signs = clear(scene, spot).within(spot, slot);
            Role role = order.of(spot, slot);
            if (role != null && !signs.silhouette().card()) signs.paintSign(role, slot.x(), slot.y(), slot.size());
        }
    }

    /** Beside badges and above whatever else lies on a place, such as numbers and rings: that a try was wrong. */
    private void paintWrong(Scene scene, BoardLayout.Spot spot) {
        RolePainter signs = clear(scene, spot);
        for (BoardLayout.Slot slot : spot.slots()) {
            if (slot.piece().is(Role.EXTRA))
                canvas.leaning(
                        slot.lean(), slot.x(), slot.y(), () -> signs.paintWrong(slot.x(), slot.y(), slot.size()));
        }
        if (!spot.site().is(Role.EXTRA)) return;
        double fan = fan(spot, outline(spot, scene.look()));
        signs.fanned(fan).paintWrong(spot.x(), spot.y() + fan / 2, spot.size() * share(spot, answered(spot)));
    }

    /** @return one whose signs keep clear of the badges of a place */
    private RolePainter clear(Scene scene, BoardLayout.Spot spot) {
        return roles.along(outline(spot, scene.look()))
                .clear(!badges(scene, spot).isEmpty());
    }

    /** What a column is, above its first piece. */
    private void paintHeading(BoardLayout.Spot spot, double unit) {
        if (spot.slots().isEmpty()) return;
        BoardLayout.Slot first = spot.slots().get(0);
        double letters = Math.max(canvas.letters() * 0.8, unit * 0.19);
        double half = canvas.widthOf(spot.site().name(), letters) / 2;
        canvas.text(
                spot.site().name(),
                Math.max(half + letters * 0.4, spot.x()),
                first.y() - first.size() / 2 - letters * 0.8,
                letters,
                palette.ink(),
                null);
    }

    /** @param hex how large marks on a hex are, as a share of it */
    private static double share(BoardLayout.Spot spot, double hex) {
        return spot.site().outline() == SiteView.Outline.HEX ? hex : 0.96;
    }

    /** Marks have the shape of the place where places have six sides and lie close together. */
    static Silhouette outline(BoardLayout.Spot spot, BoardLook look) {
        return spot.site().outline() == SiteView.Outline.HEX ? Silhouette.HEX : look.silhouette();
    }

    /** Nothing lies there, and it may be pointed at. */
    private static boolean isFree(BoardLayout.Spot spot) {
        return spot.slots().isEmpty() && spot.site().is(Role.LEGAL);
    }

    /**
     * Round a whole fan of cards, else round the place.
     *
     * @param many whether so many free places may be pointed at that a ring at each would hide the board
     */
    private void paintPlaceRoles(BoardLayout.Spot spot, BoardLook look, double hex, boolean many, MarkOrder order) {
        Role role = order.of(spot);
        if (role == null || role == Role.REFUSED || ANSWERS.contains(role)) return;
        if (role == Role.SHOWN && spot.site().outline() != SiteView.Outline.ROUND) return;
        boolean free = role == Role.LEGAL && isFree(spot);
        // Round the drawing of a special place the mark has no middle to lie on.
        boolean middle = many || !isFull(spot, role);
        if (free && look.plates() && middle) roles.paintPlate(spot.x(), spot.y(), spot.size() * share(spot, hex));
        if (free && many) {
            roles.paintFree(spot.x(), spot.y(), spot.size() * share(spot, hex));
            return;
        }
        paintPlaceRole(spot, roles.along(outline(spot, look)), share(spot, hex), role);
    }

    private void paintPlaceRole(BoardLayout.Spot spot, RolePainter along, double share, Role role) {
        double fan = fan(spot, along.silhouette());
        along.fanned(fan).paintEdge(role, isFull(spot, role), spot.x(), spot.y() + fan / 2, spot.size() * share);
    }

    /** @return how far a fan of cards reaches down from its place */
    private static double fan(BoardLayout.Spot spot, Silhouette silhouette) {
        List<BoardLayout.Slot> slots = spot.slots();
        return slots.isEmpty() || !silhouette.card()
                ? 0
                : slots.get(slots.size() - 1).y() - spot.y();
    }

    /** Whether something is seen there that a sign must not hide: a piece, or the drawing of a special place. */
    private static boolean isFull(BoardLayout.Spot spot, Role role) {
        boolean hides = role == Role.REFUSED || role == Role.TARGET || role == Role.TAKES || role == Role.LEGAL;
        return !spot.slots().isEmpty() || hides && spot.site().marks().stream().anyMatch(mark -> mark.art() != null);
    }

    /** Places with corners shine over what lies there, or a piece as large as its place would hide the light. */
    private void paintLit(BoardLayout.Spot spot) {
        if (spot.site().outline() == SiteView.Outline.HEX)
            roles.paintLit(Silhouette.hexagon(spot.x(), spot.y(), spot.size() * 0.48), spot.size());
        if (spot.site().outline() == SiteView.Outline.SQUARE)
            roles.paintLit(box(spot.x(), spot.y(), spot.size() * 0.94, spot.size() * 0.94), spot.size());
    }

    private void paintPieceRole(Role role, BoardLayout.Slot slot, RolePainter along) {
        if (role != null && role != Role.REFUSED) along.paintPiece(role, slot.x(), slot.y(), slot.size());
    }

    /** Above the pieces and the keyboard's frame, or what is refused could hide behind what refuses. */
    private void paintRefusal(Scene scene, BoardLayout.Spot spot) {
        RolePainter clear = clear(scene, spot);
        for (BoardLayout.Slot slot : spot.slots()) {
            if (slot.piece().is(Role.REFUSED))
                canvas.leaning(
                        slot.lean(),
                        slot.x(),
                        slot.y(),
                        () -> clear.paint(Role.REFUSED, true, slot.x(), slot.y(), slot.size()));
        }
        if (spot.site().is(Role.REFUSED))
            clear.paint(Role.REFUSED, isFull(spot, Role.REFUSED), spot.x(), spot.y(), spot.size());
    }

    private static List<Point2D> box(double x, double y, double width, double height) {
        double w = width / 2;
        double h = height / 2;
        return List.of(
                new Point2D.Double(x - w, y - h),
                new Point2D.Double(x + w, y - h),
                new Point2D.Double(x + w, y + h),
                new Point2D.Double(x - w, y + h));
    }
}
