package regola.ui.screen;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import regola.teaching.lesson.Lesson;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.ScenePicture;
import regola.ui.keep.BoardShapes;
import regola.ui.keep.FrontIndex;
import regola.ui.keep.LibraryFronts;
import regola.ui.keep.LibraryLessons;
import regola.ui.keep.LibraryShelf;
import regola.ui.keep.PictureStore;
import regola.ui.present.start.Fronts;
import regola.ui.present.start.GameScene;
import regola.ui.theme.Appearance;
import regola.ui.theme.Theme;

/**
 * A ShelfPress runs when the program is built: it writes down what the first pages show of the games that come with the
 * program, and paints their pictures, so that nothing has to be read or painted when the program starts.
 */
public final class ShelfPress {
    private final Path folder;
    private final Map<String, Double> shapes = new HashMap<>();
    private final LibraryShelf shelf = new LibraryShelf();
    private final LibraryLessons lessons = new LibraryLessons(shelf::library, List.of());

    private ShelfPress(Path folder) {
        this.folder = folder;
    }

    /** @param args the folder of the program's classes */
    public static void main(String... args) throws IOException {
        Path folder = Path.of(args[0]).resolve(PictureStore.FOLDER.substring(1));
        Files.createDirectories(folder);
        new ShelfPress(folder).print();
    }

    private void print() throws IOException {
        List<Fronts.GameFront> fronts = new LibraryFronts(List::of, Path.of("nowhere", "tutorials"), shelf).read();
        for (Theme theme : Theme.values()) {
            new Appearance(theme, 100).install();
            GamePictures.Look look = GamePictures.Look.now();
            for (Fronts.GameFront front : fronts) paint(front, look);
        }
        StringWriter index = new StringWriter();
        FrontIndex.write(fronts, index);
        Files.writeString(folder.resolve(BoardShapes.FILE), BoardShapes.write(shapes), StandardCharsets.UTF_8);
        Files.writeString(folder.resolve(FrontIndex.FILE), index.toString(), StandardCharsets.UTF_8);
    }

    private void paint(Fronts.GameFront front, GamePictures.Look look) throws IOException {
        String game = front.game();
        ArtStore art = new ArtStore(shelf.of(game).or(ArtSource.ofProgram()));
        GameScene scene = GameScene.of(shelf, game, List.of(), "en");
        GameScene cover = GameScene.cover(shelf, game, List.of(), "en");
        shapes.put(game, ScenePicture.proportion(scene.board(), art));
        write(front.id() + look.ending(), GamePictures.scene(cover, art, look));
        write(GamePictures.LAND + game + look.ending(), GamePictures.land(scene, art, look));
        lessons.lessons(game);
        for (Fronts.LessonFront each : front.lessons()) {
            Lesson lesson = lessons.read(each.id()).lesson();
            var painted = GamePictures.lesson(lesson, art, look, GamePictures.LESSON);
            if (painted.isPresent()) write(GamePictures.lessonName(each.id()) + look.ending(), painted.get());
        }
    }

    private void write(String name, BufferedImage picture) throws IOException {
        Files.write(folder.resolve(name + ".png"), GamePictures.write(picture));
    }
}
