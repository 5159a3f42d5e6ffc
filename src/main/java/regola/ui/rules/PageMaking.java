package regola.ui.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.Icon;
import javax.swing.JButton;
import regola.ui.board.art.ArtStore;
import regola.ui.board.paint.EmblemIcon;
import regola.ui.board.paint.MarkIcon;
import regola.ui.board.paint.PieceIcon;
import regola.ui.stage.StageButton;
import regola.ui.stage.StageColour;
import regola.ui.stage.TextSize;
import regola.ui.view.Texts;
import regola.ui.view.board.MarkView;
import regola.ui.view.rules.BookPage;
import regola.ui.view.rules.BookView;
import regola.ui.view.rules.RuleCardView;
import regola.ui.view.rules.RulesIntents;
import regola.ui.view.rules.RulesWishes;

/** A PageMaking puts the parts of one page of the rulebook below each other. */
final class PageMaking {
    private static final int PIECE = 56;

    private final ArtStore art;
    private final Texts texts;
    private final Consumer<String> turnTo;
    private final RulesWishes wishes;
    private final boolean codes;
    private final PageColumn column;

    PageMaking(ArtStore art, Texts texts, RulesIntents intents, RulesWishes wishes, BookView book, PageColumn column) {
        this.art = art;
        this.texts = texts;
        this.turnTo = intents::turnTo;
        this.wishes = wishes;
        this.codes = book.codes();
        this.column = column;
    }

    void make(BookPage page) {
        column.clear();
        if (!page.parts().isEmpty() && page.parts().get(0) instanceof BookPage.Cover cover) cover(cover);
        boolean first = !page.parts().isEmpty() && page.parts().get(0) instanceof BookPage.Cover;
        PageWords title = new PageWords(page.title(), first ? TextSize.ASK : TextSize.DISPLAY, StageColour.INK);
        title.setName("rules.title");
        column.put(title, first ? 6 : 0);
        for (int i = 0; i < page.parts().size(); i++) part(page, page.parts().get(i), i);
    }

    private void cover(BookPage.Cover cover) {
        if (cover.board() != null) column.put(new PageScene(cover.board(), art, cover.title()), 0);
        column.put(new PageWords(cover.title(), TextSize.DISPLAY, StageColour.LEAD), cover.board() == null ? 0 : 10);
    }

    private void part(BookPage page, BookPage.Part part, int at) {
        if (part instanceof BookPage.Cover) return; // it stands above the title
        if (part instanceof BookPage.Contents contents)
            for (BookPage.Link link : contents.pages())
                column.putSmall(new PageRow(null, null, links(List.of(link), at)), 0);
        else if (part instanceof BookPage.Lead lead)
            column.put(new PageWords(lead.words(), TextSize.TITLE, StageColour.LEAD), 10);
        else if (part instanceof BookPage.Sentence said) column.put(body(said.words()), 8);
        else if (part instanceof BookPage.Heading heading)
            column.put(new PageWords(heading.words(), TextSize.TITLE, StageColour.INK), 16);
        else if (part instanceof BookPage.Forbidden barred)
            column.put(new PageRow(PageSign.mind(), body(barred.words()), List.of()), 8);
        else if (part instanceof BookPage.Step step)
            column.put(new PageRow(PageSign.step(step.number()), body(step.words()), links(step.pages(), at)), 12);
        else if (part instanceof BookPage.Next next) column.put(new PageRow(null, null, links(next.pages(), at)), 6);
        else if (part instanceof BookPage.Thing thing)
            column.putSmall(
                    row(new PieceIcon(art, thing.piece(), PIECE), counted(page, thing.count()), thing.words()), 6);
        else if (part instanceof BookPage.Special special)
            column.putSmall(
                    row(new MarkIcon(art, special.mark(), PIECE), counted(page, special.count()), special.words()), 8);
        else if (part instanceof BookPage.Shown shown) {
            column.putWhole(new BoardShot(shown.board(), shown.over(), art, shown.caption()), 10);
            column.put(new PageWords(shown.caption(), PageWords.READ, StageColour.SUB), 4);
        } else if (part instanceof BookPage.Moment moment) column.put(moment(page, moment), 12);
        else if (part instanceof BookPage.Score score) column.put(score(score), 8);
        else if (part instanceof BookPage.Changed changed) column.put(PageRow.framed(body(changed.words())), 16);
        else
            numbered(
                    ((BookPage.Numbered) part).place(),
                    ((BookPage.Numbered) part).entry().card(),
                    ((BookPage.Numbered) part).entry().marks());
    }

