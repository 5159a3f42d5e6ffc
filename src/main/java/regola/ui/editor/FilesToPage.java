package regola.ui.editor;

import java.awt.Component;
import java.awt.Container;
import java.awt.Image;
import java.awt.Point;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.event.InputEvent;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.TransferHandler;

/**
 * A FilesToPage is how a text is cut, copied, pasted and dragged as before, while a file that is dropped on it goes to
 * the page around it, which opens it: nobody wants its path among the rules.
 */
final class FilesToPage extends TransferHandler {
    private static final long serialVersionUID = 1;

    private final transient TransferHandler ofText;

    FilesToPage(TransferHandler ofText) {
        this.ofText = ofText;
    }

    private static TransferHandler page(TransferSupport support) {
        if (!support.isDrop() || !support.isDataFlavorSupported(DataFlavor.javaFileListFlavor)) return null;
        Component on = support.getComponent();
        for (Container at = on.getParent(); at != null; at = at.getParent()) {
            if (at instanceof JComponent part
                    && part.getTransferHandler() != null
                    && part.getTransferHandler().canImport(support)) return part.getTransferHandler();
        }
        return null;
    }

    @Override
    public boolean canImport(TransferSupport support) {
        return page(support) != null || ofText.canImport(support);
    }

    @Override
    public boolean importData(TransferSupport support) {
        TransferHandler page = page(support);
        return page != null ? page.importData(support) : ofText.importData(support);
    }

    @Override
    public boolean canImport(JComponent to, DataFlavor[] flavours) {
        return ofText.canImport(to, flavours);
    }

    @Override
    public boolean importData(JComponent to, Transferable what) {
        return ofText.importData(to, what);
    }

    @Override
    public void exportAsDrag(JComponent from, InputEvent start, int action) {
        ofText.exportAsDrag(from, start, action);
    }

    @Override
    public void exportToClipboard(JComponent from, Clipboard to, int action) {
        ofText.exportToClipboard(from, to, action);
    }

    @Override
    public int getSourceActions(JComponent from) {
        return ofText.getSourceActions(from);
    }

    @Override
    public Icon getVisualRepresentation(Transferable what) {
        return ofText.getVisualRepresentation(what);
    }

    @Override
    public Image getDragImage() {
        return ofText.getDragImage();
    }

    @Override
    public Point getDragImageOffset() {
        return ofText.getDragImageOffset();
    }
}
