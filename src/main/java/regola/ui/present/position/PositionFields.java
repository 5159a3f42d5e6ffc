package regola.ui.present.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import regola.engine.Ruleset;
import regola.engine.value.Catalog;
import regola.language.model.Expr;
import regola.language.model.Property;
import regola.language.model.Type;
import regola.language.model.Variable;
import regola.ui.present.picture.PositionPictures;
import regola.ui.view.position.FieldView;
import regola.ui.view.position.FieldView.Form;

/**
 * A PositionFields is what can be filled in of a position besides where the pieces are, made from what the rule file
 * keeps.
 */
final class PositionFields {
    static final String PIECES = "pieces";
    static final String SITES = "sites";
    static final String PLAYERS = "players-state";
    private static final String VARIABLES = "vars";
    private static final String MOVER = "mover";
    private static final String RETIRED = "retired";
    /** Parts of a field's id; no name in a rule file has it. */
    private static final String SPLIT = "|";

    private final Ruleset rules;
    private final PositionPictures pictures;
    private final PositionDraft start;

    /** @param start says what is so where a position says nothing */
    PositionFields(Ruleset rules, PositionPictures pictures, PositionDraft start) {
        this.rules = rules;
        this.pictures = pictures;
        this.start = start;
    }

    // ---- which

    /** @param isOpen whether a property of that name may be seen there */
    List<FieldView> ofSite(PositionDraft draft, String site, Predicate<String> isOpen) {
        return rules.game().properties().stream()
                .filter(p -> p.of() == Type.Base.SITE && isAmong(p, site) && isOpen.test(p.name()))
                .map(p -> property(draft, SITES, site, p, ""))
                .toList();
    }

    /** @param at where it lies, which is part of the name of pieces that are alike */
    List<FieldView> ofPiece(PositionDraft draft, String piece, String at) {
        Catalog.PieceEntry entry = rules.names().piece((int) rules.names().number(Type.PIECE, piece));
        String id = entry.alike() ? piece + "@" + at : piece;
        String pieceClass = rules.names().kind(entry.kind()).pieceClass();
        return rules.game().properties().stream()
                .filter(p -> p.of() == Type.Base.PIECE
                        && (p.among() == null
                                || p.among().equals(pieceClass)
                                || rules.game()
                                        .groups()
                                        .getOrDefault(p.among(), List.of())
                                        .contains(pieceClass)))
                .map(p -> property(draft, PIECES, id, p, ""))
                .toList();
    }

    List<FieldView> ofAll(PositionDraft draft) {
        List<FieldView> fields = new ArrayList<>();
        if (!rules.game().rounds()) {
            fields.add(new FieldView(
                    id(VARIABLES, "", MOVER),
                    pictures.texts().get("position.mover"),
                    Form.CHOICE,
                    players(false),
                    plain(draft.position().object(VARIABLES).get(MOVER))));
        }
        for (Variable variable : rules.game().variables()) {
            Object value = draft.position()
                    .object(VARIABLES)
                    .getOrDefault(
                            variable.name(), start.position().object(VARIABLES).get(variable.name()));
            fields.add(field(
                    id(VARIABLES, "", variable.name()),
                    pictures.name(variable.name(), variable.reason()),
                    variable.type(),
                    value));
        }
        if (rules.players() > 2 && !rules.game().rounds()) {
            fields.add(new FieldView(
                    id(VARIABLES, "", RETIRED),
                    pictures.texts().get("position.retired"),
                    Form.WORDS,
                    List.of(),
                    plain(draft.position().object(VARIABLES).get(RETIRED))));
        }
        for (Property property : rules.game().properties()) {
            if (property.of() != Type.Base.PLAYER) continue;
            for (String player : rules.names().ids(Type.PLAYER)) {
                fields.add(property(draft, PLAYERS, player, property, pictures.name(Type.PLAYER, player) + ": "));
            }
        }
        return fields;
    }

    /** @return what is kept of sites and can be laid on them like a piece */
    List<Property> brushes() {
        return rules.game().properties().stream()
                .filter(p -> p.of() == Type.Base.SITE
                        && p.type().shape() == Type.Shape.ONE
                        && (p.type().base() == Type.Base.TRUTH || p.type().base() == Type.Base.CHOICE))
                .toList();
    }

    boolean isAmong(Property property, String site) {
        if (!rules.names().isNamed(Type.SITE, site)) return false;
        int number = (int) rules.names().number(Type.SITE, site);
        boolean onBoard = rules.names().site(number).onBoard();
        if (property.among() == null || property.among().equals(rules.board().name())) return onBoard;
        return rules.board().regions().getOrDefault(property.among(), List.of()).contains(number)
                || rules.board().marks().stream()
                        .anyMatch(m ->
                                m.mark().equals(property.among()) && m.sites().contains(number));
    }