    private static PageWords body(String words) {
        return new PageWords(words, PageWords.READ, StageColour.INK);
    }

    /** What is not counted among what is stands below the others all the same. */
    private String counted(BookPage page, int count) {
        return count > 0 ? texts.get("rulebook.count", count) : page.isCounting() ? " " : "";
    }

    /** @param count how many there are, in words; may be empty */
    private static PageRow row(Icon picture, String count, String words) {
        return new PageRow(new PageSample(picture, count, words), body(words), List.of());
    }

    private PageMoment moment(BookPage page, BookPage.Moment moment) {
        StageButton tryIt = new StageButton("rules.try", StageButton.Style.LEAD);
        tryIt.setText(texts.get("rulebook.try"));
        tryIt.setToolTipText(texts.get("rulebook.try.tip"));
        tryIt.addActionListener(e -> wishes.tryIt(page.id()));
        return new PageMoment(moment, art, texts, tryIt);
    }

    private List<JButton> links(List<BookPage.Link> pages, int at) {
        List<JButton> buttons = new ArrayList<>();
        for (BookPage.Link link : pages) {
            StageButton button = new StageButton("rules.link." + at + "." + link.page(), StageButton.Style.QUIET);
            button.setText(link.title());
            button.addActionListener(e -> turnTo.accept(link.page()));
            buttons.add(button);
        }
        return buttons;
    }

    private PageRow score(BookPage.Score score) {
        List<String> said = new ArrayList<>();
        if (!score.points().isEmpty()) said.add(score.points());
        if (!score.has().isEmpty()) said.add(score.has());
        String name = score.winner() ? texts.get("rulebook.won", score.name()) : score.name();
        String words = said.isEmpty() ? name : name + ": " + String.join(" · ", said);
        return row(new EmblemIcon(art, score.colour(), score.emblem(), PIECE / 2), "", words);
    }

    /** For learners rules are merely counted, and lead nowhere. */
    private void numbered(int place, RuleCardView card, List<MarkView> marks) {
        String number = codes ? card.number() : texts.get("rulebook.numbered", place);
        PageWords heading = new PageWords((number + "  " + card.title()).strip(), TextSize.TITLE, StageColour.INK);
        heading.setName("rules.rule." + card.number());
        column.put(heading, 16);
        marks.forEach(mark -> column.put(
                row(new MarkIcon(art, mark, PIECE), "", mark.sentence().isEmpty() ? mark.name() : mark.sentence()), 6));
        card.sentences().stream()
                .filter(said -> marks.stream().noneMatch(mark -> mark.sentence().equals(said)))
                .forEach(said -> column.put(body(said), 6));
        card.reasons().forEach(said -> column.put(new PageRow(PageSign.mind(), body(said), List.of()), 6));
        if (!codes) return;
        StageButton lines = new StageButton("rules.line." + card.number(), StageButton.Style.QUIET);
        lines.setText(texts.get("rules.line"));
        lines.setToolTipText(texts.get("rules.line.tip"));
        lines.getAccessibleContext().setAccessibleName(texts.get("rules.line.of", card.number()));
        lines.addActionListener(e -> wishes.line(card.number()));
        column.put(new PageRow(null, null, List.of(lines)), 0);
    }
}
