package regola.language.type;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.model.ChoiceType;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Property;
import regola.language.model.Rule;
import regola.language.model.Setting;
import regola.language.model.Type;
import regola.language.model.Type.Base;
import regola.language.model.Variable;
import regola.language.model.Zone;
import regola.language.resolve.Declared;
import regola.language.resolve.FrameSlots;
import regola.language.resolve.NameUses;
import regola.language.resolve.Scope;
import regola.language.resolve.Sort;
import regola.language.resolve.SymbolTable;
import regola.language.resolve.UnknownName;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.language.tree.Declaration;

/**
 * A GameUnderway is the things of a game while it is checked: variables, properties and functions are made when they
 * are first asked for, whatever the order of the file. Something that needs itself to be made is reported.
 */
final class GameUnderway implements Things {
    private final CheckContext game;
    private final Map<String, Setting> settings = new LinkedHashMap<>();
    private final Map<String, ChoiceType> choices = new LinkedHashMap<>();
    private final Map<String, Declaration.Zone> zones = new LinkedHashMap<>();
    private final Map<String, Declaration.Keep> keeps = new LinkedHashMap<>();
    private final Map<String, Declaration.Each> eaches = new LinkedHashMap<>();
    private final Map<String, Integer> keepNumbers = new HashMap<>();
    private final Map<String, Integer> eachNumbers = new HashMap<>();
    private final Map<String, Variable> variables = new LinkedHashMap<>();
    private final Map<String, Property> properties = new LinkedHashMap<>();
    private final Set<Object> underway = new HashSet<>();
    private final Map<Object, Boolean> failed = new HashMap<>();
    private final Functions functions;
    private final Callables actions;
    private boolean rows = true;

    GameUnderway(
            SymbolTable names,
            NameUses uses,
            Diagnostics problems,
            Reasons reasons,
            boolean complete,
            Callables actions) {
        this.game = new CheckContext(
                names, uses, this, problems, reasons, new Echoes(), new SupposedRules(), complete, true);
        this.actions = actions;
        this.functions = new Functions(game, actions);
    }

    CheckContext checking() {
        return game;
    }

    Functions functions() {
        return functions;
    }

    void add(Setting setting) {
        settings.put(setting.name(), setting);
        if (setting.form() == Setting.Form.WORD) {
            add(new ChoiceType(setting.name(), setting.words(), null, setting.reason(), setting.span()));
        }
    }

    void add(ChoiceType choice) {
        choices.putIfAbsent(choice.name(), choice);
    }

    void declare(Declaration.Zone zone) {
        zones.putIfAbsent(zone.name().text(), zone);
    }

    void declare(Declaration.Keep keep) {
        if (keeps.putIfAbsent(keep.name().text(), keep) == null)
            keepNumbers.put(keep.name().text(), keepNumbers.size());
    }

    void declare(Declaration.Each each) {
        if (eaches.putIfAbsent(each.name().text(), each) == null)
            eachNumbers.put(each.name().text(), eachNumbers.size());
    }

    List<Setting> settings() {
        return List.copyOf(settings.values());
    }

    List<ChoiceType> choices() {
        return List.copyOf(choices.values());
    }

    /** @return all variables, in the order of the file */
    List<Variable> allVariables() {
        List<Variable> all = new ArrayList<>();
        keeps.values()
                .forEach(
                        keep -> all.add(variable(keep.name().text(), keep.name().span())));
        all.removeIf(variable -> variable == null);
        return all;
    }

    List<Property> allProperties() {
        List<Property> all = new ArrayList<>();
        eaches.values()
                .forEach(
                        each -> all.add(property(each.name().text(), each.name().span())));
        all.removeIf(property -> property == null);
        return all;
    }

    @Override
    public Setting setting(String name) {
        return settings.get(name);
    }

    @Override
    public ChoiceType choice(String name) {
        return choices.get(name);
    }

    @Override
    public boolean isOwned(String zone) {
        return zones.containsKey(zone) && zones.get(zone).owners() != Declaration.Zone.Owners.SHARED;
    }

    @Override
    public boolean isStack(String zone) {
        return zones.containsKey(zone) && zones.get(zone).stack();
    }

    void declareRows(boolean board) {
        rows = board;
    }

    @Override
    public boolean hasRows() {
        return rows;
    }

    @Override
    public Function function(String name, Span use) {
        return functions.get(name, use);
    }

    @Override
    public Map<String, Rule> rules() {
        return actions.rules();
    }

    @Override
    public Function score(Span use) {
        return functions.score();
    }

    @Override
    public Function winners(Span use) {
        return functions.winners();
    }

