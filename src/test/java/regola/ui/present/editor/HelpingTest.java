package regola.ui.present.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.ui.view.editor.QuestionView;
import regola.ui.view.editor.QuestionView.Kind;
import regola.ui.view.editor.ReplyView;
import regola.ui.view.editor.SheetView;

/** What somebody who writes rules wants to know at once is answered, about the text as it stands on the page. */
class HelpingTest {
    @TempDir
    Path own;

    private long serial;

    private QuestionView question(Desktop desktop, Kind kind, String text, String at, String name) {
        SheetView front = desktop.front();
        return new QuestionView(++serial, kind, front.file(), 0, text, text.indexOf(at) + at.length(), name);
    }

    private ReplyView ask(Desktop desktop, Kind kind, String text, String at, String name) {
        desktop.editor.ask(question(desktop, kind, text, at, name));
        desktop.done();
        return desktop.answers.get(desktop.answers.size() - 1);
    }

    private Desktop open() {
        Desktop desktop = new Desktop(own);
        desktop.editor.open("nine-mens-morris", null);
        desktop.done();
        return desktop;
    }

    @Test
    void theTextOnThePageCounts() {
        Desktop desktop = open();
        String text = desktop.front().text() + "\nrule fresh-one()\n  do fre";
        ReplyView answer = ask(desktop, Kind.COMPLETE, text, "  do fre", "");
        assertThat(answer.offers()).extracting(ReplyView.Offer::label).containsExactly("fresh-one");
        assertThat(ask(desktop, Kind.DEFINITION, text, "rule fresh", "").spots())
                .singleElement()
                .satisfies(
                        spot -> assertThat(spot.line()).isEqualTo(text.lines().count() - 1));
    }

    @Test
    void whatCameWithTheProgramIsNotRenamed() {
        Desktop desktop = open();
        String text = desktop.front().text();
        ReplyView answer = ask(desktop, Kind.RENAME, text, "setting f", "feathers");
        assertThat(answer.edits()).isEmpty();
        assertThat(answer.refusal()).contains("came with the program");
    }

    /** Before another name is chosen it is known in how many places the old one stands. */
    @Test
    void whereANameStandsIsSaidBeforeItIsCalledOtherwise() {
        Desktop desktop = open();
        String text =
                desktop.front().text() + "\nrule fresh-one()\n  do fresh-two()\n\nrule fresh-two()\n  do fresh-two()\n";
        ReplyView answer = ask(desktop, Kind.RENAMABLE, text, "rule fresh-t", "");
        assertThat(answer.tip()).isEqualTo("fresh-two");
        assertThat(answer.spots()).hasSize(3);
        assertThat(answer.edits()).isEmpty();
    }

    /** A tip of a word of the language says how its line goes, and what it does, in the language of the page. */
    @Test
    void wordsOfTheLanguageAreToldInItalianToo() {
        Desktop desktop = open();
        desktop.editor.speak("it");
        String text = desktop.front().text();
        String tip = ask(desktop, Kind.HOVER, text, "\nstar", "").tip();
        assertThat(tip).startsWith("start, poi passi rientrati\n").contains(Offers.sentence("start", "it"));
        assertThat(ask(desktop, Kind.HOVER, text, "  mov", "").tip()).startsWith("move PEZZI to POSTO\n");
        assertThat(ask(desktop, Kind.COMPLETE, text + "\nrule late()\n  if yes\n    stop\n  oth", "  oth", "")
                        .offers())
                .extracting(ReplyView.Offer::detail)
                .contains("poi passi rientrati");
    }

    @Test
    void whatIsDrawnIsOfferedAsADrawing() {
        Desktop desktop = open();
        String text = desktop.front().text() + "\nzone late drawn ";
        assertThat(ask(desktop, Kind.COMPLETE, text, "zone late drawn ", "").offers())
                .filteredOn(offer -> offer.detail().equals(ReplyView.Offer.DRAWING))
                .isNotEmpty();
    }

    @Test
    void onlyTheLastQuestionOfAKindIsAnswered() {
        Desktop desktop = open();
        String text = desktop.front().text();
        List<QuestionView> questions = new ArrayList<>();
        for (int i = 0; i < 5; i++) questions.add(question(desktop, Kind.HOVER, text, "setting f", ""));
        questions.add(question(desktop, Kind.USES, text, "setting f", ""));
        questions.forEach(desktop.editor::ask);
        desktop.done();
        assertThat(desktop.answers).hasSize(2);
        assertThat(desktop.answers.get(0).question().serial()).isEqualTo(5);
        assertThat(desktop.answers.get(0).tip()).contains("setting fl");
        assertThat(desktop.answers.get(1).spots()).hasSizeGreaterThan(1);
    }

    @Test
    void whatIsWrongIsMendedAndAFileHasContents() {
        Desktop desktop = open();
        String text = desktop.front().text().replace("do place-man(to)", "do place-mann(to)");
        ReplyView mends = ask(desktop, Kind.MENDS, text, "do place-mann", "");
        assertThat(mends.edits())
                .singleElement()
                .satisfies(change -> assertThat(change.text()).isEqualTo("place-man"));
        ReplyView contents = ask(desktop, Kind.CONTENTS, text, "game", "");
        assertThat(contents.spots())
                .extracting(ReplyView.Spot::words)
                .anyMatch(words -> words.startsWith("rule place-man("));
        assertThat(contents.spots()).extracting(ReplyView.Spot::depth).contains(0, 1, 2);
    }
}
