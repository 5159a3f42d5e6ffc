package regola.engine.position;

import regola.engine.board.Bits;
import regola.engine.board.Layout;
import regola.engine.lower.ReadyGame;
import regola.engine.run.Execution;
import regola.engine.run.Node;
import regola.language.model.Property;
import regola.language.model.Type;

/** A Sight is what one player can see of a match as it stands. */
final class Sight {
    static final int EVERYTHING = -1;

    private final ReadyGame ready;
    private final Execution x;
    private final Layout layout;
    private final int viewer;

    /** @param viewer a player's number, or EVERYTHING */
    Sight(ReadyGame ready, Execution x, int viewer) {
        this.ready = ready;
        this.x = x;
        this.layout = x.program.layout;
        this.viewer = viewer;
    }

    /** Whether the player sees what lies on a site; how many lie there everybody sees. */
    boolean isSeen(int site) {
        if (viewer == EVERYTHING || (layout.seen()[site] >>> viewer & 1) != 0) return true;
        Node open = ready.open().get(layout.names().site(site).zone());
        return open != null && x.inScratchFrame(ready.root(), e -> open.test(e));
    }

    /** Whether the player sees the value of a property; of what it is not kept about there is nothing to hide. */
    boolean isShown(Property property, int subject) {
        Node visible = ready.visible().get(property.name());
        if (visible == null || viewer == EVERYTHING || !isAmong(property, subject)) return true;
        if (property.byOwner() && layout.roster().isOwner(property.of(), subject, viewer)) return true;
        return x.inScratchFrame(ready.root(), e -> {
            e.slots[e.base] = subject;
            return visible.test(e);
        });
    }

    /** Whether the player knows which piece this is, wherever it lies: it was seen to come there. */
    boolean isKnown(int piece) {
        return x.state.known != null && x.state.known.isPieceKnown(piece, viewer);
    }

    /** Whether the player has seen the value of a property, and it is still that. */
    boolean isKnown(Property property, int subject) {
        return property.visibleIf() != null
                && x.state.known != null
                && x.state.known.isValueKnown(x.program.memory.firstHidden(property) + subject, viewer);
    }

    private boolean isAmong(Property property, int subject) {
        if (property.of() == Type.Base.PLAYER) return true;
        if (property.among() == null) return property.of() != Type.Base.SITE || subject < layout.sites().boardCount;
        long[] members = property.of() == Type.Base.SITE
                ? layout.siteSets().get(property.among())
                : layout.roster().ofClass(property.among());
        return members == null || Bits.has(members, subject);
    }
}
