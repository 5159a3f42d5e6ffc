package regola.language.service;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.SourceText;
import regola.language.tree.Header;
import regola.language.tree.RuleFile;
import regola.language.tree.StatementNode;
import regola.language.tree.TreeWalk;

/** A NoWinner is a game in which every end of a match is a draw, such as one of which the line is gone that won it. */
public final class NoWinner {
    private static final Pattern WINS = Pattern.compile("(?m)^[^#\n\"]*\\bfinish\\b(?! +drawn\\b)");

    private NoWinner() {}

    /**
     * @param file with nothing wrong in it
     * @param all texts of the game, with those of all its variants
     */
    public static Optional<Diagnostic> in(RuleFile file, List<SourceText> all) {
        boolean wins = all.stream().anyMatch(text -> WINS.matcher(text.text()).find());
        if (!(file.header() instanceof Header.Game) || wins) return Optional.empty();
        List<StatementNode.Finish> ends = new ArrayList<>();
        file.declarations()
                .forEach(each -> TreeWalk.each(each, node -> {
                    if (node instanceof StatementNode.Finish end) ends.add(end);
                }));
        return ends.stream().findFirst().map(end -> DiagnosticCode.NOBODY_WINS.at(end.span()));
    }
}
