package regola.language.type;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.DidYouMean;
import regola.language.diagnostic.FigureWord;
import regola.language.model.ChoiceType;
import regola.language.model.Expr;
import regola.language.model.PieceSet;
import regola.language.model.Seats;
import regola.language.model.Type;
import regola.language.resolve.Declared;
import regola.language.resolve.FrameSlots;
import regola.language.resolve.Scope;
import regola.language.resolve.Sort;
import regola.language.resolve.SymbolTable;
import regola.language.resolve.UnknownName;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.Declaration;
import regola.language.tree.ExprNode;
import regola.language.tree.Name;

/**
 * A PiecesReader works out what the pieces of a set and their kinds are called, for the most players and the largest
 * settings, and declares these names. All other names must be declared before, so that kinds can keep clear of them.
 */
final class PiecesReader {
    private static final int MOST_PIECES = 4096;
    private static final Pattern HOLE = Pattern.compile("\\{([^{}]*)\\}");
    private static final Pattern NAME = Pattern.compile("[a-zA-Z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*");
    private static final Pattern NUMBER_HOLE = Pattern.compile("-\\{n\\}|\\{n\\}-|\\{n\\}");

    private final CheckContext game;
    private final Seats seats;
    private final BoardReader board;
    private int pieces;

    /** @param board null if the game has none */
    PiecesReader(CheckContext game, Seats seats, BoardReader board) {
        this.game = game;
        this.seats = seats;
        this.board = board;
    }

    /** @return the items of the set, with the templates for their kinds */
    List<PieceSet.Item> items(Declaration.Pieces node) {
        List<PieceSet.Item> items = new ArrayList<>();
        Map<String, Integer> numbered = new HashMap<>();
        for (Declaration.PieceItem item : node.items()) {
            PieceSet.Item made = item(node, item, numbered);
            if (made != null) items.add(made);
        }
        return List.copyOf(items);
    }

    private PieceSet.Item item(Declaration.Pieces node, Declaration.PieceItem item, Map<String, Integer> numbered) {
        if (item.anyNumber() != null && !canBeAny(node, item)) return null;
        written(node, item);
        Expr count = count(item);
        int most = largest(count);
        String template = item.template().value();
        List<String> each = each(node, item);
        if (each == null || !holesFit(node, item, template, each, most)) return null;
        List<String> names = filled(template, each, item.span());
        for (String name : names) {
            if (NAME.matcher(name.replace("{n}", "1")).matches()) continue;
            game.report(DiagnosticCode.BAD_PIECE_NAME.at(item.template().span(), name));
            return null;
        }
        String set = node.name().text();
        String kind = kindTemplate(set, node.alike(), template, each, item.span());
        List<String> kinds = filled(kind, each, item.span());
        for (int i = 0; i < names.size(); i++) {
            declareKind(set, kinds.get(i), item.template().span());
            if (!node.alike())
                declarePieces(
                        set, kinds.get(i), names.get(i), most, item.template().span(), numbered);
            else pieces += most;
        }
        if (pieces > MOST_PIECES) {
            game.report(DiagnosticCode.TOO_MANY_THINGS.at(
                    item.span(), Message.of("more than {0}", MOST_PIECES), Message.of("pieces"), MOST_PIECES));
            pieces = 0;
        }
        return new PieceSet.Item(
                count,
                item.anyNumber() != null,
                template,
                kind,
                each,
                item.art() == null ? null : item.art().text(),
                item.span());
    }

    /**
     * Any number is as many as there are places: of a board that has a number of them, and of pieces that need no
     * names.
     */
    private boolean canBeAny(Declaration.Pieces node, Declaration.PieceItem item) {
        var wrong =
                DiagnosticCode.BAD_COUNT.at(item.anyNumber().span(), Message.of("here 'any number of' has no bound"));
        if (!node.alike()) {
            game.report(DiagnosticCode.BAD_COUNT
                    .at(item.anyNumber().span(), Message.of("only pieces that are alike can be there in any number"))
                    .why("each of the others has a name of its own")
                    .fix(Message.of(
                            "write: pieces {0}, alike: any number of …",
                            node.name().text())));
        } else if (board == null) {
            game.report(wrong.why("it means as many as the board has places, and this game has no board")
                    .fix("say how many there are"));
        } else if (board.isEndless()) {
            game.report(wrong.why("it means as many as the board has places, and an endless plane has no last one")
                    .fix("say how many there are"));
        } else {
            return true;
        }
        return false;
    }

