package regola.ui.present.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.language.Shipped;
import regola.ui.present.match.Resumption;
import regola.ui.view.rules.BookPage;
import regola.ui.view.rules.BookView;

class RuleBookPresenterTest {
    private static final Ruleset WHEEL = Shipped.rules("moulin-rouge", 2);

    private final List<BookView> pages = new ArrayList<>();
    private final RuleBookPresenter presenter = new RuleBookPresenter(Runnable::run, pages::add);

    private BookView last() {
        return pages.get(pages.size() - 1);
    }

    private static List<BookPage.Moment> moments(BookPage page) {
        return page.parts().stream()
                .filter(BookPage.Moment.class::isInstance)
                .map(BookPage.Moment.class::cast)
                .toList();
    }

    @Test
    void theFirstPictureComesAtOnceAndItsMomentsLater() {
        presenter.seek("nothing is open yet");
        assertThat(pages).isEmpty();
        presenter.open(WHEEL);
        assertThat(pages).hasSize(2);
        assertThat(pages.get(0).looking()).isTrue();
        assertThat(pages.get(0).pages())
                .allSatisfy(page -> assertThat(moments(page)).isEmpty());
        assertThat(last().looking()).isFalse();
        presenter.turnTo("act-turn");
        assertThat(moments(last().page())).singleElement().satisfies(moment -> {
            assertThat(moment.before().sites()).isNotEqualTo(moment.after().sites());
            assertThat(moment.told()).isNotEmpty();
        });
    }

    @Test
    void aSearchFindsPagesAndLeadsToTheFirst() {
        presenter.open(WHEEL);
        presenter.seek("RIDES ring");
        assertThat(last().found()).contains("act-turn").doesNotContain("capture");
        assertThat(last().found()).contains(last().page().id());
        presenter.seek("ides ring");
        assertThat(last().found()).as("no word begins so").isEmpty();
        presenter.seek("RIDES ring");
        presenter.turnTo("capture");
        assertThat(last().page().id()).as("who turns to another page reads it").isEqualTo("capture");
        presenter.seek("rides");
        assertThat(last().found()).contains(last().page().id());
        presenter.seek("no such words anywhere");
        assertThat(last().found()).isEmpty();
        presenter.seek("");
        assertThat(last().found()).hasSize(last().pages().size());
    }

    /** Both words stand on the first page too, but apart. */
    @Test
    void twoWordsLeadToThePageWhereTheyStandSideBySide() {
        presenter.open(WHEEL);
        presenter.seek("ring turns");
        assertThat(last().found()).contains("act-turn", "ideas");
        assertThat(last().page().id()).isEqualTo("ideas");
        presenter.turnTo("act-turn");
        assertThat(last().page().id()).as("who turns to another page reads it").isEqualTo("act-turn");
        presenter.seek("ring");
        assertThat(last().page().id()).as("it stands on the page that is open").isEqualTo("act-turn");
    }

    @Test
    void theBookSpeaksAnotherLanguageOnTheSamePage() {
        presenter.open(WHEEL);
        presenter.turnTo("act-turn");
        String english = last().page().title();
        presenter.speak("it");
        assertThat(last().page().id()).isEqualTo("act-turn");
        assertThat(last().page().title()).isNotEqualTo(english);
        presenter.open(WHEEL);
        assertThat(last().page().id()).isEqualTo("aim");
    }

    @Test
    void numbersOfRulesAreForTeachers() {
        presenter.open(WHEEL);
        assertThat(last().codes()).isFalse();
        presenter.showCodes(true);
        assertThat(last().codes()).isTrue();
    }

    @Test
    void whatAPageShowsCanBePlayedOn() {
        presenter.open(WHEEL);
        List<Resumption> matches = new ArrayList<>();
        presenter.match("aim", matches::add);
        assertThat(matches).isEmpty();
        presenter.match("act-turn", matches::add);
        assertThat(matches).singleElement().satisfies(match -> {
            Match begun = Match.at(match.setUp().rules(), match.start(), 1);
            assertThat(begun.decision().legal()).anyMatch(move -> move.text().startsWith("turn "));
            assertThat(match.setUp().computers()).isEmpty();
        });
    }
}
