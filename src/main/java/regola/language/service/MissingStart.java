package regola.language.service;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.source.SourceText;
import regola.language.tree.Declaration;
import regola.language.tree.Header;
import regola.language.tree.RuleFile;

/**
 * A MissingStart is a game whose pieces stand nowhere at first and never come from where they wait: nobody could play
 * with them. A game that takes them from the box when they are needed has no need of a start.
 */
public final class MissingStart {
    private static final Pattern START = Pattern.compile("(?m)^(?:replace +)?start\\b");
    private static final Pattern BOX = Pattern.compile("(?m)^[^#\n]*\\bbox\\b");

    private MissingStart() {}

    /**
     * @param file with nothing wrong in it
     * @param all texts of the game, with those of all its variants
     */
    public static Optional<Diagnostic> in(RuleFile file, List<SourceText> all) {
        boolean game = file.header() instanceof Header.Game;
        boolean comes = all.stream()
                .anyMatch(text -> START.matcher(text.text()).find()
                        || BOX.matcher(text.text()).find());
        if (!game || comes) return Optional.empty();
        return file.declarations().stream()
                .filter(Declaration.Pieces.class::isInstance)
                .map(each -> DiagnosticCode.NO_START.at(
                        ((Declaration.Pieces) each).name().span()))
                .findFirst();
    }
}
