package regola.ui.present.match;

import java.util.List;
import java.util.Map;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.PositionProblem;
import regola.engine.value.RuleFailure;
import regola.file.BadFile;
import regola.file.DataNode;
import regola.file.MatchFile;
import regola.file.Problems;
import regola.file.Replay;
import regola.file.SavedMatch;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.CheckedGame;
import regola.language.model.Seats;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.source.Trouble;
import regola.opponent.Opponents;
import regola.ui.present.ProblemViews;
import regola.ui.present.start.MatchSetUp;
import regola.ui.present.start.Shelf;
import regola.ui.view.ProblemView;
import regola.ui.view.Texts;

/**
 * A MatchOpening reads one saved match and plays it again under the rules there are now. Whatever is wrong with it
 * comes out in words; nothing is thrown.
 */
public final class MatchOpening {
    private final Shelf shelf;
    private final Texts texts;
    private MatchFile file;

    private MatchOpening(Shelf shelf, Texts texts) {
        this.shelf = shelf;
        this.texts = texts;
    }

    /**
     * @param shelf where the rules are looked for
     * @param texts in the language in which problems are told
     */
    public static Opened open(SourceText source, Shelf shelf, Texts texts) {
        MatchOpening opening = new MatchOpening(shelf, texts);
        try {
            return opening.open(source);
        } catch (BadFile bad) {
            return new Opened.Refused(ProblemViews.of(bad.problems()));
        } catch (RuleFailure broken) {
            return new Opened.Refused(List.of(ProblemViews.of(broken.trouble())));
        }
    }

    private Opened open(SourceText source) throws BadFile {
        file = MatchFile.read(source);
        Shelf.Entry entry = entry();
        Shelf.Reading reading = shelf.read(entry.id(), file.match().variants());
        if (reading.game() == null) return new Opened.Refused(reading.problems());
        CheckedGame game = reading.game();
        int count = players(game);
        List<String> named = file.match().players();
        Ruleset rules = game.seats().canSeat(named)
                ? Ruleset.of(game, named, file.settingsFor(game))
                : Ruleset.of(game, count, file.settingsFor(game));
        checkComputers();
        MatchSetUp setUp = new MatchSetUp(
                rules,
                file.match().seed(),
                file.match().computers(),
                file.match().called());
        try {
            return judged(Replay.of(file.match(), rules), setUp);
        } catch (PositionProblem problem) {
            throw file.placed(problem);
        }
    }

    private Opened judged(Replay replay, MatchSetUp setUp) {
        SavedMatch match = file.match();
        CheckedGame game = setUp.rules().game();
        int at = Math.min(match.at(), replay.played());
        boolean ended = at == match.moves().size();
        Resumption again = new Resumption(
                setUp, match.start(), match.moves().subList(0, replay.played()), at, ended ? match.givenUp() : null);
        if (replay.problem() == null) return new Opened.Whole(again, !file.hasRulesOf(game));
        return new Opened.Partly(
                again, replay.played(), match.moves().size(), stood(setUp), List.of(view(replay.problem(), game)));
    }

    /** Whether a match can begin there is found by trying. */
    private Resumption stood(MatchSetUp setUp) {
        if (file.match().last() == null) return null;
        try {
            Match.at(setUp.rules(), file.match().last(), setUp.seed());
            return new Resumption(setUp, file.match().last(), List.of(), 0);
        } catch (PositionProblem | RuleFailure changed) {
            return null;
        }
    }

    private ProblemView view(Replay.Problem problem, CheckedGame game) {
        Trouble placed = file.placed(problem, game).problems().get(0);
        String why = file.hasRulesOf(game) ? "" : texts.get("opened.changed");
        String fix = problem.span() == null ? "" : texts.get("opened.rule", problem.span());
        return ProblemViews.of(Trouble.at(placed.span(), problem.text(texts.language()), why, fix));
    }

    // ---- what must be there before it can be played

    private Shelf.Entry entry() throws BadFile {
        List<Shelf.Entry> games =
                shelf.entries().stream().filter(e -> e.problems().isEmpty()).toList();
        List<String> ids = games.stream().map(Shelf.Entry::id).toList();
        String game = file.match().game();
        Problems problems = new Problems();
        if (!ids.contains(game)) {
            problems.add(
                    span("game"),
                    Message.of("there is no game '{0}'", game),
                    Message.of("there are {0}", String.join(", ", ids)),
                    DidYouMean.asFix(game, ids));
            problems.check();
        }
        Shelf.Entry entry = games.get(ids.indexOf(game));
        List<String> variants = entry.variants().stream().map(Shelf.Variant::id).toList();
        for (String id : file.match().variants()) {
            if (variants.contains(id)) continue;
            problems.add(
                    span("variants"),
                    Message.of("'{0}' has no variant '{1}'", game, id),
                    variants.isEmpty() ? "" : Message.of("it has {0}", String.join(", ", variants)),
                    DidYouMean.asFix(id, variants));
        }
        problems.check();
        return entry;
    }

    private int players(CheckedGame game) throws BadFile {
        Seats seats = game.seats();
        int players = file.match().players().size();
        if (players >= seats.fewest() && players <= seats.most()) return players;
        Message range = seats.fewest() == seats.most()
                ? Message.of("{0}", seats.fewest())
                : Message.of("{0} to {1}", seats.fewest(), seats.most());
        throw new BadFile(Trouble.at(
                span("players"),
                Message.of("'{0}' is for {1} players here, not for {2}", game.id(), range, players),
                "",
                ""));
    }

    private void checkComputers() throws BadFile {
        Problems problems = new Problems();
        for (String name : file.match().computers().values()) {
            if (Opponents.isName(name)) continue;
            problems.add(
                    span("computers"),
                    Message.of("nobody plays like '{0}'", name),
                    Message.of("there are {0}", String.join(", ", Opponents.names())),
                    DidYouMean.asFix(name, Opponents.names()));
        }
        problems.check();
    }

    private Span span(String key) {
        Map<String, DataNode> fields = ((DataNode.Fielded) file.root()).fields();
        return fields.containsKey(key) ? fields.get(key).span() : file.root().span();
    }
}
