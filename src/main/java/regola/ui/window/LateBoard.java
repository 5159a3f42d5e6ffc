package regola.ui.window;

import java.nio.file.Path;
import regola.home.Slot;
import regola.ui.present.match.Resumption;
import regola.ui.screen.GameScreen;
import regola.ui.screen.Playing;

/** A LateBoard is the board of matches, whose page is made when the first match comes. */
record LateBoard(Late<GameScreen> page) implements Playing {
    @Override
    public void resume(Resumption match, Slot keptIn, Path file) {
        page.get().resume(match, keptIn, file);
    }

    @Override
    public void back() {
        page.get().back();
    }
}
