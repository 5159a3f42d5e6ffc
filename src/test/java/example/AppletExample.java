package example;

import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import regola.ui.applet.RegolaApplet;

/** A program of somebody else's with a game of Regola in its window. */
public final class AppletExample {
    private AppletExample() {}

    public static void main(String[] args) {
        SwingUtilities.invokeLater(() -> {
            JFrame frame = new JFrame("My own program");
            RegolaApplet applet = RegolaApplet.ofGame("china-moon", "en");
            frame.add(applet);
            applet.init();
            applet.start();
            frame.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
            frame.setSize(1000, 700);
            frame.setVisible(true);
        });
    }
}
