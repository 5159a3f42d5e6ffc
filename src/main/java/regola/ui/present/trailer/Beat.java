package regola.ui.present.trailer;

import java.util.ArrayList;
import java.util.List;
import regola.engine.value.Event;
import regola.teaching.run.Passage;
import regola.teaching.run.PlayedScene;
import regola.ui.present.picture.Snapshot;

/**
 * A Beat is one moment of a trailer: the beginning of a scene, or what a move has led to.
 *
 * @param scene which one, from 0
 * @param line the moments of the scene up to this one, its beginning first
 */
record Beat(int scene, List<Snapshot> line) {
    Beat {
        line = List.copyOf(line);
    }

    /** @return of all scenes, in order */
    static List<Beat> of(List<PlayedScene> scenes) {
        List<Beat> beats = new ArrayList<>();
        for (int i = 0; i < scenes.size(); i++) {
            List<Snapshot> line = new ArrayList<>();
            line.add(Snapshot.start(scenes.get(i).before(), List.of()));
            beats.add(new Beat(i, line));
            for (Passage each : scenes.get(i).passages()) {
                line.add(new Snapshot(
                        each.after(),
                        each.move(),
                        each.decider(),
                        each.decision(),
                        each.before().decision().secret(),
                        each.events()));
                beats.add(new Beat(i, line));
            }
        }
        return beats;
    }

    /** @return whether the scene begins here */
    boolean isFirst() {
        return line.size() == 1;
    }

    Snapshot now() {
        return line.get(line.size() - 1);
    }

    /** @return the moment before, in this scene; null at its beginning */
    Snapshot before() {
        return isFirst() ? null : line.get(line.size() - 2);
    }

    /** @return what was played in this scene so far */
    List<Snapshot> played() {
        return line.subList(1, line.size());
    }

    List<Event> events() {
        return now().events();
    }
}
