package regola.language.syntax;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.InputMismatchException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.WritableToken;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.RuleTransition;
import org.antlr.v4.runtime.misc.IntervalSet;
import regola.language.syntax.generated.RulesParser;

/**
 * A FriendlyErrorStrategy decides how the parser goes on after a mistake; what is said about it is made by
 * {@link Complaint}. A mistake spoils its line and nothing else: the rule that reads the line gives up, the rest of the
 * line is passed over, and the block below it is still looked at for mistakes of its own. A single missing sign or word
 * is taken as read, and a mistyped one as the word that was meant.
 */
final class FriendlyErrorStrategy extends DefaultErrorStrategy {
    private static final ATN ATN = RulesParser._ATN;

    /** The rules that read a line, perhaps with its block: here a mistake stops. */
    private static final Set<Integer> LINES = Set.of(
            RulesParser.RULE_header,
            RulesParser.RULE_headerLine,
            RulesParser.RULE_section,
            RulesParser.RULE_boardLine,
            RulesParser.RULE_namedLine,
            RulesParser.RULE_statement,
            RulesParser.RULE_otherwise,
            RulesParser.RULE_chooseItem,
            RulesParser.RULE_optionLine,
            RulesParser.RULE_thenBlock,
            RulesParser.RULE_requirement,
            RulesParser.RULE_when,
            RulesParser.RULE_addedLine,
            RulesParser.RULE_wordLine,
            RulesParser.RULE_loneExpr);

    /**
     * For each rule a state of the parser that calls it: rules that are called from here must seem to be called from
     * there.
     */
    private static final Map<Integer, Integer> CALLERS = callers();

    private static final IntervalSet STEPS = ATN.nextTokens(ATN.ruleToStartState[RulesParser.RULE_statement]);
    private static final IntervalSet BOARD_LINES = ATN.nextTokens(ATN.ruleToStartState[RulesParser.RULE_boardLine]);
    private static final IntervalSet HEADER_LINES = ATN.nextTokens(ATN.ruleToStartState[RulesParser.RULE_headerLine]);
    private static final IntervalSet REQUIREMENTS = ATN.nextTokens(ATN.ruleToStartState[RulesParser.RULE_requirement]);
    private static final IntervalSet SECTIONS = ATN.nextTokens(ATN.ruleToStartState[RulesParser.RULE_section]);
    private static final IntervalSet ITEMS = LanguageWords.types("option", "refuse");
    private static final int THEN = LanguageWords.type("then");
    private static final int WHEN = LanguageWords.type("when");
    private static final int OTHERWISE = LanguageWords.type("otherwise");
    private static final int IF = LanguageWords.type("if");
    private static final int NONE = LanguageWords.type("none");

    private final Complaint complaint;
    private RecognitionException reported;

    FriendlyErrorStrategy(Complaint complaint) {
        this.complaint = complaint;
    }

    private static Map<Integer, Integer> callers() {
        Map<Integer, Integer> callers = new HashMap<>();
        for (ATNState state : ATN.states) {
            if (state != null
                    && state.getNumberOfTransitions() == 1
                    && state.transition(0) instanceof RuleTransition call) {
                callers.putIfAbsent(call.target.ruleIndex, state.stateNumber);
            }
        }
        return Map.copyOf(callers);
    }

    // ---- where the parser asks

    /** Called before each round of a loop: here lines are passed over that cannot begin as they do. */
    @Override
    public void sync(Parser parser) {
        ATNState state = ATN.states.get(parser.getState());
        boolean loop =
                state.getStateType() == ATNState.STAR_LOOP_ENTRY || state.getStateType() == ATNState.STAR_LOOP_BACK;
        if (!loop || !TokenLines.isLineStart(parser)) return;
        IntervalSet next = ATN.nextTokens(state);
        if (next.contains(Token.EPSILON)) return;
        boolean first = true;
        while (!next.contains(parser.getInputStream().LA(1))
                && parser.getInputStream().LA(1) != Token.EOF) {
            int type = parser.getInputStream().LA(1);
            if (type == RulesParser.INDENT) {
                if (complaint.aboutIndent(parser)) passBlock(parser);
                else takeAway(parser);
            } else if (type == RulesParser.DEDENT || type == RulesParser.NEWLINE) {
                parser.consume();
            } else {
                String meant = complaint.aboutLine(parser, next, first);
                first = false;
                boolean readable = meant != null
                        && !meant.contains(" ")
                        && (next.contains(LanguageWords.type(meant)) || meant.equals("otherwise"));
                if (readable) readAs(parser, meant);
                else passLine(parser);
                passOtherwise(parser);
            }
        }
    }