    /** Of pieces that are alike there are hardly ever just one: who has forgotten the number would wonder. */
    private void written(Declaration.Pieces node, Declaration.PieceItem item) {
        Span name = item.template().span();
        if (node.alike() && item.count() == null && item.anyNumber() == null)
            game.report(DiagnosticCode.UNSAID_COUNT.at(name, item.template().value()));
        if (item.count() != null && item.count().span().end() == name.start())
            game.report(DiagnosticCode.GLUED_COUNT.at(
                    item.count().span().to(name), written(item.count().span())));
    }

    private static String written(Span span) {
        return span.source().text().substring(span.start(), span.end());
    }

    private Expr count(Declaration.PieceItem item) {
        if (item.anyNumber() != null)
            return new Expr.Constant(
                    board.sites().size(), Type.NUMBER, item.anyNumber().span());
        if (item.count() == null) return new Expr.Constant(1, Type.NUMBER, item.span());
        if (item.count() instanceof ExprNode.NameUse use && isNoNumber(use.name())) {
            String written = use.name().text();
            Diagnostic bad = DiagnosticCode.BAD_COUNT
                    .at(use.span(), Message.of("'{0}' is no number of pieces", written))
                    .why("how many there are is a number, a setting, or as many as the board has places")
                    .fix("write a number, a setting, or: any number of");
            game.report(FigureWord.at(written, use.span(), bad).orElse(bad));
            return new Expr.Constant(0, Type.NUMBER, item.span());
        }
        ExprChecker exprs = new ExprChecker(game, Scope.outermost(new FrameSlots()), false);
        return exprs.want(item.count(), Type.NUMBER, "the count of pieces");
    }

    /** Neither a name of anything nor nearly the name of a setting, such as "many". */
    private boolean isNoNumber(Name name) {
        return game.names().all(name.text()).isEmpty()
                && !game.names().isUnread(name.text())
                && DidYouMean.closest(name.text(), game.names().of(Set.of(Sort.SETTING)))
                        .isEmpty();
    }

    private int largest(Expr count) {
        if (Conversions.isNothing(count.type()) || count instanceof Expr.None) return 0;
        Optional<Sizes> sizes = Sizes.of(count);
        if (sizes.isEmpty()) {
            game.report(DiagnosticCode.BAD_COUNT
                    .at(count.span(), Message.of("the count of pieces must be known before the match"))
                    .why("it is a number or a setting"));
            return 0;
        }
        if (sizes.get().least() < 0) {
            game.report(DiagnosticCode.BAD_COUNT
                    .at(count.span(), Message.of("the count of pieces can be less than 0"))
                    .why("a setting that counts begins at 0 or above"));
        }
        return (int) Math.max(0, Math.min(MOST_PIECES + 1L, sizes.get().most()));
    }

    /** @return what the item is repeated for; null if that is unknown, which is reported */
    private List<String> each(Declaration.Pieces node, Declaration.PieceItem item) {
        List<String> each = new ArrayList<>();
        for (Name name : item.each()) {
            String text = name.text();
            if (each.contains(text)) {
                game.report(DiagnosticCode.TWICE.at(name.span(), Message.of("'{0}'", text)));
            } else if (text.equals("player")
                    || text.equals("side")
                    || game.names().has(Sort.CHOICE, text)) {
                each.add(text);
                Declared choice = game.names().get(Sort.CHOICE, text);
                game.uses().add(name.span(), choice);
                useInHoles(choice, item.template().span());
                for (Name art : new Name[] {item.art(), node.art()}) if (art != null) useInHoles(choice, art.span());
            } else {
                List<String> candidates = new ArrayList<>(List.of("player", "side"));
                candidates.addAll(game.names().of(Set.of(Sort.CHOICE)));
                if (!game.names().isUnread(text))
                    game.report(UnknownName.among(text, name.span(), "no choice", candidates));
                return null;
            }
        }
        return each;
    }

    /** Names of pieces and of their drawings speak of what the pieces are made for. */
    private void useInHoles(Declared choice, Span text) {
        if (choice == null) return;
        String written = text.source().text().substring(text.start(), text.end());
        for (Matcher hole = HOLE.matcher(written); hole.find(); ) {
            if (hole.group(1).equals(choice.name()))
                game.uses()
                        .add(new Span(text.source(), text.start() + hole.start(1), text.start() + hole.end(1)), choice);
        }
    }

