package regola.ui.screen;

import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.imageio.ImageIO;
import javax.swing.UIManager;
import regola.teaching.lesson.Lesson;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.SceneCrop;
import regola.ui.board.paint.ScenePicture;
import regola.ui.keep.BoardShapes;
import regola.ui.keep.LibraryFronts;
import regola.ui.keep.PictureStore;
import regola.ui.present.Sketch;
import regola.ui.present.lesson.LessonScene;
import regola.ui.present.lesson.LessonShelf;
import regola.ui.present.picture.GameTitle;
import regola.ui.present.start.Fronts;
import regola.ui.present.start.GameScene;
import regola.ui.present.start.Shelf;
import regola.ui.stage.Brush;
import regola.ui.stage.StageColour;
import regola.ui.start.GameImages;
import regola.ui.theme.EventThread;
import regola.ui.theme.Palette;
import regola.ui.view.Said;
import regola.ui.view.Texts;
import regola.ui.view.board.BoardView;
import regola.ui.view.start.KeptMatchView;
import regola.ui.view.start.TileView;

/**
 * A GamePictures has the pictures of games and lessons made beside the window, one after the other, and only those that
 * somebody looks at. Those of the program were painted when it was built; those of somebody's own games are painted
 * once and kept. For the event thread only.
 */
public final class GamePictures implements GameImages {
    /** Large enough for a tile on a large screen, and as wide as the lowest one: whatever is cut off is scenery. */
    public static final int WIDTH = 1270;

    public static final int HEIGHT = 330;
    /** The width in the middle that the board has: with less of it no tile shows the picture. */
    static final int BOARD = 660;

    /** Of a landscape, which is seen behind everything else and need not be sharp. */
    static final String LAND = "land-";

    /** Of a table, which is painted as large as it is seen; in steps of so many pixels. */
    static final String TABLE = "table-";

    private static final float LEAST_LETTERS = 13;
    private static final int STEP = 48;
    /** So many tables are kept. */
    private static final int TABLES = 6;

    /** A picture that does not come by then does not come at all. */
    private static final int TRIES = 3;

    private static final int LAND_WIDTH = 960;

    private static final int LAND_HEIGHT = 600;
    /** Of the picture of a lesson, width and height; where it is seen larger it is painted two or three times that. */
    public static final int LESSON = 176;

    private static final int MOST_TIMES = 3;
    /** By so much a picture is stretched before that is seen. */
    private static final double STRETCH = 1.15;

    private final Fittings fittings;
    private final Executor reader;
    private final Shelf shelf;
    private final LessonShelf lessons;
    private final Function<String, ArtStore> arts;
    private final PictureStore store;
    private final LibraryFronts fronts;
    private final BiConsumer<String, Boolean> holds;
    private final Supplier<Texts> texts;
    private Function<String, Supplier<Optional<BoardView>>> boards = key -> Optional::empty;
    private final Map<String, BufferedImage> here = new HashMap<>();
    private final Map<String, List<BufferedImage>> lives = new HashMap<>();
    private final Set<String> asked = new HashSet<>();
    /** How often a picture that was given up has been begun. */
    private final Map<String, Integer> tries = new HashMap<>();

    /** The names of the tables that are here, the newest last. */
    private final List<String> tables = new ArrayList<>();

    /** Of the boards of games; null while they are asked for. Those of the program were found when it was built. */
    private final Map<String, Double> proportions = new HashMap<>();

    private final Map<String, Set<Component>> waiting = new HashMap<>();

    /**
     * @param reader reads the pictures of the program, so that they wait for none that has to be made
     * @param shelf on which nothing is looked up but rules
     * @param arts drawings for another thread than that of the window, anew each time
     * @param holds hears of a tile whether its rules hold; on the worker
     */
    public GamePictures(
            Fittings fittings,
            Executor reader,
            Shelf shelf,
            LessonShelf lessons,
            Function<String, ArtStore> arts,
            LibraryFronts fronts,
            BiConsumer<String, Boolean> holds,
            Supplier<Texts> texts) {
        this.fittings = fittings;
        this.reader = reader;
        this.shelf = shelf;
        this.lessons = lessons;
        this.arts = arts;
        this.fronts = fronts;
        this.holds = holds;
        this.texts = texts;
        this.store = new PictureStore(fittings.home());
        reader.execute(() -> {
            Map<String, Double> shapes = BoardShapes.ofProgram();
            Fittings.later(() -> shapes.forEach(proportions::putIfAbsent));
        });
    }

