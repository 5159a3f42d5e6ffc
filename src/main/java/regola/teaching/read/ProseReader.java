package regola.teaching.read;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import regola.file.Problems;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.CheckedGame;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.teaching.lesson.Prose;
import regola.teaching.lesson.Prose.Run;
import regola.teaching.lesson.Prose.Style;

/**
 * A ProseReader reads the inline Markdown of a short text: strong, emphasised, code, and numbers of rules in brackets.
 */
final class ProseReader {
    private static final Parser PARSER = Parser.builder().build();
    private static final Pattern BRACKETED = Pattern.compile("\\[([^\\[\\]\\s]{1,40})]");
    /** What can only be meant as the number of a rule. */
    private static final Pattern NUMBER = Pattern.compile("[A-Za-z]{1,8}-\\d+(\\.\\d+)*[a-z]?");

    private final CheckedGame game;
    private final Problems problems;

    /** @param game whose rules are linked; null if it is not known: then any number will do */
    ProseReader(CheckedGame game, Problems problems) {
        this.game = game;
        this.problems = problems;
    }

    /** @param place of the text in the file */
    Prose read(String text, Span place) {
        List<Run> runs = new ArrayList<>();
        Node block = PARSER.parse(text.strip()).getFirstChild();
        boolean isLine = block instanceof Paragraph && block.getNext() == null;
        if (isLine) children(block, Style.PLAIN, runs);
        else add(text.strip(), Style.PLAIN, runs); // what looks like a list or a heading is meant as it stands
        List<Run> linked = new ArrayList<>();
        for (Run run : runs) {
            if (run.style() == Style.CODE) linked.add(run);
            else link(run, place, linked);
        }
        return new Prose(linked);
    }

    private void children(Node parent, Style style, List<Run> runs) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Text text) add(text.getLiteral(), style, runs);
            else if (node instanceof Code code) add(code.getLiteral(), Style.CODE, runs);
            else if (node instanceof StrongEmphasis) children(node, Style.STRONG, runs);
            else if (node instanceof Emphasis) children(node, Style.EMPHASIS, runs);
            else if (node instanceof SoftLineBreak || node instanceof HardLineBreak) add(" ", style, runs);
            else if (node instanceof HtmlInline html) add(html.getLiteral(), style, runs);
            else children(node, style, runs);
        }
    }

    private static void add(String text, Style style, List<Run> runs) {
        if (text.isEmpty()) return;
        Run last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
        if (last != null && last.style() == style && style != Style.CODE)
            runs.set(runs.size() - 1, new Run(last.text() + text, style));
        else runs.add(new Run(text, style));
    }

    private void link(Run run, Span place, List<Run> linked) {
        Matcher bracketed = BRACKETED.matcher(run.text());
        int done = 0;
        while (bracketed.find()) {
            String number = bracketed.group(1);
            boolean known = game != null
                    ? game.ruleNumbers().contains(number)
                    : NUMBER.matcher(number).matches();
            if (!known) {
                if (NUMBER.matcher(number).matches()) unknown(number, place);
                continue;
            }
            if (bracketed.start() > done)
                linked.add(new Run(run.text().substring(done, bracketed.start()), run.style()));
            linked.add(new Run(number, Style.RULE));
            done = bracketed.end();
        }
        if (done < run.text().length()) linked.add(new Run(run.text().substring(done), run.style()));
    }

    private void unknown(String number, Span place) {
        int at = place.source().text().indexOf("[" + number + "]", place.start());
        boolean isInside = at >= 0 && at < place.end();
        Span span = isInside ? new Span(place.source(), at + 1, at + 1 + number.length()) : place;
        unknownRule(number, span, game, problems);
    }

    /** Says that the game has no rule with this number. */
    static void unknownRule(String number, Span span, CheckedGame game, Problems problems) {
        problems.add(
                span,
                Message.of("'{0}' has no rule {1}", game.id(), number),
                "",
                DidYouMean.asFix(number, game.ruleNumbers()));
    }
}
