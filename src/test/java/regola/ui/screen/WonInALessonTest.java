package regola.ui.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import regola.ui.board.art.ArtSource;
import regola.ui.board.art.ArtStore;
import regola.ui.guide.GuidePane;
import regola.ui.guide.Pose;
import regola.ui.lesson.LessonPanel;
import regola.ui.party.PartyPane;
import regola.ui.present.Lessons;
import regola.ui.sound.Sound;
import regola.ui.support.Deaf;
import regola.ui.support.Offscreen;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.view.Texts;
import regola.ui.view.lesson.LessonWishes;
import regola.ui.voice.Reader;

/** A match that is won in a lesson is celebrated as any other: with a feast, a glad guide, and words that say it. */
@ExtendWith(OnEventThread.class)
class WonInALessonTest {
    private final Lessons lessons = new Lessons();
    private final List<Sound> heard = new ArrayList<>();
    private LessonPanel panel;

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        Appearance.normal().install();
    }

    private void open() {
        Appearance.normal().install();
        lessons.with(
                        "01-match",
                        "---\ngame: nine-mens-morris\nrules: [NM-7.1]\ntitle: {en: Match, it: Partita}\n"
                                + "idea: {en: The idea., it: L'idea.}\n---\n\n"
                                + Lessons.step(
                                        "match",
                                        "start:",
                                        "  zones:",
                                        "    points: {a7: [white-man], d7: [white-man], g4: [white-man],"
                                                + " b2: [black-man], e3: [black-man], f2: [black-man]}",
                                        "  vars: {mover: white}",
                                        "task: free",
                                        "seats: [white]",
                                        "over: true",
                                        "done: {en: That was an ending., it: Era un finale.}"))
                .open("01-match");
        panel = new LessonPanel(
                new ArtStore(ArtSource.ofProgram()), lessons.presenter, Deaf.to(LessonWishes.class), false);
        panel.hear(heard::add, new Reader());
        show();
    }

    private void show() {
        panel.show(lessons.now(), Texts.in("en"));
        panel.boardPanel().arrive();
        Offscreen.lay(panel, 1280, 800);
    }

    private void plays(String move) {
        lessons.presenter.attempt(move);
        show();
    }

    private <T extends Component> T find(Class<T> kind) {
        return Stream.of(panel.getComponents())
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whoWinsIsCelebrated() {
        open();
        plays("move g4 g7");
        assertThat(find(PartyPane.class).isOn()).isFalse();
        plays("capture b2");
        assertThat(find(PartyPane.class).isOn()).isTrue();
        assertThat(heard).containsOnlyOnce(Sound.PARTY).doesNotContain(Sound.RIGHT);
        assertThat(find(GuidePane.class).pose()).isEqualTo(Pose.CHEER);
        assertThat(Stream.of(panel.getComponents())
                        .map(Component::getAccessibleContext)
                        .map(each -> each == null ? null : each.getAccessibleName())
                        .filter(name -> name != null && name.startsWith("You have won!")))
                .hasSize(1);
    }
}
