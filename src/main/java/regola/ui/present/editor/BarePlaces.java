package regola.ui.present.editor;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import regola.engine.Match;
import regola.engine.value.Manner;
import regola.engine.value.RuleFailure;
import regola.language.CompileRequest;
import regola.language.RuleCompiler;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;
import regola.ui.present.picture.MatchPicture;
import regola.ui.present.picture.Pointing;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.Tongue;
import regola.ui.present.start.MatchSetUp;
import regola.ui.view.board.BoardView;
import regola.ui.view.match.DecisionView.Waiting;

/**
 * A BarePlaces is the board of rules of which no match has begun yet: its places, and nothing on them. What the file
 * says of things is read, and nothing of what happens to them.
 */
final class BarePlaces {
    private static final Set<String> THINGS =
            Set.of("game", "setting", "choice", "board", "mark", "zone", "pieces", "group", "words");

    private static final String TURN = "\nturn\n  choose waiting by mover\n    option wait\n";

    private BarePlaces() {}

    /** @return empty if the board itself cannot be read */
    static Optional<BoardView> of(SourceText rules, PlayedAs as, String language) {
        Optional<BoardView> whole = of(rules, THINGS, as, language);
        if (whole.isPresent()) return whole;
        // Words may be for what is not there.
        return of(rules, Set.of("game", "setting", "choice", "board", "mark"), as, language);
    }

    private static Optional<BoardView> of(SourceText rules, Set<String> sections, PlayedAs as, String language) {
        SourceText things = SourceText.of(rules.name(), only(rules, sections) + TURN);
        return RuleCompiler.compile(CompileRequest.of(things)).game().flatMap(game -> painted(game, as, language));
    }

    private static Optional<BoardView> painted(CheckedGame game, PlayedAs as, String language) {
        try {
            MatchSetUp ready = as.with(game, 1);
            Match match = Match.start(ready.rules(), ready.seed());
            Tongue tongue = new Tongue(ready.rules(), Manner.of(language));
            MatchPicture picture = new MatchPicture(match, List.of(), tongue, Map.of(), -1);
            return Optional.of(picture.of(
                            1,
                            Pointing.at(match, tongue.names()),
                            Waiting.NOBODY,
                            null,
                            tongue.story().of(List.of(Snapshot.start(match, List.of())), 0, -1),
                            List.of(),
                            false,
                            false)
                    .board());
        } catch (RuleFailure failure) {
            return Optional.empty();
        }
    }

    private static String only(SourceText rules, Set<String> sections) {
        StringBuilder kept = new StringBuilder();
        boolean keeps = false;
        for (int i = 1; i <= rules.lineCount(); i++) {
            String line = rules.lineText(i);
            boolean begins = !line.isBlank() && !Character.isWhitespace(line.charAt(0)) && line.charAt(0) != '#';
            if (begins) keeps = sections.contains(line.split("[^a-z-]", 2)[0]);
            if (keeps) kept.append(line).append('\n');
        }
        return kept.toString();
    }
}
