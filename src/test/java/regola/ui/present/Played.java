package regola.ui.present;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.language.model.CheckedGame;
import regola.library.GameTemplate;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.ProblemView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.MatchView;

/** A Played is a match of a shipped game for tests that look at boards: pointed at, and seen as the window sees it. */
public final class Played {
    private final List<MatchView> pictures = new ArrayList<>();
    private final List<ProblemView> failures = new ArrayList<>();
    private final GamePresenter presenter =
            new GamePresenter(Runnable::run, pictures::add, failures::add, KnownRules.thinking());

    private Played(MatchSetUp match) {
        presenter.start(match);
    }

    public static Played of(String game, int players, String... variants) {
        return new Played(Rules.match(Shipped.rules(game, players, variants)));
    }

    /** A match with as few players as may be of a game that one can begin with. */
    public static Played ofTemplate(String id) {
        CheckedGame game = GameTemplate.all().stream()
                .filter(template -> template.id().equals(id))
                .findFirst()
                .orElseThrow()
                .game();
        return new Played(Rules.match(Ruleset.of(game, game.seats().fewest(), Map.of())));
    }

    /** Another match of the game for each seed. */
    public static Played seeded(String game, int players, long seed) {
        return new Played(new MatchSetUp(Shipped.rules(game, players), seed, Set.of()));
    }

    /** @return the same match after a computer has made so many moves */
    public Played after(int moves) {
        List<String> seats = now().seats().stream().map(s -> s.id()).toList();
        seats.forEach(seat -> presenter.seat(seat, "random"));
        for (int i = 0; i < moves && !now().decision().isOver(); i++) {
            presenter.goOn();
            presenter.shown(now().serial());
        }
        seats.forEach(seat -> presenter.seat(seat, null));
        return this;
    }

    public Played point(Ref... refs) {
        presenter.point(List.of(refs));
        return this;
    }

    /** Points at pieces one after the other, each time then at the first place where it may go. */
    public Played hop(String... pieces) {
        for (String piece : pieces) {
            point(Ref.piece(piece));
            SiteView to = now().board().sites().stream()
                    .filter(s -> s.is(Role.TARGET))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(piece + " cannot go"));
            point(to.ref());
        }
        return this;
    }

    /** @return where pointing there would lead */
    public OverlayView look(Ref... refs) {
        List<OverlayView> seen = new ArrayList<>();
        presenter.look(List.of(refs), seen::add);
        return seen.get(0);
    }

    /** Whoever is to decide in secret takes the machine. */
    public Played uncover() {
        presenter.uncover();
        return this;
    }

    public Played speak(String language) {
        presenter.speak(language);
        return this;
    }

    public MatchView now() {
        if (!failures.isEmpty()) throw new AssertionError(failures.toString());
        return pictures.get(pictures.size() - 1);
    }
}
