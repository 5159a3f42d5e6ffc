package regola.ui.present.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import regola.engine.Match;
import regola.engine.value.Move;
import regola.language.source.Span;
import regola.ui.present.picture.MatchPicture;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.Pointing;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.Tongue;
import regola.ui.view.Texts;
import regola.ui.view.editor.BesideView;
import regola.ui.view.match.ChoiceView;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryView;
import regola.workshop.Origins;
import regola.workshop.Rehearsal;

/**
 * A BesideTurn is what the match beside the text asks at one moment, whatever rule is looked at: what may be chosen
 * where pointing does not say enough; or, when it is over, how it ended.
 */
final class BesideTurn {
    /** A line with this key leads to the rule that ended the match. */
    static final String END = "end";

    static final String CHOOSE = "choose ";
    private static final String PLAY = "play ";

    private final Match match;
    private final Pointing pointing;
    private final Names names;
    private final Texts texts;
    private final Origins origins;
    private final boolean canBack;
    private final MatchView view;

    BesideTurn(Rehearsal course, Pointing pointing, Tongue tongue, Origins origins, Texts texts, long serial) {
        this.match = course.match();
        this.pointing = pointing;
        this.names = tongue.names();
        this.origins = origins;
        this.texts = texts;
        this.canBack = course.at() > 0;
        this.view = view(course, tongue, serial);
    }

    private MatchView view(Rehearsal course, Tongue tongue, long serial) {
        Rehearsal.Moment now = course.now();
        MatchPicture picture =
                new MatchPicture(now.match(), now.move() == null ? List.of() : now.events(), tongue, Map.of(), -1);
        picture.since(course.moments().get(0).match());
        List<Snapshot> one = new ArrayList<>();
        one.add(Snapshot.start(now.match(), List.of()));
        StoryView story = tongue.story().of(one, 0, -1);
        return picture.of(
                serial,
                pointing,
                now.match().isOver() ? Waiting.NOBODY : Waiting.PERSON,
                null,
                story,
                List.of(),
                course.at() > 0,
                course.at() < course.last());
    }

    /** @return the match as it is seen */
    MatchView view() {
        return view;
    }

    BesideView.Turn turn() {
        String question = view.decision().question();
        if (match.isOver())
            return new BesideView.Turn(
                    question,
                    texts.get("beside.ended", question),
                    (view.decision().advice() + " " + (canBack ? texts.get("beside.ended.back") : "")).strip(),
                    List.of(),
                    view.decision().rule(),
                    true);
        List<BesideView.Line> choices = choices();
        boolean asks = pointing.isPicked() && !choices.isEmpty();
        return new BesideView.Turn(question, asks ? texts.get("beside.which") : "", "", choices, null, false);
    }

    /** Of whole moves each stands with the line of its option: two options may be called the same. */
    private List<BesideView.Line> choices() {
        List<ChoiceView> choices = view.decision().unplaced();
        List<Optional<Integer>> lines =
                choices.stream().map(choice -> lineOf(choice.key())).toList();
        boolean differ = lines.stream().distinct().count() > 1;
        List<BesideView.Line> all = new ArrayList<>();
        for (int i = 0; i < choices.size(); i++) {
            ChoiceView choice = choices.get(i);
            String words = Names.capital(move(choice.key()).map(names::called).orElse(choice.words()));
            String said = differ && lines.get(i).isPresent()
                    ? texts.get("beside.which.line", words, lines.get(i).get())
                    : words;
            all.add(new BesideView.Line(CHOOSE + choice.key(), said, 0));
        }
        return all;
    }

    private Optional<Integer> lineOf(String key) {
        return move(key).flatMap(move -> origins.ofMove(match.asked(), move)).map(Span::line);
    }

    private Optional<Move> move(String key) {
        return match.decision().legal().stream()
                .filter(move -> key.equals(PLAY + move.text()))
                .findFirst();
    }

    /** @return in place of moves, of which there are none any more, how the match ended and by which rule */
    List<BesideView.Line> ended() {
        String rule = view.decision().rule();
        String why = view.decision().advice();
        List<BesideView.Line> lines = new ArrayList<>();
        lines.add(new BesideView.Line(END, turn().head(), 0));
        if (rule != null || !why.isEmpty())
            lines.add(new BesideView.Line(
                    END, rule == null ? why : (texts.get("rule.number", rule) + ". " + why).strip(), 1));
        return lines;
    }
}
