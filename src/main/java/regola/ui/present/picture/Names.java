package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.engine.Ruleset;
import regola.engine.value.Catalog;
import regola.engine.value.Manner;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.language.model.Mark;
import regola.language.model.Reason;
import regola.language.model.Seats;
import regola.language.model.Text;
import regola.language.model.Type;
import regola.language.source.Span;
import regola.ui.view.board.Ref;

/** A Names is what things of one game are called in one language. */
public final class Names {
    /** What the language calls the place of pieces that are not in play; it is shown nowhere. */
    static final String BOX = "box";

    private static final String TO = "\u2192 ";

    private final Catalog catalog;
    private final Manner manner;
    private final Map<String, String> colours;
    /** What special squares are called. */
    private final Set<String> marks;

    /** Everything is called by its name. */
    public Names(Ruleset rules, String language) {
        this(rules, Manner.of(language));
    }

    public Names(Ruleset rules, Manner manner) {
        this(rules, manner, Map.of());
    }

    /** @param called what players are called instead of their own names, by these */
    public Names(Ruleset rules, Manner manner, Map<String, String> called) {
        this.catalog = rules.names();
        this.colours = SideColours.of(rules.game());
        this.marks = rules.game().marks().stream().map(Mark::name).collect(Collectors.toSet());
        this.manner = called.isEmpty() ? manner : manner.calling(called);
    }

    public Catalog catalog() {
        return catalog;
    }

    public String language() {
        return manner.language();
    }

    /** @return how things are said: whether places are called by their names */
    public Manner manner() {
        return manner;
    }

    /** @return what a thing is called in a sentence */
    public String of(Thing thing) {
        return title(thing, manner);
    }

    /** @return what a thing is called, whether or not its name is seen anywhere: for who does not see the board */
    public String called(Thing thing) {
        return title(thing, manner.naming(true));
    }

    /** @return a thing that somebody has pointed at; a place without a name to be said is here */
    String pointedAt(Thing thing) {
        return isNameless(thing) ? language().equals("it") ? "qui" : "here" : of(thing);
    }

    /** @return whether it is a place that cannot be called by its name, because the name is seen nowhere */
    boolean isNameless(Thing thing) {
        return catalog.isNameless(thing.type(), thing.number(), manner);
    }

    private String title(Thing thing, Manner how) {
        if (thing.number() < 0 && !thing.is(Type.Base.NUMBER)) return thing.id();
        return catalog.title(thing, how);
    }

    public String of(Type type, long number) {
        return catalog.title(type, number, manner);
    }

    public String player(int number) {
        return capital(of(Type.PLAYER, number));
    }

    /** @return "#RRGGBB" */
    String colour(int player) {
        return colours.get(catalog.id(Type.PLAYER, player));
    }

    /** @return a player, with the sides that it plays if they have names of their own */
    String seat(Seats seats, int number) {
        if (number >= seats.played().size()) return player(number);
        return player(number) + " ("
                + seats.played().get(number).stream()
                        .map(side -> capital(word(side)))
                        .collect(Collectors.joining(", ")) + ")";
    }

    /** @return what a word of the rule file is called */
    public String word(String word) {
        return catalog.word(word, language());
    }

    /** @return whether the rule file says what people call a word */
    boolean isNamed(String word) {
        return catalog.isNamed(word);
    }

    /** @return what a word of the rule file is called; one that has no name of its own is read without hyphens */
    public String spoken(String word) {
        String said = word(word);
        return said.equals(word) ? word.replace('-', ' ') : said;
    }

    /**
     * @return a move in words; where a place follows a thing with no word between, an arrow says that the one goes to
     *     the other, and so where it follows a word that special squares are called by too, which is the name of a
     *     thing; places without a name to be said are left out
     */
    public String of(Move move) {
        return of(move, manner);
    }

