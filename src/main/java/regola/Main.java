package regola;

import regola.cli.Cli;
import regola.cli.LessonWindow;
import regola.ui.keep.ScreenRoom;
import regola.ui.window.AppletFrame;
import regola.ui.window.WindowMain;

/** Main is where the program starts: the window without arguments, a command with them. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        LessonWindow lessons = (lesson, language) -> {
            if (ScreenRoom.hasScreen()) AppletFrame.show(lesson, language);
            else LessonWindow.NONE.show(lesson, language);
        };
        if (args.length == 1 && WindowMain.takesIn(args[0])) return;
        if (args.length > 0)
            System.exit(Cli.run(lessons.with(WindowMain::ruleFolders, WindowMain::film), WindowMain::rulebook, args));
        WindowMain.open();
    }
}
