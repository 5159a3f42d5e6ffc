package regola.language;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.Diagnostics;
import regola.language.model.Text;
import regola.language.resolve.HeaderLines;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.syntax.RuleParser;
import regola.language.tree.Header;
import regola.language.tree.Name;
import regola.language.tree.RuleFile;
import regola.language.tree.Sentences;

/**
 * A HeaderReader reads the header of a rule file and nothing else of it, which is quick enough to do it for all files there are.
 */
public final class HeaderReader {
    private HeaderReader() {}

    /** @param header null if it could not be read; then the problems say why */
    public record Reading(FileHeader header, List<Diagnostic> problems) {}

    public static Reading read(SourceText source) {
        Diagnostics problems = new Diagnostics();
        RuleFile file = RuleParser.parse(SourceText.of(source.name(), start(source)), problems);
        return new Reading(file.header() == null ? null : header(file.header(), source), problems.list());
    }

    /** The lines up to the second that begins in the first column; places in it are places in the whole. */
    private static String start(SourceText source) {
        boolean begun = false;
        int offset = 0;
        for (int line = 1; line <= source.lineCount(); line++) {
            String text = source.lineText(line);
            boolean atEdge = !text.isBlank() && !Character.isWhitespace(text.charAt(0)) && text.charAt(0) != '#';
            if (atEdge && begun) return source.text().substring(0, offset);
            begun |= atEdge;
            offset = source.text().indexOf('\n', offset) + 1;
        }
        return source.text();
    }

    private static FileHeader header(Header header, SourceText whole) {
        Header.Title title = line(header, Header.Title.class);
        Header.About about = line(header, Header.About.class);
        Header.Author author = line(header, Header.Author.class);
        Header.Players players = line(header, Header.Players.class);
        Header.Excludes excludes = line(header, Header.Excludes.class);
        return new FileHeader(
                header.id().text(), header instanceof Header.Variant variant ? variant.game().text() : null,
                title == null ? Text.NONE : text(title.text()), about == null ? Text.NONE : text(about.text()),
                author == null ? null : author.author().value(), players == null ? 0 : players.fewest(), players == null ? 0 : players.most(),
                players == null ? List.of() : names(players.names()), excludes == null ? List.of() : names(excludes.variants()),
                new Span(whole, header.span().start(), header.span().end()));
    }

    /** A line that is written twice is reported when the rules are compiled. */
    private static <T extends Header.Line> T line(Header header, Class<T> form) {
        return HeaderLines.only(header, form, new Diagnostics());
    }

    private static List<String> names(List<Name> names) {
        return names.stream().map(Name::text).toList();
    }

    /** Headers have no holes; one that has is wrong, and shown without. */
    private static Text text(Sentences sentences) {
        Map<String, Text.Sentence> byLanguage = new LinkedHashMap<>();
        for (Sentences.Sentence sentence : sentences.list()) {
            List<Text.Part> words = sentence.parts().stream()
                    .filter(Sentences.Words.class::isInstance)
                    .map(part -> (Text.Part) new Text.Words(((Sentences.Words) part).words()))
                    .toList();
            byLanguage.putIfAbsent(sentence.language(), new Text.Sentence(words));
        }
        return new Text(byLanguage);
    }
}
