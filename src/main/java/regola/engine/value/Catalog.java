package regola.engine.value;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import regola.language.model.ChoiceType;
import regola.language.model.Naming;
import regola.language.model.Text;
import regola.language.model.Type;

/**
 * A Catalog is the names of everything in a ruleset and their numbers, and what they are called on the screen. On an
 * endless plane of hexes it also knows where on the plane a match is, since the same number is another hex elsewhere.
 */
public final class Catalog {
    /** What the number of one of several pieces is called in the words for them. */
    private static final String COUNTED = "n";

    private final Map<Type.Base, List<String>> ids;
    private final Map<Type.Base, Map<String, Integer>> numbers = new HashMap<>();
    private final Map<String, ChoiceType> choices;
    private final Map<String, Naming> namings;
    private final List<PieceEntry> pieces;
    private final List<KindEntry> kinds;
    private final List<SiteEntry> sites;
    private final int players;
    private final Set<String> absent;
    private final HexWindow window;
    private final Map<Integer, String> otherNames;

    /**
     * @param alike true if the piece is called by its kind and cannot be told from others of it
     * @param madeFor what it was made for: {@code side} or {@code player}, names of choices, and its number {@code n}
     */
    public record PieceEntry(String id, int kind, int owner, boolean alike, Map<String, String> madeFor) {
        public PieceEntry {
            madeFor = Map.copyOf(madeFor);
        }
    }

    /** @param pieceClass the declared set of pieces that the kind belongs to; art may be null */
    public record KindEntry(String id, String pieceClass, int owner, String art) {}

    /** @param zone the board's or zone's name; owner the player's number, or -1 */
    public record SiteEntry(String id, String zone, int owner, boolean onBoard) {}

    /**
     * @param players how many of the sides take turns; the others are neutral
     * @param window where the first sites are on an endless plane of hexes; null on other boards
     */
    public Catalog(
            List<SiteEntry> sites,
            List<PieceEntry> pieces,
            List<KindEntry> kinds,
            List<String> sides,
            int players,
            List<String> lines,
            List<ChoiceType> choices,
            Map<String, Naming> namings,
            HexWindow window,
            Set<String> absent) {
        this.absent = Set.copyOf(absent);
        this.window = window;
        this.otherNames = Map.of();
        this.sites = List.copyOf(sites);
        this.pieces = List.copyOf(pieces);
        this.kinds = List.copyOf(kinds);
        this.players = players;
        this.choices =
                choices.stream().collect(Collectors.toMap(ChoiceType::name, c -> c, (a, b) -> a, LinkedHashMap::new));
        this.namings = Map.copyOf(namings);
        this.ids = Map.of(
                Type.Base.SITE, sites.stream().map(SiteEntry::id).toList(),
                Type.Base.PIECE, pieces.stream().map(PieceEntry::id).toList(),
                Type.Base.KIND, kinds.stream().map(KindEntry::id).toList(),
                Type.Base.PLAYER, List.copyOf(sides),
                Type.Base.LINE, List.copyOf(lines),
                Type.Base.TRUTH, List.of("no", "yes"));
        ids.forEach((base, list) -> {
            Map<String, Integer> byId = new HashMap<>();
            for (int i = 0; i < list.size(); i++) byId.putIfAbsent(list.get(i), i);
            numbers.put(base, byId);
        });
    }

    private Catalog(Catalog other, HexWindow window, Map<Integer, String> otherNames) {
        this.window = window;
        this.otherNames = otherNames;
        ids = other.ids;
        numbers.putAll(other.numbers);
        choices = other.choices;
        namings = other.namings;
        pieces = other.pieces;
        kinds = other.kinds;
        sites = other.sites;
        players = other.players;
        absent = other.absent;
    }

    /** @return the same names, while the match is elsewhere on its plane of hexes; this one on other boards */
    public Catalog in(HexWindow elsewhere) {
        return elsewhere == null || elsewhere.equals(window) ? this : new Catalog(this, elsewhere, Map.of());
    }

    /** @return the same names, but the hex with this number is called otherwise, because it stands in for another */
    public Catalog withSiteNamed(int number, String otherwise) {
        Map<Integer, String> more = new HashMap<>(otherNames);
        more.put(number, otherwise);
        return new Catalog(this, window, Map.copyOf(more));
    }

    /** @return whether this is a site that the board has with other settings only */
    public boolean isAbsent(String site) {
        return absent.contains(site);
    }

    /** @return where the hexes with names are; null if the board is no plane of hexes */
    public HexWindow window() {
        return window;
    }

    private boolean isHex(Type type, long number) {
        return window != null && type.base() == Type.Base.SITE && number >= 0 && number < window.count();
    }

    /** @return ids in the order of their numbers; alike pieces appear once for each; none for numbers */
    public List<String> ids(Type type) {
        if (type.base() == Type.Base.CHOICE) return choices.get(type.choice()).items();
        if (window != null && type.base() == Type.Base.SITE)
            return IntStream.range(0, sites.size()).mapToObj(s -> site(s).id()).toList();
        return ids.getOrDefault(type.base(), List.of());
    }

