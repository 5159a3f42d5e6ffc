package regola.engine.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import regola.engine.board.Bits;
import regola.engine.board.Layout;
import regola.engine.run.Execution;
import regola.engine.value.Catalog;
import regola.engine.value.Spoken;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.Type;
import regola.language.source.Quoted;

/**
 * A PlainValues is the values of variables and properties in the plain form of positions, there and back: numbers, true
 * and false, names, null for none, and lists of these.
 */
final class PlainValues {
    static final Spoken TOO_FAR =
            Spoken.of("this is too far away from the pieces", "questo è troppo lontano dai pezzi");
    /** What there may be of a name, as one says it in Italian; whatever else is values of a choice. */
    private static final Map<String, String> KNOWN = Map.of(
            "piece",
            "i pezzi",
            "site",
            "i posti",
            "player",
            "i giocatori",
            "kind",
            "i tipi di pezzi",
            "line",
            "le linee",
            "zone",
            "le zone",
            "setting",
            "le regole che si possono cambiare",
            "property",
            "le proprietà",
            "variable",
            "le variabili");

    private final Layout layout;
    private final Catalog names;
    private final PieceNames pieces;

    PlainValues(Execution x) {
        layout = x.program.layout;
        names = x.names();
        pieces = PieceNames.of(x);
    }

    // ---------------------------------------------------------------- writing

    Object plain(Type type, long value) {
        if (type.isSet()) return plainList(type.element(), Bits.elements(value));
        return plainOne(type, value);
    }

    /** @param list a list, a set of numbers, or a large set */
    Object plain(Type type, long[] list) {
        boolean elements = type.isList() || type.base() == Type.Base.NUMBER;
        return plainList(type.element(), elements ? list : Bits.elements(list));
    }

    private List<Object> plainList(Type element, long[] values) {
        List<Object> list = new ArrayList<>();
        for (long value : values) list.add(plainOne(element, value));
        return list;
    }

    private Object plainOne(Type type, long value) {
        return switch (type.base()) {
            case NUMBER -> value;
            case TRUTH -> value != 0;
            case PIECE -> value < 0 ? null : pieces.name((int) value);
            default -> value < 0 ? null : names.id(type, value);
        };
    }

    // ---------------------------------------------------------------- reading

    /** @return the value of a type of one word; problems are told, and the answer then means nothing */
    long narrow(Type type, Object plain, String path, BiConsumer<String, Spoken> problem) {
        if (!type.isSet()) return one(type, plain, path, problem);
        long set = 0;
        for (long element : elements(type, plain, path, problem)) if (element >= 0) set |= 1L << element;
        return set;
    }

    long[] wide(Type type, Object plain, String path, BiConsumer<String, Spoken> problem) {
        long[] elements = elements(type, plain, path, problem);
        if (type.isList()) return elements;
        return type.base() == Type.Base.NUMBER
                ? Bits.sorted(elements)
                : Bits.fromElements(layout.words(type), elements);
    }

    private long[] elements(Type type, Object plain, String path, BiConsumer<String, Spoken> problem) {
        if (!(plain instanceof List<?> list)) {
            problem.accept(
                    path, Spoken.of("a list is expected here, for a " + type, "qui ci vuole un elenco (" + type + ")"));
            return new long[0];
        }
        long[] elements = new long[list.size()];
        for (int i = 0; i < elements.length; i++)
            elements[i] = one(type.element(), list.get(i), path + "[" + i + "]", problem);
        return elements;
    }

    private long one(Type type, Object plain, String path, BiConsumer<String, Spoken> problem) {
        switch (type.base()) {
            case NUMBER:
                if (plain instanceof Long number) return number;
                break;
            case TRUTH:
                if (plain instanceof Boolean truth) return truth ? 1 : 0;
                break;
            default:
                if (plain == null) return -1;
                if (plain instanceof String name) return named(type, name, path, problem);
                if (plain instanceof Long number) return named(type, number.toString(), path, problem);
        }
        problem.accept(
                path,
                Spoken.of(
                        "a " + type + " is expected here, not " + plain,
                        "qui ci vuole un valore di altro tipo (" + type + "), non " + plain));
        return 0;
    }

    private long named(Type type, String name, String path, BiConsumer<String, Spoken> problem) {
        long number = type.base() == Type.Base.PIECE ? pieces.piece(name) : names.number(type, name);
        if (number < 0) problem.accept(path, unknown(type.toString(), name, names.distinctIds(type)));
        else if (!names.isNear(type, name)) problem.accept(path, TOO_FAR);
        return number;
    }

    static Spoken unknown(String what, String name, List<String> known) {
        return language -> { // what is meant is looked for only if somebody reads it: a position may have very many
            // wrong names
            Optional<String> meant = DidYouMean.closest(name, known);
            String quoted = Quoted.shortened(name);
            if (language.equals("it")) {
                return "tra " + KNOWN.getOrDefault(what, "i valori di " + what) + " non c'è '" + quoted + "'"
                        + meant.map(word -> ", intendevi '" + word + "'?").orElse("");
            }
            return "no " + what + " is called '" + quoted + "'"
                    + meant.map(word -> ", did you mean '" + word + "'?").orElse("");
        };
    }
}
