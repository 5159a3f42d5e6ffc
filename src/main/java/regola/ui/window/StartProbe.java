package regola.ui.window;

import java.awt.Graphics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import regola.ui.start.ShelfPanel;

/**
 * A StartProbe lies over the window while it starts. It is painted last of all, so what lies below has been painted
 * when it is. It says after how many milliseconds the words of the games were there, and then their pictures, and what
 * that has cost; and ends the program.
 */
final class StartProbe extends JComponent {
    private static final long serialVersionUID = 1;

    private final long started;
    private final transient Supplier<ShelfPanel> shelf;
    private long words;

    /** @param started milliseconds since 1970 */
    StartProbe(long started, Supplier<ShelfPanel> shelf) {
        this.started = started;
        this.shelf = shelf;
    }

    @Override
    protected void paintComponent(Graphics g) {
        long passed = System.currentTimeMillis() - started;
        if (words == 0 && shelf.get().view() != null) words = passed;
        if (words > 0 && shelf.get().isPictured()) SwingUtilities.invokeLater(() -> end(passed));
    }

    private void end(long pictures) {
        long cpu = ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(java.time.Duration::toMillis)
                .orElse(0L);
        System.out.printf(
                Locale.ROOT,
                "words after %d ms, pictures after %d ms, %d ms of processor time, %d MB resident%n",
                words,
                pictures,
                cpu,
                resident());
        System.exit(0);
    }

    /** @return in MB; 0 where the system does not say */
    private static long resident() {
        try {
            return Files.readAllLines(Path.of("/proc/self/status")).stream()
                    .filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0;
        }
    }
}
