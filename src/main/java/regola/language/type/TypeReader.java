package regola.language.type;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.ChoiceType;
import regola.language.model.Type;
import regola.language.resolve.Sort;
import regola.language.resolve.UnknownName;
import regola.language.source.Message;
import regola.language.tree.TypeNode;

/** A TypeReader says which type is meant by a type as written. */
final class TypeReader {
    private static final Map<String, Type> WORDS = Map.of(
            "number",
            Type.NUMBER,
            "player",
            Type.PLAYER,
            "piece",
            Type.PIECE,
            "site",
            Type.SITE,
            "kind",
            Type.KIND,
            "line",
            Type.LINE,
            TypeNode.TRUTH,
            Type.TRUTH);
    private static final List<String> IN_ORDER =
            List.of("number", "player", "piece", "site", "kind", "line", TypeNode.TRUTH);

    private TypeReader() {}

    static List<String> words() {
        return IN_ORDER;
    }

    /** @return the type, or {@link Conversions#BROKEN}; that is reported */
    static Type read(TypeNode node, CheckContext game) {
        Type one = one(node, game);
        if (one == Conversions.BROKEN) return one;
        return switch (node.shape()) {
            case ONE -> one;
            case SET -> one.set();
            case LIST -> one.list();
        };
    }

    private static Type one(TypeNode node, CheckContext game) {
        String name = node.name().text();
        Type known = WORDS.get(name);
        if (known != null) return known;
        if (game.names().has(Sort.CHOICE, name)) {
            game.uses().add(node.name().span(), game.names().get(Sort.CHOICE, name));
            ChoiceType choice = game.things().choice(name);
            return choice.numbers() == null ? Type.choice(name) : Type.NUMBER;
        }
        if (game.names().isUnread(name)) return Conversions.BROKEN;
        if (game.problems().isFull(node.span().source())) return Conversions.BROKEN;
        List<String> candidates = new ArrayList<>(IN_ORDER);
        candidates.addAll(game.names().of(EnumSet.of(Sort.CHOICE)));
        CharSequence fix = switch (name) {
            case "pieces", "sites", "players", "kinds", "lines" ->
                Message.of("write: set of {0}", name.substring(0, name.length() - 1));
            case "side" -> "write: player";
            case "truth", "boolean" -> "write: yes or no";
            default ->
                game.names().has(Sort.PIECES, name) || game.names().has(Sort.GROUP, name)
                        ? "write: piece"
                        : DidYouMean.asFix(name, candidates);
        };
        game.report(DiagnosticCode.UNKNOWN_TYPE
                .at(node.name().span(), name)
                .why(Message.of("there is: {0}, and 'set of' or 'list of' one of these", UnknownName.list(candidates)))
                .fix(fix));
        return Conversions.BROKEN;
    }
}