    @Override
    public Variable variable(String name, Span use) {
        Variable known = variables.get(name);
        Declaration.Keep node = keeps.get(name);
        if (known != null || node == null || failed.containsKey(node)) return known;
        if (!underway.add(node)) return needsItself(node, name, node.name().span());
        try {
            Type type = TypeReader.read(node.type(), game);
            if (type == Conversions.BROKEN) {
                failed.put(node, true);
                return null;
            }
            FrameSlots slots = new FrameSlots();
            ExprChecker exprs = new ExprChecker(game, Scope.outermost(slots), false);
            Expr first = exprs.want(node.initial(), type, "'" + name + "'");
            Expr initial = functions.enclosed(first, slots, List.of(), "what " + name + " is at first");
            if (failed.containsKey(node)) return null;
            Variable made = new Variable(
                    name,
                    keepNumbers.get(name),
                    type,
                    initial,
                    node.counter(),
                    seenAt(node, type),
                    functions.reason(node.explain()),
                    node.name().span());
            variables.put(name, made);
            return made;
        } finally {
            underway.remove(node);
        }
    }

    private Zone.At seenAt(Declaration.Keep node, Type type) {
        if (node.at() == null) return null;
        if (type.isList() && type.base() == Type.Base.PIECE)
            return new Zone.At(node.at().x(), node.at().y());
        game.report(DiagnosticCode.NOT_TOGETHER
                .at(node.name().span(), Message.of("'{0}'", node.name().text()), Message.of("stand beside the board"))
                .why("only a list of pieces is seen there")
                .fix("remove: at …"));
        return null;
    }

    private <T> T needsItself(Object node, String name, Span at) {
        failed.put(node, true);
        game.report(DiagnosticCode.NEEDS_ITSELF
                .at(at, Message.of("'{0}'", name))
                .fix("let it begin with a value of its own"));
        return null;
    }

    @Override
    public Property property(String name, Span use) {
        Property known = properties.get(name);
        Declaration.Each node = eaches.get(name);
        if (known != null || node == null || failed.containsKey(node)) return known;
        if (!underway.add(node)) return needsItself(node, name, node.name().span());
        try {
            Type type = TypeReader.read(node.type(), game);
            Base of = subject(node);
            if (type == Conversions.BROKEN || of == null) {
                failed.put(node, true);
                return null;
            }
            FrameSlots slots = new FrameSlots();
            ExprChecker exprs = new ExprChecker(game, Scope.outermost(slots), false);
            Expr first = exprs.want(node.initial(), type, "'" + name + "'");
            Expr initial = functions.enclosed(first, slots, List.of(), "what " + name + " is at first");
            Expr visibleIf = node.hiddenUnless() == null ? null : visibleIf(node, of);
            if (node.byOwner() && of == Base.SITE) {
                game.report(DiagnosticCode.NOT_ALLOWED_HERE
                        .at(node.of().span(), "'seen by owner'")
                        .why("a place has no owner; a piece has one, and of a player it is that player")
                        .fix("write 'hidden unless'"));
            }
            if (failed.containsKey(node)) return null;
            String subject = node.of().text();
            String among = Set.of("player", "side", "site", "piece").contains(subject) ? null : subject;
            String art = node.art() == null ? null : node.art().text();
            if (art != null && !type.equals(Type.TRUTH)) {
                game.report(DiagnosticCode.NOT_ALLOWED_HERE
                        .at(node.art().span(), Message.of("a drawing"))
                        .why("only what is yes or no has a drawing of its own: it is seen where it is yes")
                        .fix("draw the words of the choice instead, in 'words'"));
            }
            Property made = new Property(
                    name,
                    eachNumbers.get(name),
                    of,
                    among,
                    type,
                    initial,
                    visibleIf,
                    node.byOwner(),
                    art,
                    functions.reason(node.explain()),
                    node.name().span());
            properties.put(name, made);
            return made;
        } finally {
            underway.remove(node);
        }
    }

    /** What it is kept about is called site, piece or player in the condition. */
    private Expr visibleIf(Declaration.Each node, Base of) {
        FrameSlots slots = new FrameSlots();
        Scope scope = Scope.outermost(slots);
        scope.add(TypeWords.word(of), Type.one(of), false, node.of().span());
        Expr visible = new ExprChecker(game, scope, false).want(node.hiddenUnless(), Type.TRUTH, "'hidden unless'");
        return functions.enclosed(
                visible, slots, List.of(Type.one(of)), "who sees " + node.name().text());
    }

    private Base subject(Declaration.Each node) {
        String text = node.of().text();
        switch (text) {
            case "player", "side":
                return Base.PLAYER;
            case "site":
                return Base.SITE;
            case "piece":
                return Base.PIECE;
            default:
        }
        Declared declared = game.names().value(text);
        game.uses().add(node.of().span(), declared);
        Sort sort = declared == null ? null : declared.sort();
        if (sort == Sort.PIECES || sort == Sort.GROUP) return Base.PIECE;
        if (sort == Sort.BOARD || sort == Sort.REGION || sort == Sort.MARK) return Base.SITE;
        if (!game.names().isUnread(text)) {
            List<String> candidates = new ArrayList<>(List.of("player", "site", "piece"));
            candidates.addAll(game.names().of(Set.of(Sort.PIECES, Sort.GROUP, Sort.BOARD, Sort.REGION, Sort.MARK)));
            game.report(UnknownName.among(text, node.of().span(), "nothing that can keep something", candidates));
        }
        return null;
    }
}
