package regola.ui.present.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import regola.ui.view.Texts;
import regola.ui.view.board.MarkView;
import regola.ui.view.board.OverlayView;
import regola.ui.view.handout.HandoutView;
import regola.ui.view.handout.HandoutView.Block;
import regola.ui.view.rules.BookPage;
import regola.ui.view.rules.RuleBookView;
import regola.ui.view.rules.RuleCardView;

/**
 * A BookHandout puts a rulebook on paper: contents, one page of the book after the other, the numbered rules last. That
 * of a small game is two sheets: no contents, smaller pictures, no rule told twice.
 */
public final class BookHandout {
    /** As much of the height of a sheet as a board may take. */
    private static final double BOARD = 0.34;
    /** Likewise, of one that shows what a word means. */
    private static final double SMALL = 0.2;
    /** On the first page there is room for the contents below it. */
    private static final double COVER = 0.25;

    /** Of that, pictures of a small game take as much. */
    private static final double OF_SMALL = 0.65;
    /** With no more rules than that nobody looks for one by its number, or for its page. */
    private static final int FEW_RULES = 12;

    private final Texts texts;
    private final List<Block> blocks = new ArrayList<>();
    /** Whether things are counted on the page: then those that are not stand below the others all the same. */
    private boolean counts;
    /** What has been shown, by the title of its page. */
    private final Map<BookPage.Moment, String> shown = new HashMap<>();

    private String title = "";
    /** Whether two sheets are enough for all of it. */
    private final boolean small;

    private BookHandout(OpenBook book, Texts texts) {
        this.texts = texts;
        this.small = book.pages().stream()
                        .flatMap(page -> page.parts().stream())
                        .filter(BookPage.Numbered.class::isInstance)
                        .count()
                <= FEW_RULES;
    }

    /** The numbered rules of a small game say nothing that is not said on the same sheets before. */
    private boolean isLeftOut(BookPage page) {
        return small && page.parts().stream().anyMatch(BookPage.Numbered.class::isInstance);
    }

    public static HandoutView of(OpenBook book, Texts texts) {
        BookHandout handout = new BookHandout(book, texts);
        String aim = book.pages().get(0).parts().stream()
                .filter(BookPage.Lead.class::isInstance)
                .map(part -> ((BookPage.Lead) part).words())
                .findFirst()
                .orElse("");
        if (!handout.small
                && book.pages().get(0).parts().get(0) instanceof BookPage.Cover cover
                && cover.board() != null)
            handout.blocks.add(new HandoutView.Picture(cover.board(), OverlayView.NONE, COVER, cover.title()));
        // Where nothing stands between, the first chapter begins with it anyhow.
        if (!aim.isEmpty() && !handout.small) handout.blocks.add(new HandoutView.Lead(aim));
        if (!handout.small) handout.blocks.add(new HandoutView.Contents(texts.get("rulebook.contents")));
        for (BookPage page : book.pages()) if (!handout.isLeftOut(page)) handout.page(page);
        String title = texts.get("rules.title", book.title());
        String played = book.inForce().stream().map(RuleBookView.InForce::title).collect(Collectors.joining(" · "));
        return new HandoutView(title, played, title, handout.blocks);
    }

    private void page(BookPage page) {
        blocks.add(new HandoutView.Chapter(page.title()));
        List<BookPage.Part> parts = page.parts();
        counts = page.isCounting();
        title = page.title();
        for (int i = 0; i < parts.size(); i++) {
            boolean leads = i + 1 < parts.size() && parts.get(i + 1) instanceof BookPage.Contents;
            if (!leads) part(parts.get(i));
        }
    }

