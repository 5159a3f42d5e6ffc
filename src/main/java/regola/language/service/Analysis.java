package regola.language.service;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import regola.language.resolve.Declared;
import regola.language.resolve.NameUses;
import regola.language.resolve.Sort;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.tree.Header;
import regola.language.tree.RuleFile;

/**
 * An Analysis is what is found out about the texts of a game as soon as it is asked for: read, then checked in each way
 * that matters: the game alone, with each variant, and with all of them. What a name means in one of these ways and in
 * another is one symbol as soon as the two share a place.
 */
final class Analysis {
    private final GameTexts texts;
    private final Readings readings;
    private List<Readings.Checked> ways;
    private List<Symbol> symbols;
    private final Map<SourceText, TreeMap<Integer, Symbol>> places = new HashMap<>();

    /** A Node is a name at a place, or one that is made there. */
    private record Node(Span at, String name) {}

    Analysis(GameTexts texts, Readings readings) {
        this.texts = texts;
        this.readings = readings;
    }

    static Analysis of(GameTexts texts) {
        return new Analysis(texts, new Readings(texts.drawings()));
    }

    /** @return of texts some of which are the same; those are not gone through again */
    Analysis after(GameTexts next) {
        return new Analysis(next, readings.keeping(next));
    }

    /** @return the letters of a place */
    static String written(Span span) {
        return span.source().text().substring(span.start(), span.end());
    }

    RuleFile tree() {
        return readings.tree(texts.game());
    }

    RuleFile tree(SourceText text) {
        return readings.tree(text);
    }

    GameTexts texts() {
        return texts;
    }

    /** @return the game alone, with each variant, and with all */
    List<Readings.Checked> ways() {
        if (ways == null) {
            List<Readings.Checked> made = new ArrayList<>();
            made.add(readings.checked(texts.game(), List.of()));
            for (SourceText variant : texts.variants()) made.add(readings.checked(texts.game(), List.of(variant)));
            if (texts.variants().size() > 1) made.add(readings.checked(texts.game(), texts.variants()));
            ways = made;
        }
        return ways;
    }

    /** @return the way in which a text is looked at by itself: the game alone, a variant with its game */
    Readings.Checked way(SourceText text) {
        boolean variant = texts.variants().contains(text);
        return readings.checked(texts.game(), variant ? List.of(text) : List.of());
    }

    // ---- names

    private void join() {
        symbols = new ArrayList<>();
        Map<Node, Node> parents = new LinkedHashMap<>();
        Map<Node, Declared> declared = new HashMap<>();
        Map<Node, NameUses.Local> locals = new HashMap<>();
        Set<Node> own = new HashSet<>();
        for (Readings.Checked way : ways()) {
            for (Declared one : way.uses().table().everything()) {
                if (one.span() != null) declared.putIfAbsent(found(parents, node(one.span(), one.name())), one);
            }
            for (NameUses.Local local : way.uses().locals())
                locals.putIfAbsent(node(local.declared(), local.name()), local);
            for (NameUses.Use use : way.uses().all()) {
                Node at = node(use.at(), use.name());
                Node of = node(use.declared(), use.name());
                if (at.equals(of)) own.add(at);
                join(parents, at, of);
            }
        }
        joinHeaders(parents, own);
        Map<Node, List<Node>> groups = new LinkedHashMap<>();
        for (Node node : List.copyOf(parents.keySet()))
            groups.computeIfAbsent(root(parents, node), root -> new ArrayList<>())
                    .add(node);
        for (List<Node> group : groups.values()) {
            // What nothing declares, such as the place of what is announced, is nobody's to name.
            boolean named = group.stream().anyMatch(node -> own.contains(node) || declared.containsKey(node));
            if (named) symbols.add(symbol(group, declared, locals));
        }
        for (Symbol symbol : symbols) {
            for (Span place : symbol.places())
                places.computeIfAbsent(place.source(), source -> new TreeMap<>())
                        .putIfAbsent(place.start(), symbol);
        }
    }

    /** What a variant calls its game. */
    private void joinHeaders(Map<Node, Node> parents, Set<Node> own) {
        if (!(tree().header() instanceof Header.Game game)) return;
        own.add(found(parents, node(game.id().span(), game.id().text())));
        for (SourceText text : texts.variants()) {
            if (!(readings.tree(text).header() instanceof Header.Variant variant)) continue;
            if (variant.game().text().equals(game.id().text()))
                join(
                        parents,
                        node(variant.game().span(), game.id().text()),
                        node(game.id().span(), game.id().text()));
        }
    }

    private static Node node(Span at, String name) {
        return new Node(at, name);
    }

    private static Node found(Map<Node, Node> parents, Node node) {
        parents.putIfAbsent(node, node);
        return node;
    }

    private static Node root(Map<Node, Node> parents, Node node) {
        Node at = found(parents, node);
        while (parents.get(at) != at) {
            parents.put(at, parents.get(parents.get(at)));
            at = parents.get(at);
        }
        return at;
    }

    private static void join(Map<Node, Node> parents, Node one, Node other) {
        Node a = root(parents, one);
        Node b = root(parents, other);
        if (a != b) parents.put(a, b);
    }

    private Symbol symbol(List<Node> group, Map<Node, Declared> declared, Map<Node, NameUses.Local> locals) {
        List<SourceText> order = texts.all();
        Comparator<Span> inOrder = Comparator.comparingInt((Span span) -> order.indexOf(span.source()))
                .thenComparingInt(Span::start);
        List<Span> written = group.stream()
                .map(Node::at)
                .filter(at -> written(at).equals(group.get(0).name))
                .sorted(inOrder)
                .toList();
        List<Node> declaring = group.stream()
                .filter(node -> declared.containsKey(node) || locals.containsKey(node))
                .sorted(Comparator.comparing(Node::at, inOrder))
                .toList();
        String name = group.get(0).name;
        if (declaring.isEmpty()) {
            boolean header = tree().header() != null
                    && written.contains(tree().header().id().span());
            return new Symbol(name, header ? Sort.UNREAD : Sort.DECISION, null, firstOf(group, inOrder), written);
        }
        Node first = declaring.get(0);
        Declared one = declared.get(first);
        return one == null
                ? new Symbol(name, null, locals.get(first).type(), first.at, written)
                : new Symbol(name, one.sort(), null, declaredAt(one, written), written);
    }

    /** An item of a choice is declared where it stands in the list behind the choice's name. */
    private static Span declaredAt(Declared one, List<Span> written) {
        if (one.sort() != Sort.CHOICE_ITEM) return one.span();
        return written.stream()
                .filter(place -> place.source() == one.span().source()
                        && place.start() >= one.span().start())
                .findFirst()
                .orElse(one.span());
    }

    private static Span firstOf(List<Node> group, Comparator<Span> inOrder) {
        return group.stream().map(Node::at).min(inOrder).orElseThrow();
    }

    boolean isJoined() {
        return symbols != null;
    }

    List<Symbol> symbols() {
        if (symbols == null) join();
        return symbols;
    }

    /** @return the symbol whose name stands at the place, or null; between two names that before it */
    Symbol at(SourceText text, int offset) {
        if (symbols == null) join();
        var entry = places.getOrDefault(text, new TreeMap<>()).floorEntry(offset);
        return entry != null
                        && offset <= entry.getKey() + entry.getValue().name().length()
                ? entry.getValue()
                : null;
    }

    /** @return where the name that is there begins; only if there is one */
    Span placeAt(SourceText text, int offset) {
        int start = places.get(text).floorKey(offset);
        return new Span(text, start, start + places.get(text).get(start).name().length());
    }
}
