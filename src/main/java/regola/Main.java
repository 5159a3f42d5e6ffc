package regola;

import regola.cli.Cli;
import regola.ui.app.AppletFrame;
import regola.ui.app.WindowMain;

/** Main is where the program starts: the window without arguments, a command with them. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        if (args.length > 0) System.exit(Cli.run(AppletFrame::show, args));
        WindowMain.open();
    }
}
