package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import regola.engine.Ruleset;
import regola.engine.value.Thing;
import regola.language.model.Expr;
import regola.language.model.Naming;
import regola.language.model.Property;
import regola.language.model.Type;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.SiteView;

/**
 * A KeptLooks says how that looks what a game keeps of its sites and pieces: a choice by the drawing of its word, what
 * is yes or no by its own drawing where it is yes. What whoever looks may not know has no look.
 */
final class KeptLooks {
    private final Ruleset rules;
    private final Names names;
    private final List<Property> drawn;

    KeptLooks(Ruleset rules, Names names) {
        this.rules = rules;
        this.names = names;
        this.drawn = rules.game().properties().stream().filter(this::isDrawn).toList();
    }

    private boolean isDrawn(Property property) {
        if (property.art() != null) return true;
        Type type = property.type();
        if (type.base() != Type.Base.CHOICE || type.shape() != Type.Shape.ONE) return false;
        return names.catalog().ids(type).stream()
                .map(names.catalog()::naming)
                .anyMatch(naming -> naming != null && naming.art() != null);
    }

    /** @return the drawn things kept of a place, in the order of the rule file */
    List<MarkView> of(SiteView site, Standing standing) {
        return of(Type.Base.SITE, standing.ofSite(site.id()))
                .filter(p -> isAmong(p, site))
                .map(p -> look(p, standing.ofSite(site.id())))
                .filter(Objects::nonNull)
                .toList();
    }

    /** @return likewise of a piece */
    List<MarkView> of(String piece, Standing standing) {
        Map<?, ?> kept = standing.ofPiece(piece);
        return of(Type.Base.PIECE, kept)
                .map(p -> look(p, kept))
                .filter(Objects::nonNull)
                .toList();
    }

    /** Of a piece of which nothing is kept that is not as at first there is nothing to show but words of a choice. */
    private Stream<Property> of(Type.Base base, Map<?, ?> kept) {
        return drawn.stream().filter(p -> p.of() == base && (p.art() == null || kept.containsKey(p.name())));
    }

    private boolean isAmong(Property property, SiteView site) {
        return property.among() == null
                || property.among().equals(rules.board().name())
                || site.regions().contains(property.among());
    }

    /** @return null if it has no look now */
    private MarkView look(Property property, Map<?, ?> kept) {
        Object value = kept.get(property.name());
        if (property.type().equals(Type.TRUTH)) return Boolean.TRUE.equals(value) ? own(property) : null;
        if (value != null) return look(String.valueOf(value));
        boolean known = property.initial() instanceof Expr.Constant;
        return known ? look(names.catalog().id(property.type(), ((Expr.Constant) property.initial()).value())) : null;
    }

    private MarkView own(Property property) {
        String said = names.of(property.reason());
        String name = said.isEmpty() ? names.spoken(property.name()) : said;
        return new MarkView(
                name,
                property.art(),
                property.reason() == null ? null : property.reason().rule(),
                "");
    }

    private MarkView look(String word) {
        Naming naming = names.catalog().naming(word);
        if (naming == null || naming.art() == null) return null;
        String rule = naming.about() == null ? null : naming.about().rule();
        return new MarkView(names.spoken(word), naming.art(), rule, names.of(naming.about()));
    }

    /**
     * @param before what of this sort was seen there before
     * @param value what it has become; null if nobody may know
     * @return what is seen there after that of a place has changed; null if nothing drawn is concerned
     */
    List<MarkView> turned(List<MarkView> before, String property, Thing value) {
        Property changed = drawn.stream()
                .filter(p -> p.of() == Type.Base.SITE && p.name().equals(property))
                .findFirst()
                .orElse(null);
        if (changed == null) return null;
        List<MarkView> after = new ArrayList<>(before);
        after.removeIf(mark -> isOf(changed, mark));
        MarkView look = value == null
                ? null
                : changed.type().equals(Type.TRUTH) ? value.number() == 1 ? own(changed) : null : look(value.id());
        if (look != null) after.add(look);
        return after;
    }

    private boolean isOf(Property property, MarkView mark) {
        if (property.art() != null) return property.art().equals(mark.art());
        return names.catalog().ids(property.type()).stream().map(this::look).anyMatch(mark::equals);
    }
}
