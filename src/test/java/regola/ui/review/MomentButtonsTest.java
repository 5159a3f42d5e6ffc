package regola.ui.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import regola.ui.stage.Measure;
import regola.ui.stage.StageButton;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.review.ReviewIntents;
import regola.ui.view.review.ReviewView;

/** Beside a wide board little is left for what can be done with a moment: no word of it is broken, and none moves. */
@ExtendWith(OnEventThread.class)
class MomentButtonsTest {
    @ParameterizedTest
    @CsvSource({"270, en", "270, it", "300, en", "300, it", "400, en", "400, it"})
    void wordsStayWholeAndWhatLeadsOnStaysWhereItIs(int wide, String language) {
        Appearance.normal().install();
        ReviewView.Moment moment = new ReviewView.Moment(
                ReviewView.Kind.COSTLY, 1, 0, true, 0.2, "", "", "", List.of("It cost."), List.of("Answer."), 4, false);
        ReviewIntents intents = (ReviewIntents) Proxy.newProxyInstance(
                ReviewIntents.class.getClassLoader(),
                new Class<?>[] {ReviewIntents.class},
                (p, m, a) -> m.getReturnType() == boolean.class ? false : null);
        MomentCard card = new MomentCard(moment, Set.of(1), intents, () -> {}, at -> {}, Texts.in(language));
        Measure measure = Measure.of(1280, 800, 1);
        card.measure(measure);
        card.setSize(wide, 300);
        card.doLayout();
        List<StageButton> buttons = Stream.of(card.getComponents())
                .filter(StageButton.class::isInstance)
                .map(StageButton.class::cast)
                .filter(StageButton::isVisible)
                .toList();
        assertThat(buttons)
                .hasSize(3)
                .allSatisfy(button ->
                        assertThat(button.showsAll()).as(button.getText()).isTrue());
        int at = buttons.get(0).getX();
        for (int step = 1; step <= 4; step++) {
            card.follow(step);
            card.doLayout();
            assertThat(buttons.get(0).getX()).isEqualTo(at);
            assertThat(buttons.get(0).showsAll()).as(buttons.get(0).getText()).isTrue();
        }
    }

    /** Of a turn of somebody else one looks at the own choice before it. */
    @ParameterizedTest
    @CsvSource({"en, My move before it", "it, La mia mossa prima"})
    void fromAFallOneGoesToTheOwnMoveBeforeIt(String language, String words) {
        List<Integer> gone = new ArrayList<>();
        ReviewView.Moment moment = new ReviewView.Moment(
                        ReviewView.Kind.FELL, 30, 2, false, 0, "", "", "", List.of("It fell."), List.of(), 0, false)
                .after(23);
        ReviewIntents intents = (ReviewIntents) Proxy.newProxyInstance(
                ReviewIntents.class.getClassLoader(),
                new Class<?>[] {ReviewIntents.class},
                (p, m, a) -> m.getReturnType() == boolean.class ? false : null);
        MomentCard card = new MomentCard(moment, Set.of(), intents, () -> {}, gone::add, Texts.in(language));
        card.measure(Measure.of(1280, 800, 1));
        card.setSize(380, 300);
        card.doLayout();
        List<StageButton> buttons = Stream.of(card.getComponents())
                .filter(StageButton.class::isInstance)
                .map(StageButton.class::cast)
                .filter(StageButton::isVisible)
                .toList();
        assertThat(buttons).extracting(StageButton::getText).containsExactly(words);
        assertThat(buttons.get(0).showsAll()).isTrue();
        buttons.get(0).doClick(0);
        assertThat(gone).containsExactly(23);
    }
}