    private boolean holesFit(
            Declaration.Pieces node, Declaration.PieceItem item, String template, List<String> each, int most) {
        Span at = item.template().span();
        Set<String> holes = new LinkedHashSet<>();
        for (Matcher hole = HOLE.matcher(template); hole.find(); ) holes.add(hole.group(1));
        for (String hole : holes) {
            if (each.contains(hole) || hole.equals("n") && !node.alike()) continue;
            var found = DiagnosticCode.PIECE_NAME_HOLE.at(at, Message.of("{{0}}", hole));
            boolean known =
                    hole.equals("player") || hole.equals("side") || game.names().has(Sort.CHOICE, hole);
            game.report(
                    hole.equals("n")
                            ? found.why("alike pieces are not numbered: nobody can tell them apart")
                                    .fix("leave out {n}, or leave out 'alike'")
                            : found.why(Message.of(
                                            node.alike()
                                                    ? "a hole is what the pieces are made for"
                                                    : "a hole is what the pieces are made for, or {n}, their number"))
                                    .fix(known ? Message.of("write behind the name: for each {0}", hole) : ""));
            return false;
        }
        for (String name : each) {
            if (holes.contains(name)) continue;
            game.report(DiagnosticCode.SAME_PIECE_NAME
                    .at(at, template)
                    .why(Message.of("they are made for each {0}, but the name does not say for which", name))
                    .fix(Message.of("put {{0}} into the name", name)));
            return false;
        }
        if (!node.alike() && most > 1 && !holes.contains("n")) {
            game.report(DiagnosticCode.SAME_PIECE_NAME
                    .at(at, template)
                    .why(Message.of("there can be {0} of them, and each needs a name of its own", most))
                    .fix(Message.of(
                            "write \"{0}-{n}\", or let them be alike: pieces {1}, alike: …",
                            template, node.name().text())));
            return false;
        }
        return true;
    }

    /** All ways to fill the holes but {n}; what is named first changes slowest. */
    private List<String> filled(String template, List<String> each, Span span) {
        List<String> all = List.of(template);
        for (String name : each) {
            List<String> longer = new ArrayList<>();
            for (String one : all) {
                for (String value : values(name)) {
                    if (longer.size() <= MOST_PIECES) longer.add(one.replace("{" + name + "}", value));
                }
            }
            all = longer;
        }
        if (all.size() > MOST_PIECES)
            game.report(DiagnosticCode.TOO_MANY_THINGS.at(
                    span, Message.of("more than {0}", MOST_PIECES), Message.of("pieces"), MOST_PIECES));
        return all;
    }

    private List<String> values(String each) {
        if (each.equals("player")) return seats.names();
        if (each.equals("side")) return seats.sides();
        ChoiceType choice = game.things().choice(each);
        return choice.items();
    }

    /**
     * Alike pieces are called by their kind. Others have names of their own; their kinds must not be taken for
     * something else.
     */
    private String kindTemplate(String set, boolean alike, String template, List<String> each, Span span) {
        if (alike) return template;
        String rest = NUMBER_HOLE.matcher(template).replaceFirst("");
        if (rest.isEmpty()) rest = set;
        if (isFree(filled(rest, each, span))) return rest;
        String longer = rest.equals(set) ? set + "-kind" : rest + "-" + set;
        String free = longer;
        for (int i = 2; i < 10 && !isFree(filled(free, each, span)); i++) free = longer + "-" + i;
        return free;
    }

    private boolean isFree(List<String> kinds) {
        for (String kind : kinds) {
            for (Declared other : game.names().all(kind)) {
                if (other.sort().isValue() && other.sort() != Sort.CHOICE_ITEM) return false;
            }
        }
        return true;
    }

    private void declareKind(String set, String kind, Span span) {
        Declared known = game.names().get(Sort.KIND, kind);
        if (known != null && known.of().equals(set)) return;
        game.names().declare(new Declared(Sort.KIND, kind, set, span), game.problems());
    }

    private void declarePieces(
            String set, String kind, String name, int most, Span span, Map<String, Integer> numbered) {
        SymbolTable names = game.names();
        for (int i = 0; i < most && pieces <= MOST_PIECES; i++) {
            String number = Integer.toString(numbered.merge(kind, 1, Integer::sum));
            String piece = name.replace("{n}", number);
            pieces++;
            if (names.has(Sort.PIECE, piece)) {
                game.report(DiagnosticCode.SAME_PIECE_NAME
                        .at(span, piece)
                        .why("each piece that is not like others needs a name of its own")
                        .related(names.get(Sort.PIECE, piece).span(), "another one is here"));
                return;
            }
            names.declare(new Declared(Sort.PIECE, piece, set, span), game.problems());
        }
    }
}
