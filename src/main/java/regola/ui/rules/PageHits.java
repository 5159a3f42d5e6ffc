package regola.ui.rules;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import regola.ui.view.rules.SoughtWords;

/**
 * A PageHits is where on the open page stands what somebody looks for, from top to bottom; one of them is looked at.
 */
final class PageHits {
    private final JComponent page;
    private final List<Place> places = new ArrayList<>();
    private int at = -1;

    /** @param number among those of the same words */
    private record Place(PageWords words, int number) {}

    PageHits(JComponent page) {
        this.page = page;
    }

    /** A First is which of all places on a page is looked at first. */
    enum First {
        TOP,
        BOTTOM,
        /** That which comes nearest to what is sought. */
        NEAREST
    }

    /** Marks it all. */
    void mark(SoughtWords sought, First first) {
        places.clear();
        mark(page, sought);
        at = places.isEmpty()
                ? -1
                : switch (first) {
                    case TOP -> 0;
                    case BOTTOM -> places.size() - 1;
                    case NEAREST -> nearest();
                };
        look();
    }

    private int nearest() {
        PageWords words = places.get(0).words();
        for (Place place : places) if (place.words().nearness().compareTo(words.nearness()) > 0) words = place.words();
        for (int i = 0; i < places.size(); i++)
            if (places.get(i).words() == words && places.get(i).number() == words.first()) return i;
        return 0;
    }

    private void mark(Container in, SoughtWords sought) {
        for (Component each : in.getComponents()) {
            if (each instanceof PageWords words)
                for (int i = 0, count = words.mark(sought); i < count; i++) places.add(new Place(words, i));
            else if (each instanceof Container more) mark(more, sought);
        }
    }

    /** @return whether there was another one that way */
    boolean go(int by) {
        int to = at + by;
        if (to < 0 || to >= places.size()) return false;
        at = to;
        look();
        reveal();
        return true;
    }

    private void look() {
        for (int i = 0; i < places.size(); i++)
            if (i != at && (at < 0 || places.get(i).words() != places.get(at).words()))
                places.get(i).words().look(-1);
        if (at >= 0) places.get(at).words().look(places.get(at).number());
    }

    /** What is looked at comes into sight, with some of what stands around it. */
    void reveal() {
        if (at < 0) return;
        PageWords words = places.get(at).words();
        Rectangle there = words.placeOf(places.get(at).number());
        Rectangle wide = SwingUtilities.convertRectangle(words, there, page);
        wide.grow(0, 2 * wide.height);
        page.scrollRectToVisible(wide);
    }

    /** @return which of them is looked at, from 1; 0 if there is none */
    int place() {
        return at + 1;
    }

    int count() {
        return places.size();
    }
}