    public int count(Type type) {
        return ids(type).size();
    }

    /** @return the name of a value of one thing, "none" for the absent one */
    public String id(Type type, long number) {
        if (type.base() == Type.Base.NUMBER) return Long.toString(number);
        if (isHex(type, number)) {
            String other = otherNames.get((int) number);
            return other != null ? other : window.hex((int) number).toString();
        }
        List<String> names = type.base() == Type.Base.SITE ? ids.get(Type.Base.SITE) : ids(type);
        return number < 0 || number >= names.size() ? "none" : names.get((int) number);
    }

    /**
     * @return the number of the thing called so, -1 if there is none; of alike pieces the lowest. Every hex of a plane
     *     has one
     */
    public long number(Type type, String id) {
        switch (type.base()) {
            case NUMBER:
                return id.matches("-?\\d{1,18}") ? Long.parseLong(id) : -1;
            case CHOICE:
                return choices.get(type.choice()).items().indexOf(id);
            case SITE:
                Hex hex = window == null ? null : Hex.named(id);
                if (hex != null) return window.number(hex);
                return numbers.get(Type.Base.SITE).getOrDefault(id, -1);
            default:
                return numbers.getOrDefault(type.base(), Map.of()).getOrDefault(id, -1);
        }
    }

    /** @return a player by its number */
    public Thing player(int number) {
        return thing(Type.PLAYER, number);
    }

    /** @return false for a hex that is too far away from all pieces to have a number that no other hex has now */
    public boolean isNear(Type type, String id) {
        Hex hex = window == null || type.base() != Type.Base.SITE ? null : Hex.named(id);
        return hex == null || window.contains(hex);
    }

    public boolean isNamed(Type type, String id) {
        return type.base() == Type.Base.NUMBER ? id.matches("-?\\d{1,18}") : number(type, id) >= 0;
    }

    public Thing thing(Type type, long number) {
        return new Thing(type.element(), number, id(type, number));
    }

    /**
     * @return the thing called so among pieces, sites, kinds, players and lines, in this order; null if there is none
     */
    public Thing find(String id) {
        for (Type type : List.of(Type.PIECE, Type.SITE, Type.KIND, Type.PLAYER, Type.LINE)) {
            if (isNamed(type, id)) return thing(type, number(type, id));
        }
        for (ChoiceType choice : choices.values()) {
            int item = choice.items().indexOf(id);
            if (item >= 0) return thing(Type.choice(choice.name()), item);
        }
        return null;
    }

    /** @return how many take turns; sides beyond are neutral */
    public int players() {
        return players;
    }

    public SiteEntry site(int number) {
        SiteEntry site = sites.get(number);
        return isHex(Type.SITE, number)
                ? new SiteEntry(id(Type.SITE, number), site.zone(), site.owner(), site.onBoard())
                : site;
    }

    public PieceEntry piece(int number) {
        return pieces.get(number);
    }

    public KindEntry kind(int number) {
        return kinds.get(number);
    }

    /** @return how the rule file says a thing is called and looks, or null; a piece without words goes by its kind's */
    public Naming naming(Type type, long number) {
        Naming own = namings.get(id(type, number));
        if (own == null && type.base() == Type.Base.PIECE && number >= 0 && number < pieces.size()) {
            return namings.get(kinds.get(pieces.get((int) number).kind()).id());
        }
        return own;
    }

    /** @return the naming of any word of the rule file, such as a zone or a choose; null if it has none */
    public Naming naming(String word) {
        return namings.get(word);
    }

    /** @return what people read in the language */
    public String title(Type type, long number, String language) {
        return named(type, number, Manner.of(language));
    }

    /** @return what people read, the names of places too */
    private String named(Type type, long number, Manner manner) {
        String language = manner.language();
        String own =
                type.base() == Type.Base.PLAYER && number >= 0 ? manner.called().get(id(type, number)) : null;
        if (own != null) return own;
        Naming naming = naming(type, number);
        if (naming != null && !naming.text().isEmpty()) return plain(naming.text(), language);
        String made = type.base() == Type.Base.PIECE && number >= 0 && number < pieces.size()
                ? made(pieces.get((int) number), manner)
                : null;
        if (made != null) return made;
        String owned = owned(type, number, manner);
        if (owned != null) return owned;
        if (type.base() == Type.Base.SITE
                && number >= 0
                && sites.get((int) number).owner() >= 0) {
            SiteEntry site = sites.get((int) number);
            return word(site.zone(), language) + " (" + named(Type.PLAYER, site.owner(), manner) + ")";
        }
        if (type.base() == Type.Base.TRUTH && language.equals("it")) return number == 0 ? "no" : "sì";
        if (number < 0 && type.base() != Type.Base.NUMBER) return language.equals("it") ? "nessuno" : "none";
        return id(type, number);
    }

