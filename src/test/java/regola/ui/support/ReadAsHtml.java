package regola.ui.support;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JEditorPane;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.text.View;
import javax.swing.text.html.HTML;
import javax.swing.text.html.HTMLDocument;
import javax.swing.text.html.ImageView;

/** A ReadAsHtml finds components that read a text as HTML which is not of the program's own making. */
public final class ReadAsHtml {
    private ReadAsHtml() {}

    /** @return the components in there, itself too, that have made more of their words than lines of plain letters */
    public static List<String> in(Component all) {
        List<String> found = new ArrayList<>();
        look(all, found);
        return found;
    }

    private static void look(Component part, List<String> found) {
        if (part instanceof JComponent swing
                && swing.getClientProperty(BasicHTML.propertyKey) instanceof View view
                && isMore(view)) {
            found.add(part.getClass().getName() + " " + part.getName() + ": " + text(part));
        }
        if (part instanceof JEditorPane pane && pane.getDocument() instanceof HTMLDocument)
            found.add(part.getClass().getName());
        if (part instanceof JMenu menu) look(menu.getPopupMenu(), found);
        if (part instanceof Container inner) for (Component child : inner.getComponents()) look(child, found);
    }

    private static String text(Component part) {
        return part instanceof JLabel label
                ? label.getText()
                : part instanceof AbstractButton button ? button.getText() : "";
    }

    /** Wrapped words are one block of letters of one look. */
    private static boolean isMore(View view) {
        if (view instanceof ImageView) return true;
        String tag = view.getElement() == null ? "" : view.getElement().getName();
        if (List.of("b", "img", "a", "table", "form", "object").contains(tag)) return true;
        for (int i = 0; i < view.getViewCount(); i++) if (isMore(view.getView(i))) return true;
        return view.getViewCount() == 0
                && view.getElement() != null
                && view.getElement().getAttributes().isDefined(HTML.Tag.B);
    }
}