    @Override
    public BufferedImage of(TileView tile, int width, int height, Component on) {
        return scene(tile.id(), tile.game(), tile.variants(), tile.print(), on);
    }

    @Override
    public BufferedImage of(String game, int width, int height, Component on) {
        String print = fronts.game(game).map(Fronts.GameFront::print).orElse("");
        return scene(game, game, List.of(), print, on);
    }

    @Override
    public List<BufferedImage> life(TileView tile, Component on) {
        EventThread.check("pictures of games");
        Look look = Look.now();
        String name = tile.id() + tile.print() + look.ending();
        List<BufferedImage> found = lives.get(name);
        if (found != null) return found;
        lives.put(name, List.of()); // asked for
        String language = texts.get().language();
        fittings.worker()
                .execute(new Sketch<>(
                        about(tile.id()),
                        false,
                        () -> GameScene.life(shelf, tile.game(), tile.variants(), language),
                        scenes -> paint(name, tile, scenes, List.of(), look, on),
                        () -> {}));
        return List.of();
    }

    /** One after the other, on the worker: a picture is soon painted, many are not. */
    private void paint(
            String name, TileView tile, List<GameScene> scenes, List<BufferedImage> painted, Look look, Component on) {
        if (painted.size() == scenes.size()) {
            Fittings.later(() -> {
                lives.put(name, painted);
                on.repaint();
            });
            return;
        }
        GameScene next = scenes.get(painted.size());
        fittings.worker()
                .execute(new Sketch<>(
                        about(tile.id()),
                        false,
                        () -> scene(next, arts.apply(tile.game()), look),
                        picture -> {
                            List<BufferedImage> more = new ArrayList<>(painted);
                            more.add(picture);
                            paint(name, tile, scenes, List.copyOf(more), look, on);
                        },
                        () -> {}));
    }

    private BufferedImage scene(String id, String game, List<String> variants, String print, Component on) {
        Look look = Look.now();
        String language = texts.get().language();
        String name = (print.isEmpty() ? id : print + "-cover-" + WIDTH) + look.ending();
        return get(name, print.isEmpty(), on, about(id), () -> {
            Optional<byte[]> made = print.isEmpty() ? Optional.empty() : store.kept(name);
            if (made.isPresent()) return made.map(GamePictures::read);
            GameScene scene = GameScene.cover(shelf, game, variants, language);
            holds.accept(id, scene.holds());
            if (scene.board() == null) return Optional.empty();
            BufferedImage painted = scene(scene, arts.apply(game), look);
            if (!print.isEmpty()) store.keep(name, write(painted));
            return Optional.of(painted);
        });
    }

    /** @param boards gives the board of a kept match by its key; asked on the event thread, used elsewhere */
    public void setBoards(Function<String, Supplier<Optional<BoardView>>> boards) {
        this.boards = boards;
    }

    @Override
    public BufferedImage ofMatch(KeptMatchView match, Component on) {
        Look look = Look.now();
        String name =
                "match-" + match.key() + "-" + match.moves() + "-" + match.at().toEpochMilli() + look.ending();
        Supplier<Optional<BoardView>> board = boards.apply(match.key());
        return get(
                name,
                false,
                on,
                match.title(),
                () -> board.get()
                        .map(seen -> new ScenePicture(arts.apply(match.game()), look.font())
                                .paint(seen, look.palette(), WIDTH, HEIGHT, BOARD)));
    }

    @Override
    public BufferedImage ofLesson(String game, String lesson, int across, Component on) {
        int times = times(across);
        BufferedImage seen = lesson(game, lesson, times, on);
        if (seen != null || times == 1) return seen;
        // One that would have to be painted first only keeps the large ones waiting.
        String small = lessonName(lesson) + Look.now().ending();
        return here.containsKey(small) || PictureStore.hasProgram(small) ? lesson(game, lesson, 1, on) : null;
    }