    public String title(Thing thing, String language) {
        return title(thing, Manner.of(language));
    }

    public String title(Thing thing, Manner manner) {
        if (isNameless(thing.type(), thing.number(), manner)) return somewhere(manner);
        return isHex(thing.type(), thing.number()) ? thing.id() : named(thing.type(), thing.number(), manner);
    }

    /** @return what people read in this way of speaking */
    public String title(Type type, long number, Manner manner) {
        return isNameless(type, number, manner) ? somewhere(manner) : named(type, number, manner);
    }

    private static String somewhere(Manner manner) {
        return manner.isItalian() ? "un posto" : "a place";
    }

    /**
     * @return whether it is a place on the board, or a line of places, that the rule file has no words for, so that it
     *     has a name only for who sees names on the board
     */
    public boolean isNameless(Type type, long number, Manner manner) {
        if (manner.naming() || number < 0) return false;
        if (type.base() == Type.Base.LINE) return !isNamed(id(type, number));
        if (type.base() != Type.Base.SITE) return false;
        if (isHex(type, number)) return true;
        SiteEntry site = sites.get((int) number);
        return site.owner() < 0 && !isNamed(site.id());
    }

    /**
     * @param rule a rule's name, or null
     * @return what there is to be glad of when it acts, as said in the middle of a sentence; empty if nothing
     */
    public String cheered(String rule, String language) {
        Naming naming = rule == null ? null : namings.get(rule);
        return naming == null || naming.cheered().isEmpty() ? "" : plain(naming.cheered(), language);
    }

    /**
     * @param pick what an option of a decision calls something that is chosen
     * @return the question for it; empty if the rule file has none
     */
    public String asked(String pick, String language) {
        Naming naming = namings.get(pick);
        return naming != null && naming.asks() ? plain(naming.text(), language) : "";
    }

    /** @return whether the rule file says of any rule what there is to be glad of */
    public boolean cheers() {
        return namings.values().stream().anyMatch(naming -> !naming.cheered().isEmpty());
    }

    /** @return whether the rule file says what people call a word */
    public boolean isNamed(String word) {
        return namings.containsKey(word) && !namings.get(word).text().isEmpty();
    }

    /** @return what a word of the rule file is called, or the word itself */
    public String word(String word, String language) {
        Naming naming = namings.get(word);
        return naming == null || naming.text().isEmpty() ? word : plain(naming.text(), language);
    }

    /**
     * @return what the words for its whole set say about this piece, its number only where names are seen on the board;
     *     null if they have no blanks to fill
     */
    private String made(PieceEntry piece, Manner manner) {
        String language = manner.language();
        Naming naming = namings.get(kinds.get(piece.kind()).pieceClass());
        if (naming == null || naming.text().isEmpty()) return null;
        StringBuilder words = new StringBuilder();
        boolean yours = piece.owner() >= 0 && piece.owner() == manner.you();
        for (Text.Part part : naming.text().in(language).said(yours)) {
            if (part instanceof Text.Words w) words.append(w.words());
            if (part instanceof Text.Blank blank
                    && (manner.naming() || !blank.name().equals(COUNTED)))
                words.append(made(blank.name(), piece.madeFor().getOrDefault(blank.name(), ""), language));
        }
        boolean filled = naming.text().in(language).parts().stream().anyMatch(Text.Blank.class::isInstance);
        return filled ? words.toString().strip().replaceAll(" +", " ") : null;
    }

    /**
     * @return what the words for their whole set say about pieces that differ in nothing but whose they are; null for
     *     others
     */
    private String owned(Type type, long number, Manner manner) {
        boolean piece = type.base() == Type.Base.PIECE && number >= 0 && number < pieces.size();
        boolean kind = type.base() == Type.Base.KIND && number >= 0 && number < kinds.size();
        if (!piece && !kind || piece && !pieces.get((int) number).alike()) return null;
        KindEntry one = kinds.get(piece ? pieces.get((int) number).kind() : (int) number);
        boolean only = kinds.stream()
                .noneMatch(other -> other != one
                        && other.owner() == one.owner()
                        && other.pieceClass().equals(one.pieceClass()));
        if (!only || one.owner() < 0 || !isNamed(one.pieceClass())) return null;
        return word(one.pieceClass(), manner.language()) + " (" + named(Type.PLAYER, one.owner(), manner) + ")";
    }

    private String made(String blank, String item, String language) {
        ChoiceType choice = choices.get(blank);
        boolean minus = choice != null && choice.numbers() != null && item.startsWith("m");
        return minus ? "\u2212" + item.substring(1) : word(item, language);
    }

    private static String plain(Text text, String language) {
        StringBuilder words = new StringBuilder();
        for (Text.Part part : text.in(language).parts()) if (part instanceof Text.Words w) words.append(w.words());
        return words.toString();
    }

    /** @return distinct ids of a type, for lists of what may be written */
    public List<String> distinctIds(Type type) {
        return new ArrayList<>(new LinkedHashSet<>(ids(type)));
    }
}