    /** @return moves in words; of what begins alike and goes to several places the beginning is told once */
    public String of(List<Move> moves) {
        List<List<Move>> told = new ArrayList<>();
        for (Move move : moves)
            told.stream()
                    .filter(each -> isElsewhere(each.get(0), move))
                    .findFirst()
                    .ifPresentOrElse(each -> each.add(move), () -> told.add(new ArrayList<>(List.of(move))));
        String all = told.stream().map(this::ways).collect(Collectors.joining("; "));
        return capital(all);
    }

    private String ways(List<Move> alike) {
        Stream<String> further = alike.stream()
                .skip(1)
                .map(move -> said(move.parts().get(move.parts().size() - 1), manner));
        return Stream.concat(Stream.of(words(alike.get(0).parts(), manner)), further)
                .collect(Collectors.joining(", "));
    }

    /** Whether two moves differ in nothing but the place at their end, and that has a name to be said. */
    private boolean isElsewhere(Move one, Move other) {
        int last = one.parts().size() - 1;
        if (last < 1 || other.parts().size() != last + 1) return false;
        Thing end = other.parts().get(last).thing();
        return end != null
                && end.is(Type.Base.SITE)
                && !catalog.isNameless(end.type(), end.number(), manner)
                && one.parts().get(last).thing() != null
                && one.parts().subList(0, last).equals(other.parts().subList(0, last));
    }

    /** @return a move in words, everything called by its name */
    public String called(Move move) {
        return of(move, manner.naming(true));
    }

    /** @return a part of a move in words, everything called by its name */
    String called(Move move, int from, int to) {
        return sentence(words(move.parts().subList(from, to), manner.naming(true)));
    }

    private String said(Move.Part part, Manner how) {
        return part.thing() == null ? word(part.text()) : title(part.thing(), how);
    }

    private String of(Move move, Manner how) {
        return capital(words(move.parts(), how));
    }

    private String words(List<Move.Part> parts, Manner how) {
        StringBuilder said = new StringBuilder();
        boolean thing = false;
        for (Move.Part part : parts) {
            if (part.thing() != null
                    && catalog.isNameless(part.thing().type(), part.thing().number(), how)) continue;
            if (!said.isEmpty()) said.append(' ');
            if (thing && part.thing() != null && part.thing().is(Type.Base.SITE)) said.append(TO);
            said.append(said(part, how));
            thing = part.thing() != null || marks.contains(part.text());
        }
        return said.toString();
    }

    /** @return null if the game has no such thing */
    Thing thing(Ref ref) {
        Type type = switch (ref.sort()) {
            case SITE -> Type.SITE;
            case PIECE -> Type.PIECE;
            case KIND -> Type.KIND;
            case PLAYER -> Type.PLAYER;
            case MOVE, LYING -> null;
        };
        if (type == null || !catalog.isNamed(type, ref.id())) return null;
        return catalog.thing(type, catalog.number(type, ref.id()));
    }

    public List<Thing> things(List<Ref> refs) {
        return refs.stream().map(this::thing).filter(Objects::nonNull).toList();
    }

    public String of(Reason reason) {
        return reason == null ? "" : plain(reason.text(), language());
    }

    /** @return the words of a text that has no values to put in; a dot for each hole */
    public static String plain(Text text, String language) {
        if (text == null || text.isEmpty()) return "";
        return text.in(language).parts().stream()
                .map(part -> part instanceof Text.Words words ? words.words() : "·")
                .collect(Collectors.joining());
    }

    public static String capital(String words) {
        return words.isEmpty() ? words : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** @return as in the middle of a sentence */
    public static String small(String words) {
        return words.isEmpty() ? words : words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
    }

    /** @return a sentence with a capital, unless it begins with the short name of a place, such as a7 */
    public static String sentence(String words) {
        boolean word = words.length() > 1 && Character.isLetter(words.charAt(1));
        return word ? capital(words) : words;
    }

    /** @return words that others may follow: with a full stop, if they end without any */
    public static String ended(String words) {
        return words.isEmpty() || words.matches("(?s).*[.!?…:][”\"’»)]?") ? words : words + ".";
    }

    /** @return file and line, or nothing */
    public static String place(Span span) {
        return span == null ? "" : span.brief();
    }
}
