package regola.ui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import regola.file.BadFile;
import regola.file.PositionFile;
import regola.language.Shipped;
import regola.language.source.SourceText;
import regola.ui.present.match.GamePresenter;
import regola.ui.present.match.Resumption;
import regola.ui.present.start.MatchSetUp;
import regola.ui.support.KnownRules;
import regola.ui.view.Texts;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;

/** Whoever moves somebody else's frog onto a special square is told what that does, and to whom. */
class OthersOnSquaresTest {
    private static final Texts EN = Texts.in("en");

    private final List<MatchView> pictures = new ArrayList<>();
    private final GamePresenter match =
            new GamePresenter(Runnable::run, pictures::add, problem -> {}, KnownRules.thinking());

    private MatchView now() {
        return pictures.get(pictures.size() - 1);
    }

    private void begin(String green, String orange) throws BadFile {
        String position = "game: china-moon\nplayers: [red, green, orange]\nvars: {mover: red}\nzones:\n"
                + "  pond: {a17: [green-1], a20: [orange-2], a3: [red-1], a5: [orange-1]}\n"
                + "  bouquet: {bouquet-red: [lotus-yellow], bouquet-green: " + green + ", bouquet-orange: " + orange
                + "}\n";
        PositionFile read = PositionFile.read(SourceText.of("others.yaml", position));
        MatchSetUp setUp = new MatchSetUp(Shipped.rules("china-moon", 3), 1, Map.of("green", "easy", "orange", "easy"));
        match.resume(new Resumption(setUp, read.position(), List.of(), 0));
    }

    @Test
    void whatTheSquareDoesIsSaidWhileItsPlayerDecides() throws BadFile {
        begin("[lotus-pink, lotus-white]", "[lotus-pink]");
        match.choose("play hop green-1 a19");
        assertThat(now().decision().waiting()).isEqualTo(Waiting.COMPUTER);
        assertThat(ToldHead.meanwhile("Green thinks …", now(), EN))
                .endsWith("A silly frog – Green must swap a flower.");
        assertThat(ChildWords.asked(now(), false, false, EN).head())
                .isEqualTo("A silly frog: Green must swap a flower.");
    }

    @Test
    void thatNothingComesOfItIsSaidToo() throws BadFile {
        begin("[]", "[]");
        match.choose("play hop green-1 a19");
        assertThat(now().decision().waiting()).isEqualTo(Waiting.PERSON);
        assertThat(Asked.of(now(), false, false, EN).sub()).endsWith("a silly frog, but no swap is possible.");
        assertThat(ChildWords.asked(now(), false, false, EN).subs().get(0))
                .startsWith("A silly frog, but no swap is possible.");
        match.choose("play hop orange-2 a22");
        assertThat(Asked.of(now(), false, false, EN).sub()).endsWith("a butterfly, but no flower can fall.");
    }
}
