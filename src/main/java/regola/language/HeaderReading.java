package regola.language;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.language.diagnostic.Diagnostics;
import regola.language.model.Text;
import regola.language.model.VariantInfo;
import regola.language.resolve.Changes;
import regola.language.resolve.HeaderLines;
import regola.language.source.SourceText;
import regola.language.syntax.RuleParser;
import regola.language.tree.Header;
import regola.language.tree.Name;
import regola.language.tree.RuleFile;
import regola.language.tree.Sentences;

/**
 * HeaderReading reads what a file says about itself without checking it, so that lists are quick and show broken files
 * too.
 */
final class HeaderReading {
    private HeaderReading() {}

    static GameHeader game(SourceText text) {
        RuleFile file = RuleParser.parse(SourceText.of(text.name(), firstSection(text)), new Diagnostics());
        if (!(file.header() instanceof Header.Game header)) return null;
        Header.Players players = only(header, Header.Players.class);
        Header.Author author = only(header, Header.Author.class);
        List<String> names = players == null
                ? List.of()
                : players.names().stream().map(Name::text).toList();
        return new GameHeader(
                header.id().text(),
                title(header),
                aim(header),
                about(header),
                author == null ? null : author.author().value(),
                players == null ? 0 : players.fewest(),
                players == null ? 0 : players.most(),
                names);
    }

    static VariantInfo variant(SourceText text) {
        SourceText start = SourceText.of(text.name(), firstSection(text));
        if (!(RuleParser.parse(start, new Diagnostics()).header() instanceof Header.Variant)) return null;
        RuleFile file = RuleParser.parse(text, new Diagnostics());
        if (!(file.header() instanceof Header.Variant header)) return null;
        List<String> excludes = new ArrayList<>();
        for (Header.Line line : header.lines()) {
            if (line instanceof Header.Excludes one)
                one.variants().stream().map(Name::text).forEach(excludes::add);
        }
        return new VariantInfo(
                header.id().text(),
                header.game().text(),
                title(header),
                about(header),
                List.copyOf(excludes),
                Changes.of(file));
    }

    /** @return the text up to the second line that begins at the left edge and is no comment */
    private static String firstSection(SourceText text) {
        boolean begun = false;
        int offset = 0;
        for (int line = 1; line <= text.lineCount(); line++) {
            String words = text.lineText(line);
            boolean atEdge = !words.isBlank() && !Character.isWhitespace(words.charAt(0)) && words.charAt(0) != '#';
            if (atEdge && begun) return text.text().substring(0, offset);
            begun |= atEdge;
            int end = text.text().indexOf('\n', offset);
            if (end < 0) break;
            offset = end + 1;
        }
        return text.text();
    }

    private static <T extends Header.Line> T only(Header header, Class<T> form) {
        return HeaderLines.only(header, form, new Diagnostics());
    }

    private static Text title(Header header) {
        Header.Title line = only(header, Header.Title.class);
        return line == null ? Text.NONE : words(line.text());
    }

    private static Text aim(Header header) {
        Header.Aim line = only(header, Header.Aim.class);
        return line == null ? Text.NONE : words(line.text());
    }

    private static Text about(Header header) {
        Header.About line = only(header, Header.About.class);
        return line == null ? Text.NONE : words(line.text());
    }

    /** Headers have no holes; one that has is wrong, and shown without. */
    private static Text words(Sentences sentences) {
        Map<String, Text.Sentence> byLanguage = new LinkedHashMap<>();
        for (Sentences.Sentence sentence : sentences.list()) {
            List<Text.Part> parts = new ArrayList<>();
            for (Sentences.Part part : sentence.parts())
                if (part instanceof Sentences.Words one) parts.add(new Text.Words(one.words()));
            byLanguage.putIfAbsent(sentence.language(), new Text.Sentence(List.copyOf(parts)));
        }
        return new Text(Collections.unmodifiableMap(byLanguage));
    }
}
