package regola.ui.present.editor;

import java.util.List;
import java.util.Optional;
import regola.engine.Match;
import regola.engine.value.RuleFailure;
import regola.language.CompileRequest;
import regola.language.CompileResult;
import regola.language.RuleCompiler;
import regola.language.diagnostic.Diagnostic;
import regola.language.model.CheckedGame;
import regola.language.source.SourceText;
import regola.ui.present.start.MatchSetUp;
import regola.workshop.EarlyEnd;

/**
 * A SetUpTrial begins a match with rules that nobody plays yet: what cannot even begin must not take the place of what
 * can.
 *
 * @param over what is told if every match is over before anybody moves
 */
record SetUpTrial(MatchSetUp ready, Optional<Diagnostic> over) {
    /**
     * @return a match that can begin
     * @throws RuleFailure if it fails while it is set up
     */
    static MatchSetUp of(CheckedGame game, PlayedAs as, long seed) {
        return begun(game, as, seed).ready;
    }

    /**
     * @return the same, with what is told of it if it is over before anybody moves
     * @throws RuleFailure if it fails while it is set up
     */
    static SetUpTrial begun(CheckedGame game, PlayedAs as, long seed) {
        MatchSetUp ready = as.with(game, seed);
        return new SetUpTrial(ready, EarlyEnd.of(Match.start(ready.rules(), ready.seed())));
    }

    /** @return whether a match could begin with the files as they were last read or written */
    static boolean beganOnDisk(Bench bench, long seed) {
        List<SourceText> variants =
                bench.chosen().stream().map(SetUpTrial::onDisk).toList();
        CompileResult result = RuleCompiler.compile(new CompileRequest(onDisk(bench.game()), variants));
        return result.game().isPresent() && begins(result.game().get(), bench.as, seed);
    }

    private static SourceText onDisk(Sheet sheet) {
        return SourceText.of(sheet.file(), sheet.disk());
    }

    private static boolean begins(CheckedGame game, PlayedAs as, long seed) {
        try {
            of(game, as, seed);
            return true;
        } catch (RuleFailure failure) {
            return false;
        }
    }
}
