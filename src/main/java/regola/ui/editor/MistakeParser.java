package regola.ui.editor;

import java.util.ArrayList;
import java.util.List;
import javax.swing.text.BadLocationException;
import javax.swing.text.Document;
import javax.swing.text.Position;
import org.fife.ui.rsyntaxtextarea.RSyntaxDocument;
import org.fife.ui.rsyntaxtextarea.parser.AbstractParser;
import org.fife.ui.rsyntaxtextarea.parser.DefaultParseResult;
import org.fife.ui.rsyntaxtextarea.parser.DefaultParserNotice;
import org.fife.ui.rsyntaxtextarea.parser.ParseResult;
import org.fife.ui.rsyntaxtextarea.parser.ParserNotice;
import regola.ui.view.Lines;
import regola.ui.view.editor.MistakeView;

/**
 * A MistakeParser marks in the text what somebody else has found. It is asked only when there is news. The names that
 * nothing uses are written in faint letters; they are known while the text moves on.
 */
final class MistakeParser extends AbstractParser {
    private List<MistakeView> found = List.of();
    private final List<Faint> faint = new ArrayList<>();

    private record Faint(Position start, Position end) {}

    /** @param mistakes of the very text that is in the document now */
    void take(Document text, List<MistakeView> mistakes) {
        found = List.copyOf(mistakes);
        faint.clear();
        try {
            for (MistakeView each : found)
                if (each.kind() == MistakeView.Kind.UNUSED && each.end() <= text.getLength())
                    faint.add(new Faint(text.createPosition(each.start()), text.createPosition(each.end())));
        } catch (BadLocationException e) {
            throw new IllegalStateException("only what is in the text is found there", e);
        }
    }

    boolean isFaint(int offset) {
        return faint.stream().anyMatch(each -> offset >= each.start.getOffset() && offset < each.end.getOffset());
    }

    @Override
    public ParseResult parse(RSyntaxDocument document, String style) {
        DefaultParseResult result = new DefaultParseResult(this);
        result.setParsedLines(0, Math.max(0, document.getDefaultRootElement().getElementCount() - 1));
        for (MistakeView mistake : found) {
            int length = document.getLength();
            int start = Math.max(0, Math.min(mistake.start(), length));
            int end = Math.max(start, Math.min(mistake.end(), length));
            // Something missing has no letters of its own; the one before it is marked.
            if (start == end) start = Math.max(0, start - 1);
            DefaultParserNotice notice = new DefaultParserNotice(
                    this, Lines.of(mistake.tip()), mistake.line() - 1, start, Math.max(1, end - start));
            notice.setLevel(level(mistake.kind()));
            notice.setColor(RuleColours.of(MistakeIcon.colour(mistake.kind())));
            notice.setToolTipText(Lines.of(mistake.tip()));
            result.addNotice(notice);
        }
        return result;
    }

    private static ParserNotice.Level level(MistakeView.Kind kind) {
        return switch (kind) {
            case ERROR -> ParserNotice.Level.ERROR;
            case WARNING -> ParserNotice.Level.WARNING;
            case REMARK, UNUSED -> ParserNotice.Level.INFO;
        };
    }
}
