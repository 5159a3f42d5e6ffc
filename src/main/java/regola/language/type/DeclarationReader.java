package regola.language.type;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.model.ChoiceType;
import regola.language.model.Expr;
import regola.language.model.Mark;
import regola.language.model.PieceSet;
import regola.language.model.Seats;
import regola.language.model.Type;
import regola.language.model.Zone;
import regola.language.resolve.Declared;
import regola.language.resolve.FrameSlots;
import regola.language.resolve.MergedGame;
import regola.language.resolve.Scope;
import regola.language.resolve.Sort;
import regola.language.resolve.UnknownName;
import regola.language.source.Message;
import regola.language.tree.Declaration;
import regola.language.tree.Name;
import regola.language.tree.Sentences;

/**
 * A DeclarationReader goes through what there is in a game: settings, choices, board, marks, zones, pieces, variables.
 */
final class DeclarationReader {
    private static final int MOST_ITEMS = 1000;

    private final MergedGame merged;
    private final GameUnderway underway;
    private final CheckContext game;
    private Declaration.Board boardNode;
    private final Map<String, List<String>> groups = new LinkedHashMap<>();

    DeclarationReader(MergedGame merged, GameUnderway underway) {
        this.merged = merged;
        this.underway = underway;
        this.game = underway.checking();
    }

    /** Declares all names but those that are worked out: sites, lines, regions, kinds and pieces. */
    Seats declareAll() {
        for (Declaration.Unread node : merged.all(Declaration.Unread.class)) declare(Sort.UNREAD, node.name());
        merged.all(Declaration.Words.class).forEach(this::speak);
        SettingReader settings = new SettingReader(game);
        for (Declaration.Setting node : merged.all(Declaration.Setting.class)) {
            var setting = settings.read(node);
            declare(Sort.SETTING, node.name());
            if (underway.setting(setting.name()) != null) continue;
            underway.add(setting);
            for (String word : setting.words()) {
                game.names()
                        .declare(new Declared(Sort.CHOICE_ITEM, word, setting.name(), setting.span()), game.problems());
            }
        }
        merged.all(Declaration.ChoiceItems.class).forEach(this::readChoice);
        Seats seats = new SeatsReader(game).read(merged);
        merged.all(Declaration.Function.class).forEach(node -> {
            declare(Sort.FUNCTION, node.name());
            underway.functions().declare(node);
        });
        merged.all(Declaration.Score.class).forEach(underway.functions()::declare);
        merged.all(Declaration.Aim.class).forEach(node -> {
            declare(Sort.FUNCTION, node.name());
            underway.functions().declare(node);
        });
        merged.all(Declaration.Winners.class).forEach(underway.functions()::declare);
        merged.all(Declaration.Keep.class).forEach(node -> {
            declare(Sort.VARIABLE, node.name());
            underway.declare(node);
        });
        merged.all(Declaration.Each.class).forEach(node -> {
            declare(Sort.PROPERTY, node.name());
            underway.declare(node);
        });
        merged.all(Declaration.Pieces.class).forEach(node -> declare(Sort.PIECES, node.name()));
        merged.all(Declaration.Group.class).forEach(node -> declare(Sort.GROUP, node.name()));
        merged.all(Declaration.Zone.class).forEach(node -> {
            declare(Sort.ZONE, node.name());
            underway.declare(node);
        });
        merged.all(Declaration.Mark.class).forEach(node -> declare(Sort.MARK, node.name()));
        return seats;
    }

    private void speak(Declaration.Words node) {
        for (Declaration.Words.Word line : node.lines()) {
            for (Sentences.Sentence said : line.text().list()) {
                if (line.of() == null
                        && said.parts().size() == 1
                        && said.parts().get(0) instanceof Sentences.Words words)
                    game.names().speak(words.words(), line.name().text());
            }
        }
    }

    private void declare(Sort sort, Name name) {
        game.names().declare(Declared.of(sort, name.text(), name.span()), game.problems());
    }

