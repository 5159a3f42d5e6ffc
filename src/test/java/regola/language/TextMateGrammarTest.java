package regola.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The colours of rule files in another editor are made from the language's own words. */
class TextMateGrammarTest {
    private static final Path GRAMMAR = Path.of("rules-dsl/vscode/syntaxes/regola.tmLanguage.json");
    private static final String NUMBER = "[A-Z]+-[0-9]+(\\.[0-9]+)*(?![A-Za-z0-9-])";
    /** Any word of the language that is no part of a name with hyphens. */
    private static String keywords() {
        return String.format(
                "(?<![A-Za-z0-9-])(%s)(?![A-Za-z0-9-])",
                LineParts.words().stream()
                        .sorted(Comparator.comparingInt(String::length)
                                .reversed()
                                .thenComparing(word -> word))
                        .collect(Collectors.joining("|")));
    }

    @Test
    void everyWordOfTheLanguageIsColoured() throws IOException {
        GoldenText.compare(GRAMMAR, """
                {
                  "scopeName": "source.regola",
                  "name": "Regola rules",
                  "patterns": [
                    { "name": "comment.line.number-sign.regola", "match": "#.*$" },
                    {
                      "name": "string.quoted.double.regola",
                      "begin": "\\"",
                      "end": "\\"|$",
                      "patterns": [
                        { "name": "constant.character.escape.regola", "match": "\\\\\\\\." },
                        { "name": "variable.other.hole.regola", "match": "\\\\{[^}\\"]*\\\\}" }
                      ]
                    },
                    { "name": "entity.name.tag.rule-number.regola", "match": "%s" },
                    { "name": "keyword.control.regola", "match": "%s" },
                    { "name": "variable.other.regola", "match": "[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*" },
                    { "name": "constant.numeric.regola", "match": "[0-9]+(\\\\.[0-9]+)?" },
                    { "name": "keyword.operator.regola", "match": "->|\\\\.\\\\.|<=|>=|[-+*/&<>=]" }
                  ]
                }
                """.formatted(NUMBER.replace("\\", "\\\\"), keywords()));
    }

    /** What the two colours see as a word of the language is the same in every shipped line outside of texts. */
    @Test
    void bothSeeTheSameWords() throws IOException {
        Pattern keyword = Pattern.compile(keywords());
        for (Path file : GoldenText.shippedRules()) {
            for (String line : Files.readAllLines(file)) {
                StringBuilder bare = new StringBuilder(line);
                for (LineParts.Part part : LineParts.of(line)) {
                    boolean said = List.of(LineParts.Kind.TEXT, LineParts.Kind.HOLE, LineParts.Kind.COMMENT)
                            .contains(part.kind());
                    for (int i = part.start(); said && i < part.end(); i++) bare.setCharAt(i, ' ');
                }
                List<String> ours = LineParts.of(line).stream()
                        .filter(part -> part.kind() == LineParts.Kind.KEYWORD)
                        .map(part -> part.in(line))
                        .toList();
                Matcher theirs = keyword.matcher(bare);
                assertThat(theirs.results().map(found -> found.group(1)).toList())
                        .as("%s: %s", file, line)
                        .isEqualTo(ours);
            }
        }
    }
}
