package regola.ui.present.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import regola.engine.Ruleset;
import regola.file.PositionFile;
import regola.language.source.SourceText;
import regola.search.Small;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.board.Ref;
import regola.ui.view.match.MatchView;

/** Whoever presses a frog that lies in the mud is told just that, wherever it is pressed and whatever is asked. */
class MuddyTest {
    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter match =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    @BeforeEach
    void oneIsStuck() throws Exception {
        Ruleset rules = Small.rules("rules-dsl/games/croak/croak.rules", Map.of("size", List.of(4L)));
        String males = "red-m1, red-m2, red-m3, red-m4, red-m5, red-m6";
        String position = "game: croak\nplayers: [red, green]\nsettings: {size: 4}\nzones:\n"
                + "  pond: {a1: [red-s1], a2: [red-s2], a3: [red-q], d4: [green-q]}\n"
                + "  males: {males-red: [" + males + "], males-green: [" + males.replace("red", "green") + "]}\n"
                + "sites:\n  a1: {open: true}\n  b1: {tile: mud, open: true}\n  b3: {tile: mosquito, open: true}\n"
                + "vars: {mover: red}\n";
        PositionFile read = PositionFile.read(SourceText.of("mud.yaml", position));
        match.resume(new Resumption(new MatchSetUp(rules, 1, Set.of()), read.position(), List.of(), 0));
        match.choose("play hop red-s1 b1");
        match.choose("play hop green-q d3");
    }

    private void press() {
        match.point(List.of(Ref.piece("red-s1"), Ref.site("b1")));
    }

    @Test
    void aFrogInTheMudIsSaidToBeStuckAlsoWhereItsTileIsPressed() {
        press();
        assertThat(now().why().rule()).isEqualTo("CR-6.3.2");
        match.clear();
        match.point(List.of(Ref.site("b1")));
        assertThat(now().why().rule()).as("beside the frog, on its tile").isEqualTo("CR-6.3.2");
        match.clear();
        match.point(List.of(Ref.site("d3")));
        assertThat(now().why().rule()).as("somebody else's").isEqualTo("CR-5.2.1");
        match.clear();
        match.point(List.of(Ref.site("a2")));
        assertThat(now().decision().isBegun()).as("one that can hop").isTrue();
        match.clear();
        match.choose("play hop red-q b3");
        match.point(List.of(Ref.site("b1")));
        assertThat(now().why().rule()).as("while another may hop").isEqualTo("CR-6.3.2");
    }
}