    private void readChoice(Declaration.ChoiceItems node) {
        List<String> items = new ArrayList<>();
        List<Long> numbers = new ArrayList<>();
        Declaration.ChoiceItems.Item first =
                node.items().isEmpty() ? null : node.items().get(0);
        boolean words = first instanceof Declaration.ChoiceItems.Word;
        declare(Sort.CHOICE, node.name());
        for (Declaration.ChoiceItems.Item item : node.items()) {
            if (item instanceof Declaration.ChoiceItems.Word != words) {
                game.report(DiagnosticCode.NOT_TOGETHER
                        .at(item.span(), Message.of("a choice"), Message.of("hold both words and numbers"))
                        .why("its items are words, or its items are numbers")
                        .fix("declare two choices"));
            } else if (item instanceof Declaration.ChoiceItems.Word word) {
                addItem(items, word.name().text(), item);
                game.uses()
                        .add(word.name().span(), word.name().text(), node.name().span());
            } else if (item instanceof Declaration.ChoiceItems.Numbers range) {
                readNumbers(range, items, numbers);
            }
        }
        if (words) {
            for (String item : items) {
                game.names()
                        .declare(
                                new Declared(
                                        Sort.CHOICE_ITEM,
                                        item,
                                        node.name().text(),
                                        node.name().span()),
                                game.problems());
            }
        }
        underway.add(new ChoiceType(
                node.name().text(),
                List.copyOf(items),
                words ? null : List.copyOf(numbers),
                new SentenceChecks(game, null).reason(node.explain()),
                node.name().span()));
    }

    private void readNumbers(Declaration.ChoiceItems.Numbers range, List<String> items, List<Long> numbers) {
        if (range.first() > range.last()) {
            game.report(DiagnosticCode.EMPTY_RANGE.at(range.span(), range.first(), range.last()));
            return;
        }
        long more = range.last() - range.first();
        if (more < 0 || more >= MOST_ITEMS) {
            game.report(DiagnosticCode.TOO_MANY_THINGS.at(
                    range.span(), Message.of("more than {0}", MOST_ITEMS), Message.of("items"), MOST_ITEMS));
            return;
        }
        for (long i = 0; i <= more; i++) {
            long n = range.first() + i;
            if (addItem(items, n < 0 ? "m" + -n : Long.toString(n), range)) numbers.add(n);
        }
    }

    private boolean addItem(List<String> items, String item, Declaration.ChoiceItems.Item written) {
        if (!items.contains(item)) return items.add(item);
        game.report(DiagnosticCode.TWICE.at(written.span(), Message.of("'{0}'", item)));
        return false;
    }

    /** @return null if the game has no board */
    BoardReader board() {
        BoardReader found = null;
        for (Declaration.Board node : merged.all(Declaration.Board.class)) {
            if (found != null) {
                game.report(DiagnosticCode.TWICE
                        .at(node.name().span(), "'board'")
                        .why("a game has one board; other places are zones")
                        .related(boardNode.name().span(), "the first one is here"));
                continue;
            }
            boardNode = node;
            found = new BoardReader(game, node);
        }
        return found;
    }

    Declaration.Board boardNode() {
        return boardNode;
    }

    /** Works out the names of all pieces; to be called when all other names are declared. The board may be null. */
    Map<String, List<PieceSet.Item>> pieces(Seats seats, BoardReader board) {
        PiecesReader reader = new PiecesReader(game, seats, board);
        Map<String, List<PieceSet.Item>> items = new LinkedHashMap<>();
        for (Declaration.Pieces node : merged.all(Declaration.Pieces.class))
            items.putIfAbsent(node.name().text(), reader.items(node));
        for (Declaration.Group node : merged.all(Declaration.Group.class))
            groups.putIfAbsent(node.name().text(), members(node));
        return items;
    }

    private List<String> members(Declaration.Group node) {
        List<String> members = new ArrayList<>();
        for (Name name : node.members()) {
            String text = name.text();
            boolean piecesOrKind = game.names().has(Sort.PIECES, text)
                    || game.names().has(Sort.KIND, text)
                    || groups.containsKey(text);
            game.names().all(text).stream()
                    .filter(found ->
                            found.sort() == Sort.PIECES || found.sort() == Sort.KIND || found.sort() == Sort.GROUP)
                    .findFirst()
                    .ifPresent(found -> game.uses().add(name.span(), found));
            if (piecesOrKind) {
                members.add(text);
            } else if (!game.names().isUnread(text)) {
                Set<String> candidates = new LinkedHashSet<>(game.names().of(Set.of(Sort.PIECES)));
                candidates.addAll(groups.keySet());
                candidates.addAll(game.names().of(Set.of(Sort.KIND)));
                game.report(UnknownName.among(text, name.span(), "nothing that a group can hold", candidates));
            }
        }
        return List.copyOf(members);
    }

