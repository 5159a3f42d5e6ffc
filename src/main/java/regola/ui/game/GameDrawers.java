package regola.ui.game;

import java.awt.Rectangle;
import javax.swing.JComponent;
import javax.swing.event.AncestorEvent;
import javax.swing.event.AncestorListener;
import regola.ui.board.art.ArtStore;
import regola.ui.parts.RuleCard;
import regola.ui.stage.Drawer;
import regola.ui.stage.Measure;
import regola.ui.storyline.StoryBox;
import regola.ui.view.Texts;
import regola.ui.view.board.SeatView;
import regola.ui.view.match.GameIntents;
import regola.ui.view.match.GameWishes;
import regola.ui.view.match.MatchView;
import regola.ui.view.rules.RuleCardView;

/**
 * A GameDrawers is all that slides over the board of a match: the story, which may be pinned beside it, the seats, all
 * moves in words, the card of a rule. One is open at a time.
 */
final class GameDrawers {
    private final GamePanel page;
    private final GameWishes wishes;
    private final StoryBox story;
    private final SeatsPane seats;
    private final MovesPane moves;
    private final RuleCard rule;
    private final Drawer storyDrawer;
    private final Drawer seatsDrawer;
    private final Drawer movesDrawer;
    private final Drawer ruleDrawer;
    private final Pinned pinned = new Pinned();
    /** Whether the rule that is read was looked up in the story. */
    private boolean fromStory;

    private MatchView view;
    private Texts texts;

    GameDrawers(GamePanel page, ArtStore art, GameIntents intents, GameWishes wishes) {
        this.page = page;
        this.wishes = wishes;
        story = new StoryBox(art, intents, wishes, page.boardPanel()::setPreview, this::pin);
        seats = new SeatsPane(art, intents);
        moves = new MovesPane(art, key -> {
            close();
            intents.choose(key);
        });
        rule = new RuleCard(wishes::edit, wishes::closeRule, wishes::book);
        storyDrawer = new Drawer("game.drawer.story", story);
        seatsDrawer = new Drawer("game.drawer.seats", seats);
        movesDrawer = new Drawer("game.drawer.moves", moves);
        ruleDrawer = new Drawer("game.drawer.rule", rule);
        movesDrawer.addAncestorListener(new AncestorListener() {
            @Override
            public void ancestorAdded(AncestorEvent e) {
                page.listed();
            }

            @Override
            public void ancestorRemoved(AncestorEvent e) {
                page.listed();
            }

            @Override
            public void ancestorMoved(AncestorEvent e) {
                // It slides in; nothing new is to be seen.
            }
        });
    }

    /** @return whether all moves are listed in words, which call places by their names */
    boolean listsMoves() {
        return movesDrawer.isShowing();
    }

    /** @return what the story stands on while it is pinned beside the board */
    JComponent pinned() {
        return pinned;
    }

    /** @return what is left of the board's region when the story is pinned beside it */
    Rectangle arrange(Measure m, Rectangle region) {
        if (!pinned.isVisible()) return region;
        int wide = page.widest(region);
        int gap = m.px(8);
        pinned.setBounds(region.x + region.width - wide, region.y, wide, region.height);
        page.fit(pinned);
        pinned.validate();
        return new Rectangle(region.x, region.y, region.width - wide - gap, region.height);
    }

    private void pin() {
        boolean pins = !pinned.isVisible();
        if (pins) {
            page.closeDrawer();
            pinned.hold(story);
        } else {
            pinned.letGo(story);
            storyDrawer.add(story);
        }
        story.pinned(pins, texts);
        page.revalidate();
    }

    void show(MatchView next, Texts inLanguage) {
        view = next;
        texts = inLanguage;
        story.show(next, inLanguage);
        seats.show(next.seats(), inLanguage);
        if (page.drawer() == movesDrawer) moves.show(next.decision().moves(), inLanguage);
    }

    void tell(int line) {
        story.tell(line);
    }

    void tellAll() {
        story.tellAll();
    }

    void speak(Texts inLanguage) {
        texts = inLanguage;
        storyDrawer.speak(inLanguage.get("story.title"), inLanguage);
        seatsDrawer.speak(inLanguage.get("seats.title"), inLanguage);
        movesDrawer.speak(inLanguage.get("moves.title"), inLanguage);
        ruleDrawer.speak(inLanguage.get("say.rule"), inLanguage);
        story.speak(inLanguage);
    }

    void setTeacher(boolean teacher) {
        story.setTeacher(teacher);
        rule.setTeacher(teacher);
    }

    private void turn(Drawer drawer, Runnable before) {
        if (page.drawer() == drawer) {
            page.closeDrawer();
            return;
        }
        before.run();
        page.open(drawer, false);
    }

    void turnStory() {
        if (pinned.isVisible()) story.takeKeyboard();
        else turn(storyDrawer, () -> {});
    }

    void turnSeats() {
        turn(seatsDrawer, () -> {});
    }

    /** Who else could play there is offered where the seat was pressed: grown-ups have to do with that. */
    void offer(SeatView seat, JComponent below) {
        if (page.mode() == Measure.Mode.CHILDREN) return;
        page.fit(seats);
        seats.choose(seat, below);
    }

    void turnMoves() {
        turn(movesDrawer, () -> moves.show(view.decision().moves(), texts));
    }

    /** @return whether a list is open that the number is of */
    boolean press(int number) {
        if (page.drawer() != movesDrawer) return false;
        moves.press(number);
        return true;
    }

    /** @param card null when it is put away */
    void rule(RuleCardView card, Texts inLanguage) {
        if (card == null) {
            if (page.drawer() != ruleDrawer) return;
            // Whoever looked a rule up in the middle of the story reads on.
            if (fromStory) page.open(storyDrawer, false);
            else page.closeDrawer();
            return;
        }
        if (page.drawer() != ruleDrawer) fromStory = page.drawer() == storyDrawer;
        rule.show(card, inLanguage);
        page.open(ruleDrawer, false);
        ruleDrawer.onClose(wishes::closeRule);
    }

    /** Closes what is open. */
    void close() {
        if (page.drawer() == ruleDrawer) wishes.closeRule();
        else page.closeDrawer();
    }
}
