package regola.ui.lesson;

import java.awt.CardLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import regola.ui.board.art.ArtStore;
import regola.ui.book.BookGrid;
import regola.ui.parts.RuleCard;
import regola.ui.parts.Scrolling;
import regola.ui.stage.Drawer;
import regola.ui.stage.StagePane;
import regola.ui.view.Texts;
import regola.ui.view.board.PileView;
import regola.ui.view.board.SeatView;
import regola.ui.view.board.ZoneView;
import regola.ui.view.lesson.LessonView;
import regola.ui.view.lesson.LessonWishes;
import regola.ui.view.lesson.PictureBookView;
import regola.ui.view.match.StoryLine;
import regola.ui.view.rules.RuleCardView;

/** A LessonDrawers is what can be looked up in a lesson and slides over its board: a rule, the sides, the story. */
final class LessonDrawers {
    private final StagePane page;
    private final LessonWishes wishes;
    private final DrawerSheet ruleSheet = new DrawerSheet("lesson.rule.words");
    private final RuleCard ruleCard;
    private final JPanel ruleFaces = new JPanel(new CardLayout());
    private final Drawer rule = new Drawer("lesson.rule", ruleFaces);
    private final DrawerSheet seatsSheet = new DrawerSheet("lesson.seats.words");
    private final Drawer seats = new Drawer("lesson.seats", scrolling(seatsSheet));
    private final DrawerSheet storySheet = new DrawerSheet("lesson.story.words");
    private final Drawer story = new Drawer("lesson.story", scrolling(storySheet));
    private final BookGrid cards;
    private final Drawer book;
    private boolean teacher;

    LessonDrawers(StagePane page, ArtStore art, LessonWishes wishes) {
        cards = new BookGrid(game -> art);
        book = new Drawer("book", Scrolling.page(cards), BookGrid.WIDE);
        this.page = page;
        this.wishes = wishes;
        ruleCard = new RuleCard(wishes::edit, wishes::closeRule, null);
        ruleFaces.setOpaque(false);
        ruleFaces.add(scrolling(ruleSheet), "learner");
        ruleFaces.add(ruleCard, "teacher");
        rule.whenClosed(wishes::closeRule);
    }

    private static JScrollPane scrolling(DrawerSheet sheet) {
        return Scrolling.upAndDown(sheet);
    }

    void setTeacher(boolean next) {
        teacher = next;
    }

    /**
     * As high as its words: a few of them leave the board in sight.
     *
     * @param room the most it can have
     */
    int high(Drawer drawer, int room) {
        if (drawer == book || drawer == rule && teacher) return room;
        DrawerSheet sheet = drawer == rule ? ruleSheet : drawer == seats ? seatsSheet : storySheet;
        return Math.min(room, drawer.around() + sheet.getPreferredSize().height);
    }

    /** @return whether it holds no more than some sentences */
    boolean isPlain(Drawer drawer) {
        return drawer != book && !(drawer == rule && teacher);
    }

    boolean isReading() {
        return page.drawer() == rule;
    }

    /** @param card of the rule to be read */
    void rule(RuleCardView card, boolean left, Texts texts) {
        List<DrawerSheet.Entry> words = new ArrayList<>();
        List<String> said = new ArrayList<>();
        for (String sentence : card.sentences())
            if (said.stream().noneMatch(before -> DrawerSheet.words(before).containsAll(DrawerSheet.words(sentence))))
                said.add(sentence);
        said.forEach(sentence -> words.add(new DrawerSheet.Entry(false, sentence)));
        List<String> reasons = card.reasons().stream()
                .filter(reason -> !card.sentences().contains(reason))
                .toList();
        // What a rule answers is read as a scolding by whoever has tried nothing.
        if (!reasons.isEmpty()) words.add(new DrawerSheet.Entry(true, texts.get("rule.reasons")));
        reasons.forEach(reason -> words.add(new DrawerSheet.Entry(false, reason)));
        // A rule that is known by its own sentence is not headed by it as well.
        boolean twice = words.stream().anyMatch(entry -> DrawerSheet.isSame(entry.words(), card.title()));
        boolean plain = card.title().isEmpty() || teacher || twice;
        rule.speak(plain ? texts.get("lesson.foot.rule") : card.title(), texts);
        ruleSheet.show(words);
        ruleCard.show(card, texts);
        ((CardLayout) ruleFaces.getLayout()).show(ruleFaces, teacher ? "teacher" : "learner");
        page.revalidate();
        page.open(rule, left);
    }

