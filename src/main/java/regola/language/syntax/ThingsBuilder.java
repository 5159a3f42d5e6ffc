package regola.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.Span;
import regola.language.syntax.generated.RulesParser;
import regola.language.tree.BoardNode;
import regola.language.tree.Declaration;
import regola.language.tree.Declaration.ChoiceItems;
import regola.language.tree.Declaration.Zone;
import regola.language.tree.ExprNode;
import regola.language.tree.Name;
import regola.language.tree.SettingNode;
import regola.language.tree.StringNode;
import regola.language.tree.TypeNode;

/** A ThingsBuilder makes the tree of what a game is made of: settings, marks, zones, pieces, variables, words. */
final class ThingsBuilder {
    private final TreeReading reading;
    private final ExprBuilder exprs;
    private final PartsBuilder parts;

    ThingsBuilder(TreeReading reading, ExprBuilder exprs, PartsBuilder parts) {
        this.reading = reading;
        this.exprs = exprs;
        this.parts = parts;
    }

    private static Declaration unread(Name name, Span span) {
        return DeclarationBuilder.unread(name, span);
    }

    // ---- settings and choices

    Declaration setting(RulesParser.SettingContext read) {
        Name name = reading.name(read.name());
        if (name == null || TreeReading.isBroken(read)) return unread(name, reading.span(read));
        return new Declaration.Setting(
                name,
                form(read.settingType()),
                value(read.settingValue()),
                parts.explain(read.explain(), read),
                reading.span(read));
    }

    private SettingNode.Form form(RulesParser.SettingTypeContext read) {
        if (read instanceof RulesParser.ChoiceSettingContext choice)
            return new SettingNode.OneOf(reading.names(choice.names()), reading.span(read));
        if (!(read instanceof RulesParser.NumberSettingContext numbers))
            return new SettingNode.YesNo(reading.span(read));
        List<Long> limits = numbers.signed().stream().map(reading::whole).toList();
        if (limits.size() < 4)
            return new SettingNode.Number(limits.get(0), limits.get(limits.size() - 1), reading.span(read));
        return new SettingNode.Numbers(limits.get(0), limits.get(1), limits.get(2), limits.get(3), reading.span(read));
    }

    SettingNode.Value value(RulesParser.SettingValueContext read) {
        if (!read.signed().isEmpty()) {
            List<SettingNode.Whole> numbers =
                    reading.each(read.signed(), one -> new SettingNode.Whole(reading.whole(one), reading.span(one)));
            return new SettingNode.NumberValues(numbers, reading.span(read));
        }
        if (read.name() != null) {
            Name word = reading.name(read.name());
            return new SettingNode.WordValue(
                    word == null ? new Name("", reading.span(read)) : word, reading.span(read));
        }
        return new SettingNode.TruthValue(read.getText().equals("yes"), reading.span(read));
    }

    Declaration choiceItems(RulesParser.ChoiceTypeContext read) {
        Name name = reading.name(read.name());
        if (name == null || TreeReading.isBroken(read)) return unread(name, reading.span(read));
        return new ChoiceItems(
                name,
                reading.each(read.choiceItem(), this::item),
                parts.explain(read.explain(), read),
                reading.span(read));
    }

    private ChoiceItems.Item item(RulesParser.ChoiceItemContext read) {
        if (read.signed().isEmpty()) {
            Name word = reading.name(read.name());
            return word == null ? null : new ChoiceItems.Word(word, reading.span(read));
        }
        return new ChoiceItems.Numbers(
                reading.whole(read.signed(0)),
                reading.whole(read.signed(read.signed().size() - 1)),
                reading.span(read));
    }

    // ---- marks, zones, pieces

    Declaration mark(RulesParser.MarkContext read) {
        Name name = reading.name(read.name());
        if (name == null || TreeReading.isBroken(read)) return unread(name, reading.span(read));
        return new Declaration.Mark(
                name,
                parts.parts(read.sitesPart()),
                reading.art(read.art()),
                parts.explain(read.explain(), read),
                reading.span(read));
    }

    Declaration zone(RulesParser.ZoneContext read) {
        Name name = reading.name(read.name());
        if (name == null || TreeReading.isBroken(read)) return unread(name, reading.span(read));
        Zone.Owners owners = Zone.Owners.SHARED;
        for (ParseTree child : read.children) {
            if (child.getText().equals("player") && child != read.name()) owners = Zone.Owners.EACH_PLAYER;
            if (child.getText().equals("side") && child != read.name()) owners = Zone.Owners.EACH_SIDE;
        }
        boolean stack = false;
        Zone.Seen seen = null;
        ExprNode unless = null;
        for (RulesParser.ZoneTraitContext trait : read.zoneTrait()) {
            boolean isStack = trait instanceof RulesParser.StackTraitContext;
            if (isStack ? stack : seen != null)
                reading.report(DiagnosticCode.TWICE.at(reading.span(trait), isStack ? "'stack'" : "'seen by'"));
            if (isStack) stack = true;
            else if (trait.getChildCount() > 2) seen = seen(trait.getChild(2).getText()); // else it breaks off there
            if (trait instanceof RulesParser.SeenTraitContext by && by.expr() != null) unless = exprs.expr(by.expr());
        }
        List<BoardNode.Point> at =
                read.point().stream().map(point -> parts.point(point, read)).toList();
        return new Zone(
                name,
                owners,
                stack,
                seen,
                unless,
                at,
                reading.art(read.art()),
                parts.explain(read.explain(), read),
                reading.span(read));
    }

