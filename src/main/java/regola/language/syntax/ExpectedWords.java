package regola.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.misc.IntervalSet;
import regola.language.source.Message;
import regola.language.syntax.generated.RulesParser;

/** ExpectedWords say what may come next in the words of somebody who writes rule files, not those of the grammar. */
final class ExpectedWords {
    static final String END_OF_LINE = "the end of the line";
    private static final String TYPE = "a type";
    private static final int MANY = 40;
    private static final IntervalSet VALUES =
            RulesParser._ATN.nextTokens(RulesParser._ATN.ruleToStartState[RulesParser.RULE_expr]);
    private static final IntervalSet SIMPLE_VALUES = LanguageWords.types("(", "[", "those");
    private static final IntervalSet TYPES = LanguageWords.types("set", "list", "yes");

    private ExpectedWords() {}

    /** @return {@code 'to'}, or {@code a name or 'yes'}; empty if nothing is known */
    static Message of(IntervalSet expected, ParserRuleContext context) {
        List<Message> words = new ArrayList<>();
        IntervalSet rest = new IntervalSet(expected);
        if (containsAll(rest, SIMPLE_VALUES)) {
            words.add(Message.of(valueOrCondition(context)));
            rest = rest.subtract(VALUES);
        } else if (rest.contains(RulesParser.NAME)) {
            boolean type = containsAll(rest, TYPES) && rest.contains(LanguageWords.type("number"));
            words.add(Message.of(
                    type
                            ? TYPE + ", such as number, player, piece, site, kind, yes or no, set of site"
                            : name(context)));
            IntervalSet names = new IntervalSet(rest);
            for (int token : names.toList()) {
                if (LanguageWords.canBeName(token) || type && LanguageWords.isWord(token)) rest.remove(token);
            }
            if (context.getRuleIndex() == RulesParser.RULE_typeName) {
                rest.remove(LanguageWords.type("number"));
            }
        }
        addKind(words, rest, RulesParser.NUMBER, "a number");
        addKind(words, rest, RulesParser.STRING, "a text in quotes");
        addKind(words, rest, RulesParser.RULE_ID, "a rule number such as RULE-1");
        for (String written : LanguageWords.written(rest)) words.add(Message.of("'{0}'", written));
        addKind(words, rest, RulesParser.INDENT, "an indented block");
        addKind(words, rest, RulesParser.NEWLINE, END_OF_LINE);
        return join(words);
    }

    static boolean isEndOfLine(Message words) {
        return words.toString().equals(END_OF_LINE);
    }

    /** @return the same without examples */
    static Message brief(Message words) {
        return words.toString().startsWith(TYPE + ", such as") ? Message.of(TYPE) : words;
    }

    private static boolean containsAll(IntervalSet set, IntervalSet wanted) {
        return wanted.subtract(set).isNil();
    }

    private static void addKind(List<Message> words, IntervalSet expected, int type, String kind) {
        if (expected.contains(type)) words.add(Message.of(kind));
    }

    private static Message join(List<Message> words) {
        if (words.size() > MANY) return Message.of("{0}, …", Message.joined(", ", words.subList(0, MANY)));
        return Message.either(words);
    }

    /** What a name is wanted for. */
    private static String name(ParserRuleContext context) {
        for (ParserRuleContext at = context; at != null; at = at.getParent()) {
            switch (at.getRuleIndex()) {
                case RulesParser.RULE_siteRange:
                    return "the name of a site";
                case RulesParser.RULE_art:
                    return "the name of a drawing";
                case RulesParser.RULE_param:
                    return "the name of a parameter";
                case RulesParser.RULE_typeName:
                    return TYPE + ", such as number, player, piece, site or kind";
                case RulesParser.RULE_word:
                    return "a word";
                case RulesParser.RULE_name:
                    break;
                default:
                    return "a name";
            }
        }
        return "a name";
    }

    /** After require, if, while, where, and, or, not and unless comes a condition. */
    private static String valueOrCondition(ParserRuleContext context) {
        if (context.getChildCount() > 0
                && isConditionNext(context.getChild(context.getChildCount() - 1).getText())) return "a condition";
        ParserRuleContext at = context;
        while (at.getParent() != null
                && at.getStart() == at.getParent().getStart()
                && at.getRuleIndex() != RulesParser.RULE_statement) {
            at = at.getParent();
        }
        ParserRuleContext parent = at.getParent();
        if (parent == null) return "a value or condition";
        int rule = parent.getRuleIndex();
        if (rule == RulesParser.RULE_both || rule == RulesParser.RULE_either || rule == RulesParser.RULE_negation)
            return "a condition";
        return isConditionNext(wordBefore(parent, at)) ? "a condition" : "a value";
    }

    private static boolean isConditionNext(String word) {
        return switch (word) {
            case "require", "if", "while", "where", "unless", "and", "or", "not" -> true;
            default -> false;
        };
    }

    private static String wordBefore(ParserRuleContext parent, ParserRuleContext child) {
        int index = parent.children == null ? -1 : parent.children.indexOf(child);
        return index > 0 ? parent.getChild(index - 1).getText() : "";
    }
}