    /** Called when a token is not what must stand here. */
    @Override
    public Token recoverInline(Parser parser) {
        IntervalSet expected = ATN.nextTokens(ATN.states.get(parser.getState()));
        Token found = parser.getCurrentToken();
        if (complaint.aboutWordAsName(parser, found)) {
            parser.consume();
            return found;
        }
        boolean missing = isMissing(parser, expected);
        String meant = complaint.aboutToken(parser, found, expected, missing);
        if (meant != null && expected.contains(LanguageWords.type(meant))) {
            readAs(parser, meant);
            parser.consume();
            return found;
        }
        if (missing) return getMissingSymbol(parser);
        reported = new InputMismatchException(parser);
        throw reported;
    }

    @Override
    public void reportError(Parser parser, RecognitionException error) {
        if (error == reported) return;
        reported = error;
        Token found = error.getOffendingToken();
        boolean here = found == parser.getCurrentToken();
        complaint.aboutToken(parser, found, here ? expected(parser) : new IntervalSet(), false);
    }

    @Override
    public void recover(Parser parser, RecognitionException error) {
        if (!LINES.contains(parser.getContext().getRuleIndex())) throw error;
        if (parser.getContext().getRuleIndex() == RulesParser.RULE_loneExpr) return;
        boolean headerLeftOut = parser.getContext().getRuleIndex() == RulesParser.RULE_header
                && SECTIONS.contains(parser.getInputStream().LA(1));
        if (headerLeftOut) return;
        leaveLine(parser, parser.getContext());
        passOtherwise(parser);
    }

    private static IntervalSet expected(Parser parser) {
        return ATN.getExpectedTokens(parser.getState(), parser.getContext());
    }

    /** Takes the present token for the word that was meant. */
    private static void readAs(Parser parser, String meant) {
        CommonToken token = (CommonToken) parser.getCurrentToken();
        token.setType(LanguageWords.type(meant));
        token.setText(meant);
    }

    /** @return true if the present token would fit if one other stood before it; layout is never taken as read */
    private boolean isMissing(Parser parser, IntervalSet expected) {
        if (expected.contains(RulesParser.NEWLINE)
                || expected.contains(RulesParser.INDENT)
                || expected.contains(RulesParser.DEDENT)) return false;
        ATNState behind = ATN.states.get(parser.getState()).transition(0).target;
        return ATN.nextTokens(behind, parser.getContext())
                .contains(parser.getInputStream().LA(1));
    }

    @Override
    protected Token getMissingSymbol(Parser parser) {
        Token before = parser.getInputStream().LT(-1);
        CommonToken made = new CommonToken(Token.INVALID_TYPE, "");
        made.setStartIndex(before == null ? 0 : before.getStopIndex() + 1);
        made.setStopIndex(made.getStartIndex() - 1);
        return made;
    }

    // ---- how the parser goes on

    /** Goes to behind the line, and its block, that the rule of the context was reading. */
    private void leaveLine(Parser parser, ParserRuleContext context) {
        CommonTokenStream tokens = (CommonTokenStream) parser.getInputStream();
        int depth = 0;
        for (int i = context.getStart().getTokenIndex(); i < tokens.index(); i++) {
            Token token = tokens.get(i);
            if (token.getChannel() != Token.DEFAULT_CHANNEL) continue;
            if (token.getType() == RulesParser.INDENT) depth++;
            if (token.getType() == RulesParser.DEDENT) depth--;
        }
        boolean untouched = tokens.index() <= context.getStart().getTokenIndex();
        if (depth == 0 && (untouched || !TokenLines.isLineStart(parser))) passLine(parser);
        for (; depth > 0; depth--) {
            if (!TokenLines.isLineStart(parser)) passLine(parser);
            readLines(parser);
        }
    }

