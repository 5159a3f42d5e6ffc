package regola.ui.screen;

import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.text.JTextComponent;
import regola.home.Preference;
import regola.home.PreferenceFile;
import regola.ui.command.Actions;
import regola.ui.command.Command;
import regola.ui.keep.Liking;
import regola.ui.lesson.LessonKey;
import regola.ui.sound.Sound;
import regola.ui.sound.SoundBox;
import regola.ui.stage.StageHead;
import regola.ui.theme.EventThread;
import regola.ui.voice.Reader;
import regola.ui.voice.Voice;

/**
 * A Hearing is what is heard in the window: small sounds, and a voice that reads. Both are off until somebody wants
 * them, and on for those who read little; a class hears neither. For the event thread only.
 */
public final class Hearing implements AutoCloseable {
    private final SoundBox box;
    private final Reader reader;
    private final PreferenceFile likings;
    private final BooleanSupplier quiet;
    private Actions actions;
    private Supplier<Screen> shown = () -> null;
    private boolean children;
    private boolean looked;

    /**
     * @param likings keeps what the person wants to hear
     * @param quiet whether nothing is to be heard now, whatever the person likes
     */
    public Hearing(PreferenceFile likings, BooleanSupplier quiet) {
        this(likings, quiet, new SoundBox(false));
    }

    Hearing(PreferenceFile likings, BooleanSupplier quiet, SoundBox box) {
        this.likings = likings;
        this.quiet = quiet;
        this.box = box;
        reader = new Reader(quiet);
    }

    /** A sound, if it is to be heard. */
    public void play(Sound sound) {
        if (!quiet.getAsBoolean()) box.play(sound);
    }

    public Reader reader() {
        return reader;
    }

    /** Looks for the desktop's voice, once; until it is there nothing is read. */
    public void look(Executor worker) {
        if (looked) return;
        looked = true;
        worker.execute(() -> {
            Optional<Voice> found = Voice.find();
            Fittings.later(() -> {
                reader.setMouth(found.orElse(null));
                tellActions();
            });
        });
    }

    /**
     * @param table where the menu has its switches from
     * @param pages on which the keys work
     * @param front the page at the front
     */
    public void wire(Actions table, JComponent pages, Supplier<Screen> front) {
        actions = table;
        shown = front;
        actions.on(Command.SOUND, this::turnSound);
        actions.on(Command.READ_ALOUD, this::turnReading);
        onPage(pages, LessonKey.SOUND, front, this::turnSound);
        onPage(pages, LessonKey.READ_AGAIN, front, reader::again);
        tellActions();
    }

    private static void onPage(JComponent pages, LessonKey key, Supplier<Screen> front, Runnable act) {
        for (KeyStroke stroke : key.strokes())
            pages.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).put(stroke, key);
        pages.getActionMap().put(key, new AbstractAction() {
            private static final long serialVersionUID = 1;

            @Override
            public boolean isEnabled() {
                // Where somebody writes, a letter is a letter.
                boolean writes =
                        KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner() instanceof JTextComponent;
                return !writes
                        && front.get() != null
                        && Set.of(LessonScreen.NAME, GameScreen.NAME)
                                .contains(front.get().name());
            }

            @Override
            public void actionPerformed(ActionEvent e) {
                act.run();
            }
        });
    }

    /** @param next whether pages are for those who read little, who hear what they have not been asked about */
    public void setChildren(boolean next) {
        EventThread.check("what is heard");
        children = next;
        box.setOn(isLiked(Liking.SOUND));
        reader.setOn(isLiked(Liking.READ_ALOUD));
        tellActions();
    }

    private boolean isLiked(Preference<Boolean> liking) {
        return likings.now().get(liking).orElse(children);
    }

    private void turnSound() {
        boolean next = !box.isOn();
        likings.change(all -> all.with(Liking.SOUND, next));
        box.setOn(next);
        play(Sound.TICK);
        tellActions();
        // Whoever cannot hear it sees it.
        StageHead head = shown.get() == null ? null : StageHead.of(shown.get().component());
        if (head != null) head.tell(actions.texts().get(next ? "sound.on" : "sound.off"));
    }

    private void turnReading() {
        boolean next = !reader.isOn();
        likings.change(all -> all.with(Liking.READ_ALOUD, next));
        reader.setOn(next);
        if (next) reader.again();
        tellActions();
    }

    /** @return whether sounds are to be heard */
    public boolean isSoundOn() {
        return box.isOn();
    }

    private void tellActions() {
        if (actions == null) return;
        actions.select(Command.SOUND, box.isOn());
        actions.select(Command.READ_ALOUD, reader.isOn() && reader.hasMouth());
        actions.enable(Command.READ_ALOUD, reader.hasMouth());
        actions.rename(Command.READ_ALOUD, reader.hasMouth() ? null : "action.readAloud.none");
    }

    @Override
    public void close() {
        box.close();
        reader.close();
    }
}
