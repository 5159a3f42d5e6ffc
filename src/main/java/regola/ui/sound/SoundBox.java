package regola.ui.sound;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.Clip;
import javax.sound.sampled.LineUnavailableException;

/**
 * A SoundBox plays sounds, on a thread of its own: the first that asks for one waits for nothing. One at a time; a new
 * one ends the last. Where there is no loudspeaker it is quiet and says nothing of it.
 */
public final class SoundBox implements AutoCloseable {
    private static final AudioFormat FORMAT = new AudioFormat(Wave.RATE, 16, 1, true, false);

    private final ExecutorService thread;
    private final Supplier<Clip> clips;
    private final Map<Sound, Clip> ready = new EnumMap<>(Sound.class);
    private volatile boolean on;
    private Clip playing;
    private boolean silent;

    /** @param on whether anything is to be heard */
    public SoundBox(boolean on) {
        this(on, SoundBox::clip);
    }

    /** @param clips where they come from; null where there is no loudspeaker */
    SoundBox(boolean on, Supplier<Clip> clips) {
        this.on = on;
        this.clips = clips;
        thread = Executors.newSingleThreadExecutor(work -> {
            Thread made = new Thread(work, "regola-sound");
            made.setDaemon(true);
            return made;
        });
    }

    public boolean isOn() {
        return on;
    }

    public void setOn(boolean next) {
        on = next;
        if (!next) later(this::stop);
    }

    /** Plays a sound, if there is anything to hear it with. */
    public void play(Sound sound) {
        if (on) later(() -> start(sound));
    }

    private void later(Runnable work) {
        try {
            thread.execute(work);
        } catch (RejectedExecutionException e) {
            // The window is closed; nobody listens any more.
        }
    }

    private void start(Sound sound) {
        stop();
        if (silent) return;
        Clip clip = ready.computeIfAbsent(sound, this::made);
        if (clip == null) {
            silent = true;
            return;
        }
        clip.setFramePosition(0);
        clip.start();
        playing = clip;
    }

    private Clip made(Sound sound) {
        Clip clip = clips.get();
        if (clip == null) return null;
        byte[] samples = sound.samples();
        try {
            clip.open(FORMAT, samples, 0, samples.length);
            return clip;
        } catch (LineUnavailableException e) {
            return null;
        }
    }

    private void stop() {
        if (playing != null) playing.stop();
        playing = null;
    }

    private static Clip clip() {
        try {
            return AudioSystem.getClip();
        } catch (LineUnavailableException | IllegalArgumentException e) {
            return null; // no loudspeaker, or not for us
        }
    }

    @Override
    public void close() {
        later(() -> {
            stop();
            ready.values().forEach(Clip::close);
        });
        thread.shutdown();
    }
}
