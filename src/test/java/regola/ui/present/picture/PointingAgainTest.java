package regola.ui.present.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.language.Shipped;
import regola.ui.view.board.Ref;

/** What a second press on the same piece does. */
class PointingAgainTest {
    private String piece;
    private Pointing pointing;

    @BeforeEach
    void begin() {
        Match match = Match.start(Shipped.rules("china-moon", 3), 1);
        pointing = Pointing.at(match, new Tongue(match.rules(), "en").names());
        piece = match.decision().legal().get(0).arguments().get(0).id();
        pointing.point(List.of(Ref.piece(piece)));
        assertThat(pointing.isPicked()).isTrue();
    }

    private void pressAgain() {
        pointing.point(List.of(Ref.piece(piece)));
    }

    @Test
    void itLetsGo() {
        pressAgain();
        assertThat(pointing.isPicked()).isFalse();
    }

    @Test
    void afterATryInVainItBeginsAgain() {
        pointing.point(List.of(Ref.site("a9")));
        assertThat(pointing.refusal()).isNotNull();
        pressAgain();
        assertThat(pointing.isPicked()).isTrue();
    }

    /** Such as where a hint was asked for after it: nobody remembers then that the piece is chosen still. */
    @Test
    void afterATryThatIsForgivenItBeginsAgainToo() {
        pointing.point(List.of(Ref.site("a9")));
        pointing.forgive();
        pressAgain();
        assertThat(pointing.isPicked()).isTrue();
        pressAgain();
        assertThat(pointing.isPicked()).as("once").isFalse();
    }
}