    void closeRule() {
        if (page.drawer() == rule) page.closeDrawer();
    }

    /** Opens what is closed, closes what is open. */
    void turnSeats(LessonView view, boolean left, Texts texts) {
        turn(seats, left, () -> showSeats(view, texts));
    }

    void turnStory(LessonView view, boolean left, Texts texts) {
        turn(story, left, () -> showStory(view, texts));
    }

    /** Closes the picture book, or asks for it. */
    void turnBook() {
        if (page.drawer() == book) page.closeDrawer();
        else wishes.book();
    }

    void showBook(PictureBookView shown, Texts texts) {
        cards.show(shown, texts);
        book.speak(BookGrid.title(shown, texts), texts);
        page.fit(cards);
        page.open(book, false);
    }

    private void turn(Drawer drawer, boolean left, Runnable fill) {
        if (page.drawer() == drawer) {
            page.closeDrawer();
            return;
        }
        fill.run();
        page.open(drawer, left);
    }

    /** What is open shows the new picture. */
    void refresh(LessonView view, Texts texts) {
        if (page.drawer() == seats) showSeats(view, texts);
        if (page.drawer() == story) showStory(view, texts);
        if (page.drawer() != null) page.revalidate();
    }

    /**
     * @return whether there is more to say of the sides than what they are called; whose turn it is stands elsewhere
     */
    static boolean tellsOfSeats(LessonView view) {
        return view.match() != null
                && view.match().seats().stream()
                        .anyMatch(seat -> seat.score() != null
                                || seat.zones().stream()
                                        .anyMatch(zone -> !zone.piles().isEmpty()));
    }

    private void showSeats(LessonView view, Texts texts) {
        seats.speak(texts.get("lesson.foot.seats"), texts);
        List<DrawerSheet.Entry> words = new ArrayList<>();
        if (view.match() != null)
            for (SeatView seat : view.match().seats()) {
                String score = seat.score() == null ? "" : ": " + points(seat.score(), texts);
                words.add(new DrawerSheet.Entry(true, seat.name() + score));
                String doing = seat.deciding() ? texts.get("seat.deciding") : "";
                words.add(new DrawerSheet.Entry(false, doing));
                seat.zones().forEach(zone -> words.add(new DrawerSheet.Entry(false, owned(zone, seat, texts))));
            }
        seatsSheet.show(words);
    }

    private static String points(String score, Texts texts) {
        return "1".equals(score) ? texts.get("seat.score.one", 1) : texts.get("seat.score", score);
    }

    /** Alike ones are counted, and whose they are is said above them. */
    private static String owned(ZoneView zone, SeatView seat, Texts texts) {
        if (zone.piles().isEmpty()) return "";
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (PileView pile : zone.piles()) {
            String name = pile.piece().name().replace(texts.get("lesson.seats.owner", seat.name()), "");
            counts.merge(within(name, texts), Math.max(1, pile.count()), Integer::sum);
        }
        return zone.name() + ": "
                + counts.entrySet().stream()
                        .map(each -> (each.getValue() > 1 ? each.getValue() + " × " : "") + each.getKey())
                        .collect(Collectors.joining(", "));
    }

    /** @return a name as it stands in the middle of a list: small, and without "the" or "a" */
    private static String within(String name, Texts texts) {
        String bare = name.replaceFirst(texts.get("lesson.seats.articles"), "");
        boolean word = bare.length() > 1 && Character.isLowerCase(bare.charAt(1));
        return word ? bare.substring(0, 1).toLowerCase(Locale.ROOT) + bare.substring(1) : bare;
    }

    private void showStory(LessonView view, Texts texts) {
        story.speak(texts.get("lesson.foot.story"), texts);
        List<DrawerSheet.Entry> words = new ArrayList<>();
        List<StoryLine> lines =
                view.match() == null ? List.of() : view.match().story().lines();
        for (int i = 0; i < lines.size(); i++) {
            StoryLine line = lines.get(i);
            // What says itself who did it needs no name above it.
            boolean bare = line.depth() == 0
                    && i + 1 < lines.size()
                    && lines.get(i + 1).depth() > 0
                    && lines.get(i + 1).names(line);
            if (!bare) words.add(new DrawerSheet.Entry(line.depth() == 0, line.sentence()));
        }
        if (words.isEmpty()) words.add(new DrawerSheet.Entry(false, texts.get("lesson.story.none")));
        storySheet.show(words);
    }
}