    /** @return how many times as large as they lie there a picture of a lesson is painted that is seen so large */
    static int times(int across) {
        int times = 1;
        while (times < MOST_TIMES && across > STRETCH * times * LESSON) times++;
        return times;
    }

    private BufferedImage lesson(String game, String lesson, int times, Component on) {
        Look look = Look.now();
        String name = lessonName(lesson) + (times > 1 ? "-" + times : "") + look.ending();
        return get(name, times == 1 && !isOwn(game), on, about(game), () -> {
            Lesson read = lessons.read(lesson).lesson();
            return read == null ? Optional.empty() : lesson(read, arts.apply(game), look, times * LESSON);
        });
    }

    @Override
    public BufferedImage table(String game, Way way, int width, int height, Component on) {
        Look look = Look.now();
        Texts in = texts.get();
        String language = in.language();
        int wide = rounded(width);
        // In the same proportion, so that nothing of the board is cut off.
        int high = (int) Math.round((double) wide * height / Math.max(1, width));
        // One's own rules may have been written anew since.
        String print = fronts.game(game).map(Fronts.GameFront::print).orElse("");
        String name = TABLE + String.join("+", way.variants()) + new TreeMap<>(way.settings()) + "-" + way.players()
                + "-" + game + print + "-" + language + "-" + wide + "-" + high + look.ending();
        return get(name, false, on, about(game), () -> {
            GameScene scene = GameScene.of(shelf, game, way.variants(), way.settings(), way.players(), language);
            if (scene.board() == null) return Optional.empty();
            ScenePicture painter = new ScenePicture(arts.apply(game), look.font());
            boolean empty = GameScene.beginsEmpty(shelf, game, way.variants(), way.settings(), way.players());
            return Optional.of(
                    empty
                            ? moment(painter, scene.board(), look, wide, high, in)
                            : painter.paint(scene.board(), look.palette(), wide, high));
        });
    }

    /** What is seen is not how a match begins: then it says so, below the board. */
    private static BufferedImage moment(
            ScenePicture painter, BoardView board, Look look, int width, int height, Texts in) {
        Font font = look.font().deriveFont(Math.max(LEAST_LETTERS, height / 24f));
        int below = (int) Math.ceil(font.getSize2D() * 2);
        BufferedImage seen = painter.paintAbove(board, look.palette(), width, height, below);
        Graphics2D g = Brush.smooth(seen.createGraphics());
        try {
            g.setFont(font);
            String words = in.get("table.moment");
            FontMetrics letters = g.getFontMetrics();
            int high = letters.getHeight() * 3 / 2;
            int wide = letters.stringWidth(words) + high;
            int x = (width - wide) / 2;
            int y = height - below + (below - high) / 2;
            g.setColor(StageColour.BUBBLE.now());
            g.fill(Brush.rounded(x, y, wide, high, 0, high / 2.0));
            g.setColor(StageColour.INK.now());
            g.drawString(words, x + high / 2, y + (high - letters.getHeight()) / 2 + letters.getAscent());
        } finally {
            g.dispose();
        }
        return seen;
    }

    @Override
    public Double proportion(String game, Component on) {
        EventThread.check("pictures of games");
        String print = fronts.game(game).map(Fronts.GameFront::print).orElse("");
        String name = game + print;
        if (proportions.containsKey(name)) return proportions.get(name);
        proportions.put(name, null);
        fittings.worker()
                .execute(new Sketch<>(
                        about(game),
                        false,
                        () -> {
                            GameScene scene = GameScene.of(shelf, game, List.of(), "en");
                            return scene.board() == null
                                    ? 1.0
                                    : ScenePicture.proportion(scene.board(), arts.apply(game));
                        },
                        found -> Fittings.later(() -> {
                            proportions.put(name, found);
                            on.repaint();
                        }),
                        () -> Fittings.later(() -> proportions.remove(name))));
        return null;
    }

    /** So that a window that is drawn larger does not ask for a picture at each pixel. */
    private static int rounded(int pixels) {
        return (int) Math.ceil(Math.max(1, pixels) / (double) STEP) * STEP;
    }

