package regola.language.resolve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.language.model.Type;
import regola.language.source.Span;

/**
 * NameUses are what the names of one compilation turned out to mean, told by whoever found it out: so a form of the
 * language that is new tells of its names without anything to be done for it. Where nobody wants to know, nothing is
 * kept.
 */
public final class NameUses {
    private final boolean wanted;
    private final List<Use> all = new ArrayList<>();
    private final Map<Span, Local> locals = new LinkedHashMap<>();
    private SymbolTable table = new SymbolTable();

    /**
     * A Use is a name at a place.
     *
     * @param at the name as it is written there
     * @param declared where it is declared; what has a name made from others is declared where that is said
     */
    public record Use(Span at, String name, Span declared) {}

    /** A Local is a name that one block knows, such as what is chosen. */
    public record Local(String name, Type type, Span declared) {}

    private NameUses(boolean wanted) {
        this.wanted = wanted;
    }

    public static NameUses kept() {
        return new NameUses(true);
    }

    public static NameUses forgotten() {
        return new NameUses(false);
    }

    /** @param declared null for what no file declares */
    public void add(Span at, String name, Span declared) {
        if (wanted && declared != null && at != null) all.add(new Use(at, name, declared));
    }

    public void add(Span at, Declared declared) {
        if (declared != null) add(at, declared.name(), declared.span());
    }

    public void addLocal(String name, Type type, Span declared) {
        if (!wanted) return;
        locals.putIfAbsent(declared, new Local(name, type, declared));
        add(declared, name, declared);
    }

    /** @param names everything that has a name of its own in the whole game */
    public void complete(SymbolTable names) {
        if (wanted) table = names;
    }

    public List<Use> all() {
        return List.copyOf(all);
    }

    public List<Local> locals() {
        return List.copyOf(locals.values());
    }

    public SymbolTable table() {
        return table;
    }
}
