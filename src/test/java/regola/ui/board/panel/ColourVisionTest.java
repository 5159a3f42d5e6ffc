package regola.ui.board.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import regola.engine.Ruleset;
import regola.engine.value.Catalog;
import regola.language.CompileRequest;
import regola.language.Shipped;
import regola.language.model.CheckedGame;
import regola.language.model.Type;
import regola.language.source.SourceText;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.board.paint.PieceIcon;
import regola.ui.present.picture.PositionPictures;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.Palette;
import regola.ui.theme.Theme;
import regola.ui.view.board.PieceView;
import regola.ui.view.board.Role;

/**
 * Whose piece it is is seen by eyes of every sort, even where there is no colour at all: by its mark, if not by its
 * shade.
 */
@ExtendWith(OnEventThread.class)
class ColourVisionTest {
    private static final ArtStore ART = new ArtStore(ArtSource.ofProgram());
    /** Pixels across, as small as a piece ever stands on a board that is played on. */
    private static final int SIZE = 40;
    /** A step in lightness or colour that nobody overlooks; about 2 can just be told apart side by side. */
    private static final double CLEARLY = 12;
    /** So much of the picture must differ, the small mark at least. */
    private static final double SHARE = 0.008;
    /** Where there is no colour at all the marks are alone. */
    private static final double SHARE_OF_MARKS = 0.005;

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        UIManager.put("defaultFont", null);
    }

    static Stream<Arguments> eyes() {
        List<Arguments> all = new ArrayList<>();
        for (String game : Shipped.games()) {
            for (ColourVision eye : ColourVision.values())
                for (Theme theme : Theme.values()) all.add(Arguments.of(game, eye, theme));
        }
        for (ColourVision eye : ColourVision.values())
            for (Theme theme : Theme.values()) all.add(Arguments.of("sample", eye, theme));
        return all.stream();
    }

    /** A rule file need not say what colour a side has. */
    private static final String WITHOUT_COLOURS = """
            game sample
              title en "Sample" it "Esempio"
              about en "A game." it "Un gioco."
              players 8: ann, bob, carl, dora, eve, fay, gus, hal
            board field
              site a1 at 0, 0
            pieces men: 1 "{player}-man" for each player drawn man
            turn
              finish drawn
            """;

    private static Ruleset rules(String game) throws IOException {
        if (game.equals("sample")) {
            return Ruleset.of(Shipped.compiled(CompileRequest.of(SourceText.of(game, WITHOUT_COLOURS))), 8, Map.of());
        }
        CheckedGame checked = Shipped.game(game);
        return Ruleset.of(checked, checked.seats().most(), Map.of());
    }

    @ParameterizedTest
    @MethodSource("eyes")
    void piecesAndSeatsAreToldApart(String game, ColourVision eye, Theme theme) throws IOException {
        new Appearance(theme, 0).install();
        Ruleset rules = rules(game);
        Map<String, Map<String, BufferedImage>> groups = new LinkedHashMap<>(pieces(rules));
        // Badges bear no mark: they never come on to a board, and lie beside the name of whom they belong to.
        if (eye == ColourVision.GREY) groups.keySet().removeIf(group -> group.startsWith("tokens"));
        groups.put("seats", seats(rules));
        int compared = 0;
        for (Map<String, BufferedImage> group : groups.values()) {
            List<String> names = List.copyOf(group.keySet());
            for (int i = 0; i < names.size(); i++) {
                for (int j = i + 1; j < names.size(); j++) {
                    double share = eye.difference(group.get(names.get(i)), group.get(names.get(j)), CLEARLY);
                    assertThat(share)
                            .as("%s and %s, %s, %s", names.get(i), names.get(j), eye, theme)
                            .isGreaterThanOrEqualTo(eye == ColourVision.GREY ? SHARE_OF_MARKS : SHARE);
                    compared++;
                }
            }
        }
        assertThat(compared).isPositive();
    }

    /** Where a move takes something is told by the colour of its mark too, among all that is marked before a move. */
    @ParameterizedTest
    @EnumSource(Theme.class)
    void whatTakesHasAColourOfItsOwnForEveryEye(Theme theme) {
        new Appearance(theme, 0).install();
        Palette palette = Palette.current();
        BufferedImage takes = plain(palette.of(Role.TAKES));
        for (ColourVision eye : ColourVision.values()) {
            if (eye == ColourVision.GREY) continue; // there the teeth tell
            for (Role other : List.of(Role.TARGET, Role.LEGAL, Role.CHOSEN, Role.LAST, Role.REFUSED, Role.CAUSE))
                assertThat(eye.difference(takes, plain(palette.of(other)), CLEARLY))
                        .as("%s, %s, %s", other, eye, theme)
                        .isPositive();
        }
    }

    /** Help speaks of what shines violet: nothing else that is marked before a move does, for any eye. */
    @ParameterizedTest
    @EnumSource(Theme.class)
    void whatIsAdvisedHasAColourOfItsOwnForEveryEye(Theme theme) {
        new Appearance(theme, 0).install();
        Palette palette = Palette.current();
        BufferedImage guide = plain(palette.guide());
        for (Role other : List.of(Role.TAKES, Role.CHOSEN)) {
            Color colour = palette.of(other);
            float[] hue = Color.RGBtoHSB(colour.getRed(), colour.getGreen(), colour.getBlue(), null);
            assertThat(Math.abs(360 * hue[0] - 275)).as("%s, %s", other, theme).isGreaterThan(40);
            for (ColourVision eye : ColourVision.values()) {
                if (eye == ColourVision.GREY) continue; // there the rays tell
                assertThat(eye.difference(guide, plain(colour), CLEARLY))
                        .as("%s, %s, %s", other, eye, theme)
                        .isPositive();
            }
        }
    }

    private static BufferedImage plain(Color colour) {
        BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
        image.setRGB(0, 0, colour.getRGB());
        return image;
    }

    /** One piece of each owner or colour, by the set of pieces that it belongs to. */
    private static Map<String, Map<String, BufferedImage>> pieces(Ruleset rules) {
        Catalog names = rules.names();
        PositionPictures pictures = new PositionPictures(rules, "en");
        Map<String, Map<String, BufferedImage>> groups = new LinkedHashMap<>();
        List<String> seen = new ArrayList<>();
        for (String id : names.distinctIds(Type.PIECE)) {
            Catalog.KindEntry kind =
                    names.kind(names.piece((int) names.number(Type.PIECE, id)).kind());
            PieceView look = pictures.piece(id);
            String group = kind.pieceClass() + (kind.owner() < 0 ? "" : "/" + look.art());
            String one = group + " " + kind.owner() + " " + look.colour();
            if (look.colour() == null || seen.contains(one)) continue;
            seen.add(one);
            groups.computeIfAbsent(kind.pieceClass() + artOf(look, kind), g -> new LinkedHashMap<>())
                    .put(id, paint(new PieceIcon(ART, look, SIZE)));
        }
        return groups;
    }

    /** Tokens of one player that are drawn differently are no pair. */
    private static String artOf(PieceView look, Catalog.KindEntry kind) {
        boolean ownDrawing = kind.owner() >= 0 && !Objects.equals(look.art(), kind.art());
        return ownDrawing ? "" : "/" + look.art();
    }

    private static Map<String, BufferedImage> seats(Ruleset rules) {
        Map<String, BufferedImage> seats = new LinkedHashMap<>();
        List<String> sides = rules.names().ids(Type.PLAYER);
        PositionPictures pictures = new PositionPictures(rules, "en");
        for (int side = 0; side < sides.size(); side++) {
            String colour = pictures.colour(side);
            seats.put(sides.get(side), paint(new EmblemIcon(ART, colour, side, SIZE)));
        }
        return seats;
    }

    private static BufferedImage paint(Icon icon) {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            g.setColor(UIManager.getColor("Panel.background"));
            g.fillRect(0, 0, SIZE, SIZE);
            icon.paintIcon(new JLabel(), g, 0, 0);
        } finally {
            g.dispose();
        }
        return image;
    }
}
