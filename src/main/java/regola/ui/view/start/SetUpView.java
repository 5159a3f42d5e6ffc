package regola.ui.view.start;

import java.util.List;
import regola.ui.view.ProblemView;
import regola.ui.view.board.SeatView;

/**
 * A SetUpView is the page on which a match is set up.
 *
 * @param chosen the id of the chosen game, or null
 * @param title of the chosen game
 * @param aim of the chosen game; may be empty
 * @param about of the chosen game; may be empty
 * @param author of the chosen game; may be empty
 * @param file where the rule file of the chosen game lies if it is somebody's own; empty if it came with the program
 * @param fewest players at least
 * @param most players at most
 * @param players how many there are to be
 * @param chairs who sits where
 * @param kinds who may sit there; the same for each chair
 * @param problems why the match cannot be started; empty if it can
 */
public record SetUpView(
        String chosen,
        String title,
        String aim,
        String about,
        String author,
        String file,
        int fewest,
        int most,
        int players,
        List<ChairView> chairs,
        List<KindView> kinds,
        List<VariantView> variants,
        List<SettingView> settings,
        List<ProblemView> problems,
        String language) {
    public SetUpView {
        chairs = List.copyOf(chairs);
        kinds = List.copyOf(kinds);
        variants = List.copyOf(variants);
        settings = List.copyOf(settings);
        problems = List.copyOf(problems);
    }

    /** @return the seats of the match */
    public List<SeatView> seats() {
        return chairs.stream().map(ChairView::seat).toList();
    }

    /** @return who sits there; null if nobody can */
    public KindView kindOf(ChairView chair) {
        return kinds.stream()
                .filter(kind -> kind.id().equals(chair.kind()))
                .findFirst()
                .orElse(null);
    }

    /**
     * @return who sits there next, where one after the other does: whoever is at the machine keeps another seat, and
     *     another person comes instead
     */
    public KindView next(ChairView chair) {
        int next = (kinds.indexOf(kindOf(chair)) + 1) % kinds.size();
        KindView after = kinds.get((next + 1) % kinds.size());
        KindView kind = kinds.get(next);
        boolean taken = chairs.stream()
                .anyMatch(each -> !each.seat().id().equals(chair.seat().id())
                        && each.kind().equals(kind.id()));
        return taken && !kind.computer() && !after.computer() ? after : kind;
    }

    public boolean canStart() {
        return chosen != null && problems.isEmpty();
    }
}
