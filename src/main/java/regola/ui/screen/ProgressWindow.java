package regola.ui.screen;

import java.awt.Component;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import regola.ui.handout.WorkProgress;
import regola.ui.view.Texts;

/**
 * A ProgressWindow shows how far some work beside the window is, and lets it be stopped. Nobody is kept from anything
 * else by it.
 */
final class ProgressWindow extends JDialog implements WorkProgress {
    private static final long serialVersionUID = 1;
    private final JProgressBar bar = new JProgressBar();
    private volatile boolean unwanted;

    /** @param work what is being done, such as the name of a file */
    ProgressWindow(Component beside, String work, Texts texts) {
        super(SwingUtilities.getWindowAncestor(beside), texts.get("handout.working"), ModalityType.MODELESS);
        setName("handout.progress");
        setDefaultCloseOperation(DO_NOTHING_ON_CLOSE);
        bar.setName("handout.bar");
        bar.setIndeterminate(true);
        bar.getAccessibleContext().setAccessibleName(texts.get("handout.working"));
        JButton stop = new JButton(texts.get("handout.stop"));
        stop.setName("handout.stop");
        stop.addActionListener(e -> {
            unwanted = true;
            stop.setEnabled(false);
        });
        JPanel content = new JPanel(new MigLayout("ins 16, gap 10 10, wrap 2, fillx", "[grow, fill][]"));
        content.add(new JLabel(work), "span");
        content.add(bar, "w 260::");
        content.add(stop);
        setContentPane(content);
        pack();
        setLocationRelativeTo(getOwner());
    }

    @Override
    public void at(int done, int all) {
        if (unwanted) throw new Stopped();
        SwingUtilities.invokeLater(() -> {
            bar.setIndeterminate(false);
            bar.setMaximum(Math.max(1, all));
            bar.setValue(done);
        });
    }
}
