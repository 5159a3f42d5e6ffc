package regola.ui.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.language.Shipped;
import regola.ui.present.Rules;
import regola.ui.present.match.GamePresenter;
import regola.ui.support.KnownRules;
import regola.ui.view.board.Ref;
import regola.ui.view.board.SiteView;
import regola.ui.view.match.MatchView;

/** Whoever drags a man that may not move yet is told so: no other man comes out of the hand where it is let go. */
class KeptWhereItLiesTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter presenter =
            new GamePresenter(Runnable::run, pictures::add, failure -> {}, KnownRules.thinking());

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    @ParameterizedTest
    @CsvSource({"moulin-rouge, red-man", "nine-mens-morris, white-man"})
    void nothingLikeItComesInstead(String game, String man) {
        presenter.start(Rules.match(Shipped.rules(game, 2)));
        presenter.choose(now().decision().moves().get(0).key());
        presenter.choose(now().decision().moves().get(5).key());
        SiteView from = now().board().sites().stream()
                .filter(site ->
                        site.pieces().stream().anyMatch(piece -> piece.id().startsWith(man)))
                .findFirst()
                .orElseThrow();
        String free = now().board().sites().stream()
                .filter(site -> site.pieces().isEmpty())
                .findFirst()
                .orElseThrow()
                .id();
        List<Ref> refs = new ArrayList<>(from.pieces().get(0).refs());
        refs.add(from.ref());
        presenter.lift(refs);
        String why = now().why().sentence();
        presenter.drop(List.of(Ref.site(free)));
        assertThat(now().board().site(free).orElseThrow().pieces()).isEmpty();
        assertThat(now().why().sentence()).isEqualTo(why).contains("in hand");
    }
}
