package regola.ui.board.panel;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.FocusListener;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleAction;
import javax.accessibility.AccessibleComponent;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import regola.ui.board.layout.BoardLayout;
import regola.ui.view.board.Role;

/**
 * An AccessibleBoard is the board for a screen reader: a child for each piece and each empty place, named in words,
 * that can be pressed. Children are made when somebody asks for them.
 */
final class AccessibleBoard {
    private final BoardPanel panel;
    private final AccessibleContext context;
    private final Map<Integer, Child> children = new HashMap<>();

    AccessibleBoard(BoardPanel panel, AccessibleContext context) {
        this.panel = panel;
        this.context = context;
    }

    /** @return always the same object, as Swing demands */
    AccessibleContext context() {
        return context;
    }

    Accessible child(int number) {
        return number < 0 || number >= panel.stops().size() ? null : children.computeIfAbsent(number, Child::new);
    }

    void boardChanged() {
        context.firePropertyChange(AccessibleContext.ACCESSIBLE_VISIBLE_DATA_PROPERTY, null, context);
    }

    void focusMoved() {
        var stops = panel.stops();
        for (int i = 0; i < stops.size(); i++) {
            if (stops.get(i).isSameAs(panel.focus())) {
                context.firePropertyChange(AccessibleContext.ACCESSIBLE_ACTIVE_DESCENDANT_PROPERTY, null, child(i));
            }
        }
    }

    /** A piece or a place by its number among the stops; what stands there is asked for anew each time. */
    private final class Child extends AccessibleContext implements Accessible, AccessibleComponent, AccessibleAction {
        private final int number;

        Child(int number) {
            this.number = number;
        }

        private BoardLayout.Stop stop() {
            var stops = panel.stops();
            return number < stops.size() ? stops.get(number) : null;
        }

        @Override
        public AccessibleContext getAccessibleContext() {
            return this;
        }

        @Override
        public String getAccessibleName() {
            BoardLayout.Stop stop = stop();
            return stop == null ? "" : panel.words().describe(stop);
        }

        @Override
        public String getAccessibleDescription() {
            BoardLayout.Stop stop = stop();
            return stop == null ? "" : panel.words().explain(stop);
        }

        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.PUSH_BUTTON;
        }

        @Override
        public AccessibleStateSet getAccessibleStateSet() {
            AccessibleStateSet states = new AccessibleStateSet();
            BoardLayout.Stop stop = stop();
            if (stop == null) return states;
            states.add(AccessibleState.ENABLED);
            states.add(AccessibleState.FOCUSABLE);
            states.add(AccessibleState.TRANSIENT);
            if (panel.isShowing()) states.add(AccessibleState.SHOWING);
            states.add(AccessibleState.VISIBLE);
            if (stop.isSameAs(panel.focus())) states.add(AccessibleState.ACTIVE);
            if (stop.is(Role.CHOSEN)) states.add(AccessibleState.SELECTED);
            return states;
        }

        @Override
        public Accessible getAccessibleParent() {
            return panel;
        }

        @Override
        public int getAccessibleIndexInParent() {
            return number;
        }

        @Override
        public int getAccessibleChildrenCount() {
            return 0;
        }

        @Override
        public Accessible getAccessibleChild(int i) {
            return null;
        }

        @Override
        public Locale getLocale() {
            return panel.getLocale();
        }

        @Override
        public AccessibleComponent getAccessibleComponent() {
            return this;
        }

        @Override
        public AccessibleAction getAccessibleAction() {
            return this;
        }

        @Override
        public int getAccessibleActionCount() {
            return 1;
        }

        @Override
        public String getAccessibleActionDescription(int i) {
            return AccessibleAction.CLICK;
        }

        @Override
        public boolean doAccessibleAction(int i) {
            BoardLayout.Stop stop = stop();
            if (i != 0 || stop == null) return false;
            panel.focusOn(stop);
            panel.pointAt(stop);
            return true;
        }

        @Override
        public Rectangle getBounds() {
            BoardLayout.Stop stop = stop();
            if (stop == null) return new Rectangle();
            int size = (int) Math.ceil(stop.size());
            return new Rectangle((int) (stop.x() - stop.size() / 2), (int) (stop.y() - stop.size() / 2), size, size);
        }

        @Override
        public Point getLocation() {
            return getBounds().getLocation();
        }

        @Override
        public Point getLocationOnScreen() {
            if (!panel.isShowing()) return null;
            Point corner = panel.getLocationOnScreen();
            Rectangle bounds = getBounds();
            return new Point(corner.x + bounds.x, corner.y + bounds.y);
        }

        @Override
        public Dimension getSize() {
            return getBounds().getSize();
        }

        @Override
        public boolean contains(Point p) {
            return new Rectangle(getSize()).contains(p);
        }

        @Override
        public Accessible getAccessibleAt(Point p) {
            return null;
        }

        @Override
        public boolean isFocusTraversable() {
            return true;
        }

        @Override
        public void requestFocus() {
            panel.requestFocusInWindow();
            if (stop() != null) panel.focusOn(stop());
        }

        @Override
        public boolean isEnabled() {
            return panel.isEnabled();
        }

        @Override
        public boolean isVisible() {
            return panel.isVisible();
        }

        @Override
        public boolean isShowing() {
            return panel.isShowing();
        }

        @Override
        public Color getBackground() {
            return panel.getBackground();
        }

        @Override
        public Color getForeground() {
            return panel.getForeground();
        }

        @Override
        public Cursor getCursor() {
            return panel.getCursor();
        }

        @Override
        public Font getFont() {
            return panel.getFont();
        }

        @Override
        public FontMetrics getFontMetrics(Font font) {
            return panel.getFontMetrics(font);
        }

        // A place cannot be dressed or moved from outside.
        @Override
        public void setBackground(Color c) {}

        @Override
        public void setForeground(Color c) {}

        @Override
        public void setCursor(Cursor cursor) {}

        @Override
        public void setFont(Font f) {}

        @Override
        public void setEnabled(boolean b) {}

        @Override
        public void setVisible(boolean b) {}

        @Override
        public void setLocation(Point p) {}

        @Override
        public void setBounds(Rectangle r) {}

        @Override
        public void setSize(Dimension d) {}

        @Override
        public void addFocusListener(FocusListener l) {}

        @Override
        public void removeFocusListener(FocusListener l) {}
    }
}