    private static Zone.Seen seen(String word) {
        return switch (word) {
            case "all" -> Zone.Seen.ALL;
            case "owner" -> Zone.Seen.OWNER;
            default -> Zone.Seen.NOBODY;
        };
    }

    Declaration pieces(RulesParser.PiecesContext read) {
        Name name = reading.name(read.name());
        if (name == null || TreeReading.isBroken(read)) return unread(name, reading.span(read));
        boolean alike = read.children.stream()
                .anyMatch(child ->
                        child instanceof TerminalNode && child.getText().equals("alike"));
        List<Declaration.PieceItem> items = reading.each(read.pieceItem(), this::item);
        Name art = items.isEmpty() ? null : items.get(items.size() - 1).art();
        if (art != null) {
            Declaration.PieceItem last = items.remove(items.size() - 1);
            items.add(new Declaration.PieceItem(
                    last.count(), last.anyNumber(), last.template(), last.each(), null, last.span()));
        }
        return new Declaration.Pieces(name, alike, items, art, parts.explain(read.explain(), read), reading.span(read));
    }

    /** So many, the name, what it is repeated for, a drawing; two names in a row are a setting and the name. */
    private Declaration.PieceItem item(RulesParser.PieceItemContext read) {
        List<Name> each = new ArrayList<>();
        ExprNode count = read.NUMBER() == null
                ? null
                : new ExprNode.NumberLiteral(
                        reading.whole(read.NUMBER().getSymbol(), Integer.MAX_VALUE),
                        reading.span(read.NUMBER().getSymbol()));
        Name anyNumber = read.anyNumber() == null ? null : new Name("any number of", reading.span(read.anyNumber()));
        StringNode template = reading.quoted(read.STRING());
        boolean repeated = false;
        for (ParseTree child : read.children) {
            if (child.getText().equals("for") && child instanceof TerminalNode) repeated = true;
            if (!(child instanceof RulesParser.NameContext one)) continue;
            Name name = reading.name(one);
            if (name == null) return null;
            if (repeated) {
                each.add(name);
            } else if (count == null && anyNumber == null && (read.STRING() != null || isFollowedByName(read, child))) {
                count = new ExprNode.NameUse(name, name.span());
            } else {
                template = new StringNode(name.text(), name.span());
            }
        }
        return template == null
                ? null
                : new Declaration.PieceItem(
                        count, anyNumber, template, each, reading.art(read.art()), reading.span(read));
    }

    private static boolean isFollowedByName(ParserRuleContext read, ParseTree child) {
        int next = read.children.indexOf(child) + 1;
        return next < read.getChildCount() && read.getChild(next) instanceof RulesParser.NameContext;
    }

    Declaration group(RulesParser.GroupContext read) {
        Name name = reading.name(read.name());
        if (name == null || TreeReading.isBroken(read)) return unread(name, reading.span(read));
        return new Declaration.Group(
                name, reading.names(read.names()), parts.explain(read.explain(), read), reading.span(read));
    }

    // ---- what is remembered

    Declaration keep(RulesParser.KeepContext read) {
        Name name = reading.name(read.name());
        TypeNode type = parts.type(read.type());
        if (name == null || type == null || TreeReading.isBroken(read)) return unread(name, reading.span(read));
        return new Declaration.Keep(
                name,
                read.getStart().getText().equals("counter"),
                type,
                exprs.expr(read.expr(), read),
                read.point() == null ? null : parts.point(read.point(), read),
                parts.explain(read.explain(), read),
                reading.span(read));
    }

    Declaration each(RulesParser.EachContext read) {
        Name of = reading.name(read.name(0));
        Name name = reading.name(read.name(1));
        TypeNode type = parts.type(read.type());
        if (of == null || name == null || type == null || TreeReading.isBroken(read))
            return unread(name, reading.span(read));
        ExprNode hidden = read.expr().size() < 2 ? null : exprs.expr(read.expr(1));
        return new Declaration.Each(
                of,
                name,
                type,
                exprs.expr(read.expr(0), read),
                hidden,
                hidden != null && isSeen(read),
                reading.art(read.art()),
                parts.explain(read.explain(), read),
                reading.span(read));
    }

    private static boolean isSeen(RulesParser.EachContext read) {
        return read.children.stream()
                .anyMatch(child -> child.getText().equals("seen") && child instanceof TerminalNode);
    }

    // ---- words

    Declaration words(RulesParser.WordsContext read) {
        return new Declaration.Words(reading.each(read.wordLine(), this::word), reading.span(read));
    }

    private Declaration.Words.Word word(RulesParser.WordLineContext read) {
        Name name = reading.name(read.word());
        if (name == null || TreeReading.isBroken(read)) return null;
        return new Declaration.Words.Word(
                name,
                read.signed() == null ? null : reading.whole(read.signed()),
                parts.sentences(read.texts(), read),
                read.cheered() == null || TreeReading.isBroken(read.cheered())
                        ? null
                        : parts.sentences(read.cheered().texts(), read.cheered()),
                reading.quoted(read.STRING()),
                reading.art(read.art()),
                read.explain() == null ? null : parts.explain(read.explain(), read),
                reading.span(read));
    }
}