    private void part(BookPage.Part part) {
        // The head of the book and its contents stand before all pages.
        if (part instanceof BookPage.Cover || part instanceof BookPage.Contents) return;
        if (part instanceof BookPage.Lead lead) blocks.add(new HandoutView.Paragraph(lead.words(), false));
        else if (part instanceof BookPage.Sentence said) blocks.add(new HandoutView.Paragraph(said.words(), false));
        else if (part instanceof BookPage.Heading heading) blocks.add(new HandoutView.Heading(heading.words()));
        else if (part instanceof BookPage.Forbidden forbidden) blocks.add(new HandoutView.Barred(forbidden.words()));
        else if (part instanceof BookPage.Changed changed) blocks.add(new HandoutView.Frame(changed.brief()));
        else if (part instanceof BookPage.Step step)
            blocks.add(new HandoutView.Step(step.number(), step.words(), see("rulebook.see", step.pages())));
        else if (part instanceof BookPage.Next next) blocks.add(see("rulebook.see", next.pages()));
        else if (part instanceof BookPage.Thing thing)
            blocks.add(new HandoutView.Sample(thing.piece(), counted(thing.count()), thing.words()));
        else if (part instanceof BookPage.Special special)
            blocks.add(new HandoutView.Special(special.mark(), counted(special.count()), special.words()));
        else if (part instanceof BookPage.Shown shown) {
            blocks.add(new HandoutView.Picture(
                    shown.board(),
                    shown.over(),
                    (shown.over().isEmpty() ? BOARD : SMALL) * (small ? OF_SMALL : 1),
                    shown.caption()));
            // What a word means stands right above.
            if (!shown.caption().isEmpty() && shown.over().isEmpty())
                blocks.add(new HandoutView.Paragraph(shown.caption(), true));
        } else if (part instanceof BookPage.Moment moment) {
            String before = shown.putIfAbsent(moment, title);
            if (before != null) {
                blocks.add(new HandoutView.See(
                        texts.get("rulebook.pictured", "{0}"), List.of(before), texts.get("rulebook.page", "{0}")));
                return;
            }
            blocks.add(new HandoutView.Pair(
                    moment.before(),
                    moment.over(),
                    texts.get("rulebook.before"),
                    moment.after(),
                    moment.then(),
                    texts.get("rulebook.after"),
                    String.join(" ", moment.told())));
            blocks.add(new HandoutView.Paragraph(String.join(" ", moment.told()), true));
        } else if (part instanceof BookPage.Score score) score(score);
        else numbered(((BookPage.Numbered) part).entry());
    }

    private String counted(int count) {
        return count > 0 ? texts.get("rulebook.count", count) : counts ? " " : "";
    }

    private HandoutView.See see(String key, List<BookPage.Link> pages) {
        if (pages.isEmpty()) return HandoutView.See.NOTHING;
        List<String> titles = pages.stream().map(BookPage.Link::title).toList();
        return new HandoutView.See(texts.get(key, "{0}"), titles, texts.get("rulebook.page", "{0}"));
    }

    private void score(BookPage.Score score) {
        List<String> said = new ArrayList<>();
        if (!score.points().isEmpty()) said.add(score.points());
        if (!score.has().isEmpty()) said.add(score.has());
        String name = score.winner() ? texts.get("rulebook.won", score.name()) : score.name();
        blocks.add(new HandoutView.Side(name, score.colour(), score.emblem(), String.join(" · ", said)));
    }

    private void numbered(RuleBookView.Entry entry) {
        RuleCardView card = entry.card();
        blocks.add(new HandoutView.Heading((card.number() + "  " + card.title()).strip()));
        List<String> shown = entry.marks().stream().map(MarkView::sentence).toList();
        entry.marks()
                .forEach(mark -> blocks.add(
                        new HandoutView.Special(mark, "", mark.sentence().isEmpty() ? mark.name() : mark.sentence())));
        card.sentences().stream()
                .filter(said -> !shown.contains(said))
                .forEach(said -> blocks.add(new HandoutView.Paragraph(BookPages.ended(said), false)));
        card.reasons().forEach(said -> blocks.add(new HandoutView.Barred(said)));
    }
}