    Map<String, List<String>> groups() {
        return Collections.unmodifiableMap(groups);
    }

    List<PieceSet> pieceSets(Map<String, List<PieceSet.Item>> items) {
        List<PieceSet> sets = new ArrayList<>();
        Set<String> seen = new LinkedHashSet<>();
        for (Declaration.Pieces node : merged.all(Declaration.Pieces.class)) {
            String name = node.name().text();
            if (!seen.add(name)) continue;
            sets.add(new PieceSet(
                    name,
                    node.alike(),
                    items.get(name),
                    node.art() == null ? null : node.art().text(),
                    underway.functions().reason(node.explain()),
                    node.name().span()));
        }
        return List.copyOf(sets);
    }

    List<Zone> zones() {
        List<Zone> zones = new ArrayList<>();
        for (Declaration.Zone node : merged.all(Declaration.Zone.class)) {
            if (node.name().text().equals("box") && node.owners() != Declaration.Zone.Owners.SHARED) {
                game.report(DiagnosticCode.BAD_ZONE
                        .at(node.name().span(), Message.of("the box is one for all"))
                        .why("every game has it: there the pieces are that are not in the game yet")
                        .fix("write: zone box"));
            }
            Zone.Seen seen = node.seen() == null
                    ? Zone.Seen.ALL
                    : Zone.Seen.valueOf(node.seen().name());
            if (seen == Zone.Seen.OWNER && node.owners() == Declaration.Zone.Owners.SHARED) {
                game.report(DiagnosticCode.BAD_ZONE
                        .at(
                                node.name().span(),
                                Message.of(
                                        "'{0}' has no owner who could see it",
                                        node.name().text()))
                        .why("this zone is one for all")
                        .fix("write: of each player – or: seen by nobody"));
            }
            if (node.at().size() > 1 && node.owners() == Declaration.Zone.Owners.SHARED) {
                game.report(DiagnosticCode.BAD_ZONE
                        .at(
                                node.name().span(),
                                Message.of(
                                        "'{0}' is one place and cannot lie at several",
                                        node.name().text()))
                        .why("only a zone of each player or side has a place for each")
                        .fix("leave one of the points, or write: of each player"));
            }
            List<Zone.At> at = node.at().stream()
                    .map(point -> new Zone.At(point.x(), point.y()))
                    .toList();
            zones.add(new Zone(
                    node.name().text(),
                    Zone.Owners.valueOf(node.owners().name()),
                    node.stack(),
                    seen,
                    openIf(node),
                    at,
                    node.art() == null ? null : node.art().text(),
                    underway.functions().reason(node.explain()),
                    node.name().span()));
        }
        return List.copyOf(zones);
    }

    private Expr openIf(Declaration.Zone node) {
        if (node.seenUnless() == null) return null;
        FrameSlots slots = new FrameSlots();
        Expr open =
                new ExprChecker(game, Scope.outermost(slots), false).want(node.seenUnless(), Type.TRUTH, "'unless'");
        return underway.functions()
                .enclosed(open, slots, List.of(), "who sees " + node.name().text());
    }

    List<Mark> marks(BoardReader board) {
        List<Mark> marks = new ArrayList<>();
        SiteRows rows = new SiteRows(game);
        for (Declaration.Mark node : merged.all(Declaration.Mark.class)) {
            SiteRows.Found found = rows.parts(node.sites(), board);
            marks.add(new Mark(
                    node.name().text(),
                    List.copyOf(new LinkedHashSet<>(found.sites())),
                    found.patterns(),
                    node.art() == null ? null : node.art().text(),
                    underway.functions().reason(node.explain()),
                    node.name().span()));
        }
        return List.copyOf(marks);
    }
}