    /** Passes over the rest of the line and looks for mistakes in its block. */
    private void passLine(Parser parser) {
        int type = parser.getInputStream().LA(1);
        while (type != RulesParser.NEWLINE && type != Token.EOF) {
            parser.consume();
            type = parser.getInputStream().LA(1);
        }
        if (type == RulesParser.NEWLINE) parser.consume();
        if (parser.getInputStream().LA(1) == RulesParser.INDENT) passBlock(parser);
    }

    /** Passes over a block that has no place, and looks for mistakes in it. */
    private void passBlock(Parser parser) {
        parser.consume();
        readLines(parser);
    }

    /**
     * Reads a block to its end whose kind is not known: lines whose first word tells what they are are read, others are
     * passed over.
     */
    private void readLines(Parser parser) {
        RulesParser rules = (RulesParser) parser;
        int state = parser.getState();
        while (true) {
            int type = parser.getInputStream().LA(1);
            if (type == Token.EOF) break;
            if (type == RulesParser.DEDENT) {
                parser.consume();
                break;
            }
            if (type == RulesParser.INDENT) {
                complaint.aboutIndent(parser);
                takeAway(parser);
            } else if (ITEMS.contains(type)
                    || type == IF && parser.getInputStream().LA(2) == NONE) {
                call(parser, RulesParser.RULE_chooseItem, rules::chooseItem);
            } else if (STEPS.contains(type)) {
                call(parser, RulesParser.RULE_statement, rules::statement);
            } else if (REQUIREMENTS.contains(type)) {
                call(parser, RulesParser.RULE_requirement, rules::requirement);
            } else if (BOARD_LINES.contains(type)) {
                call(parser, RulesParser.RULE_boardLine, rules::boardLine);
            } else if (HEADER_LINES.contains(type)) {
                call(parser, RulesParser.RULE_headerLine, rules::headerLine);
            } else if (type == THEN) {
                call(parser, RulesParser.RULE_thenBlock, rules::thenBlock);
            } else if (type == WHEN) {
                call(parser, RulesParser.RULE_when, rules::when);
            } else if (type == OTHERWISE) {
                passOtherwise(parser);
            } else {
                passLine(parser);
            }
        }
        parser.setState(state);
    }

    /** After a line that could not be read an otherwise is no mistake: the line may have been its if. */
    private void passOtherwise(Parser parser) {
        RulesParser rules = (RulesParser) parser;
        int state = parser.getState();
        while (parser.getInputStream().LA(1) == OTHERWISE && TokenLines.isLineStart(parser)) {
            call(parser, RulesParser.RULE_otherwise, rules::otherwise);
        }
        parser.setState(state);
    }

    private static void call(Parser parser, int rule, Runnable read) {
        parser.setState(CALLERS.get(rule));
        read.run();
    }

    /** Takes an INDENT and its DEDENT out, so that the lines between them belong to the block around them. */
    private static void takeAway(Parser parser) {
        CommonTokenStream tokens = (CommonTokenStream) parser.getInputStream();
        tokens.fill();
        int indent = tokens.index();
        int depth = 0;
        for (int i = indent; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (token.getChannel() != Token.DEFAULT_CHANNEL) continue;
            if (token.getType() == RulesParser.INDENT) depth++;
            if (token.getType() == RulesParser.DEDENT) depth--;
            if (depth == 0) {
                ((WritableToken) token).setChannel(Token.HIDDEN_CHANNEL);
                break;
            }
        }
        ((WritableToken) tokens.get(indent)).setChannel(Token.HIDDEN_CHANNEL);
        tokens.seek(indent);
    }
}
