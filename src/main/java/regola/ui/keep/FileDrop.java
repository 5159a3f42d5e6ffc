package regola.ui.keep;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.TransferHandler;

/** A FileDrop takes a file that is dropped on the window, to open it. */
public final class FileDrop extends TransferHandler {
    private static final long serialVersionUID = 1;

    private final transient Consumer<Path> open;

    public FileDrop(Consumer<Path> open) {
        this.open = open;
    }

    @Override
    public boolean canImport(TransferSupport support) {
        return support.isDrop() && support.isDataFlavorSupported(DataFlavor.javaFileListFlavor);
    }

    @Override
    public boolean importData(TransferSupport support) {
        if (!canImport(support)) return false;
        try {
            Object dropped = support.getTransferable().getTransferData(DataFlavor.javaFileListFlavor);
            if (!(dropped instanceof List<?> files) || files.isEmpty() || !(files.get(0) instanceof File file))
                return false;
            open.accept(file.toPath());
            return true;
        } catch (UnsupportedFlavorException | IOException e) {
            return false;
        }
    }
}