    // ---- as they are seen

    private FieldView property(PositionDraft draft, String section, String subject, Property property, String before) {
        Object said = draft.said(section, subject, property.name());
        Object value = said != null ? said : initial(property);
        FieldView made = field(
                id(section, subject, property.name()),
                before + pictures.name(property.name(), property.reason()),
                property.type(),
                value);
        return made;
    }

    /** @return what is so where nothing is said; null if that is not a plain value */
    Object initial(Property property) {
        if (!(property.initial() instanceof Expr.Constant constant)) return null;
        Type type = property.type();
        if (type.base() == Type.Base.TRUTH) return constant.value() != 0;
        if (type.base() == Type.Base.NUMBER) return constant.value();
        return constant.value() < 0 ? null : rules.names().id(type, constant.value());
    }

    private FieldView field(String id, String label, Type type, Object value) {
        if (type.shape() != Type.Shape.ONE || type.base() == Type.Base.PIECE)
            return new FieldView(id, label, Form.WORDS, List.of(), plain(value));
        return switch (type.base()) {
            case TRUTH -> new FieldView(id, label, Form.YES_NO, List.of(), plain(value));
            case NUMBER -> new FieldView(id, label, Form.NUMBER, List.of(), plain(value));
            case SITE ->
                rules.board().hexes()
                        ? new FieldView(id, label, Form.WORDS, List.of(), plain(value))
                        : choice(id, label, type, value);
            default -> choice(id, label, type, value);
        };
    }

    private FieldView choice(String id, String label, Type type, Object value) {
        List<FieldView.Option> options = new ArrayList<>(type.base() == Type.Base.PLAYER ? players(true) : List.of());
        if (options.isEmpty()) {
            options.add(none());
            for (String one : rules.names().distinctIds(type))
                options.add(new FieldView.Option(one, pictures.name(type, one)));
        }
        return new FieldView(id, label, Form.CHOICE, options, plain(value));
    }

    private List<FieldView.Option> players(boolean orNone) {
        List<FieldView.Option> players = new ArrayList<>(orNone ? List.of(none()) : List.of());
        List<String> sides = rules.names().ids(Type.PLAYER);
        for (String side : orNone ? sides : sides.subList(0, rules.players()))
            players.add(new FieldView.Option(side, pictures.name(Type.PLAYER, side)));
        return players;
    }

    private static FieldView.Option none() {
        return new FieldView.Option("", "–");
    }

    private static String plain(Object value) {
        if (value == null) return "";
        if (value instanceof List<?> list)
            return list.stream().map(PositionFields::plain).collect(Collectors.joining(" "));
        return String.valueOf(value);
    }

    private static String id(String section, String subject, String name) {
        return section + SPLIT + subject + SPLIT + name;
    }

    // ---- filled in

    /** @param value as a field has it; what is no value of its type goes in as it is, and the rules say so */
    PositionDraft fill(PositionDraft draft, String id, String value) {
        String[] parts = id.split("\\" + SPLIT, -1);
        if (!parts[0].equals(VARIABLES)) {
            Property property = rules.game().properties().stream()
                    .filter(p -> p.name().equals(parts[2]))
                    .findFirst()
                    .orElseThrow();
            Object plain = read(property.type(), value.strip());
            return draft.saying(
                    parts[0], parts[1], parts[2], plain == null || plain.equals(initial(property)) ? null : plain);
        }
        if (parts[2].equals(MOVER)) return draft.with(MOVER, value);
        if (parts[2].equals(RETIRED)) return draft.with(RETIRED, read(Type.PLAYER.set(), value));
        Variable variable = rules.game().variables().stream()
                .filter(v -> v.name().equals(parts[2]))
                .findFirst()
                .orElseThrow();
        return draft.with(variable.name(), read(variable.type(), value.strip()));
    }

    /** @return the value in the plain form of positions */
    static Object read(Type type, String value) {
        if (type.shape() != Type.Shape.ONE) {
            return Arrays.stream(value.split("\\s+"))
                    .filter(word -> !word.isEmpty())
                    .map(word -> read(type.element(), word))
                    .toList();
        }
        return switch (type.base()) {
            case TRUTH -> value.toLowerCase(Locale.ROOT).equals("true");
            case NUMBER -> value.matches("-?\\d{1,18}") ? (Object) Long.valueOf(value) : value;
            default -> value.isEmpty() ? null : value;
        };
    }
}