    @Override
    public BufferedImage land(String game, Component on) {
        Look look = Look.now();
        String name = LAND + game + look.ending();
        return get(name, !isOwn(game), on, about(game), () -> {
            GameScene scene = GameScene.of(shelf, game, List.of(), "en");
            return scene.board() == null ? Optional.empty() : Optional.of(land(scene, arts.apply(game), look));
        });
    }

    private boolean isOwn(String game) {
        return fronts.game(game).map(Fronts.GameFront::isOwn).orElse(true);
    }

    // ---- painting, on any thread

    /** How the window looks; asked on the event thread, used elsewhere. */
    record Look(Palette palette, Font font) {
        static Look now() {
            return new Look(Palette.current(), UIManager.getFont("Label.font"));
        }

        String ending() {
            return palette.dark() ? "-dark" : "-light";
        }
    }

    static String lessonName(String lesson) {
        return "lesson-" + lesson.replace('/', '-');
    }

    static BufferedImage scene(GameScene scene, ArtStore art, Look look) {
        return new ScenePicture(art, look.font())
                .paint(scene.board(), scene.shown(), look.palette(), WIDTH, HEIGHT, BOARD);
    }

    static Optional<BufferedImage> lesson(Lesson read, ArtStore art, Look look, int across) {
        return Optional.ofNullable(LessonScene.of(read, "en"))
                .map(scene -> SceneCrop.paint(
                        scene.board(), scene.overlay(), scene.lit(), art, look.palette(), look.font(), across));
    }

    /** @return a board without its places */
    static BufferedImage land(GameScene scene, ArtStore art, Look look) {
        BoardView bare = new BoardView(scene.board().name(), scene.board().look(), List.of(), List.of());
        return new ScenePicture(art, look.font()).paint(bare, look.palette(), LAND_WIDTH, LAND_HEIGHT);
    }

    /** What a picture shows, in words; nothing of what comes with the program, whose rules have an end. */
    private Said about(String id) {
        if (!isOwn(id)) return Said.NOTHING;
        return spoken -> fronts.game(id)
                .map(front -> GameTitle.withFile(front.title().text(spoken.language()), front.file()))
                .orElse("");
    }

    /** @param packed whether it may have come with the program */
    private BufferedImage get(
            String name, boolean packed, Component on, Said about, Supplier<Optional<BufferedImage>> making) {
        EventThread.check("pictures of games");
        BufferedImage found = here.get(name);
        if (found != null) return found;
        waiting.computeIfAbsent(name, any -> new HashSet<>()).add(on);
        if (!asked.add(name)) return null;
        if (packed && PictureStore.hasProgram(name)) {
            reader.execute(() -> {
                BufferedImage picture =
                        PictureStore.ofProgram(name).map(GamePictures::read).orElse(null);
                Fittings.later(() -> come(name, picture));
            });
            return null;
        }
        fittings.worker()
                .execute(new Sketch<>(
                        about,
                        false,
                        making,
                        picture -> Fittings.later(() -> come(name, picture.orElse(null))),
                        () -> Fittings.later(() -> ask(name))));
        return null;
    }

    /** Making it took too long, on a slow machine say: it is asked for again where it is still looked at. */
    private void ask(String name) {
        Set<Component> told = waiting.remove(name);
        if (tries.merge(name, 1, Integer::sum) >= TRIES) return;
        asked.remove(name);
        if (told != null) told.forEach(Component::repaint);
    }

    private void come(String name, BufferedImage picture) {
        Set<Component> told = waiting.remove(name);
        if (picture != null) here.put(name, picture);
        if (name.startsWith(TABLE)) forgetTables(name);
        if (told != null) told.forEach(Component::repaint);
    }

    /** They are large, and each is looked at for a while only. */
    private void forgetTables(String newest) {
        tables.remove(newest);
        tables.add(newest);
        while (tables.size() > TABLES) {
            String oldest = tables.remove(0);
            here.remove(oldest);
            asked.remove(oldest);
        }
    }

    private static BufferedImage read(byte[] picture) {
        try {
            return ImageIO.read(new ByteArrayInputStream(picture));
        } catch (IOException e) {
            return null; // as if there were none
        }
    }

    /** @return the bytes of a file */
    public static byte[] write(BufferedImage picture) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            ImageIO.write(picture, "png", bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException("bytes in memory can be written", e);
        }
    }
}
