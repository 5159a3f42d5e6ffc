package regola.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.EventSink;
import regola.engine.value.PositionProblem;
import regola.file.BadFile;
import regola.file.PositionFile;
import regola.file.SettingText;
import regola.language.model.Setting;
import regola.language.model.Type;
import regola.language.model.VariantInfo;

/**
 * A Table is a game set up for playing: rules, seats, and the position to begin from.
 *
 * @param position where matches begin, or null for the game's own set-up
 * @param language of the game's texts
 */
record Table(Ruleset rules, PositionFile position, String language) {

    /** @param sink hears what happens from the set-up on; may be null */
    Match start(long seed, EventSink sink) throws BadFile {
        if (position == null) return Match.start(rules, seed, sink);
        try {
            return Match.at(rules, position.position(), seed, sink);
        } catch (PositionProblem problem) {
            throw position.placed(problem);
        }
    }

    /** A match that keeps nothing of its turns, once it is known that matches can begin so. */
    Match dealScratch(long seed) {
        return position == null ? Match.startScratch(rules, seed) : deal(seed).scratch();
    }

    /** A match, once it is known that matches can begin so. */
    Match deal(long seed) {
        try {
            return start(seed, null);
        } catch (BadFile bad) {
            throw new IllegalStateException(bad); // it was good a moment ago
        }
    }

    String game() {
        return rules.game().id();
    }

    List<String> variants() {
        return rules.game().variants().stream().map(VariantInfo::id).toList();
    }

    /** All settings, as positions write them. */
    Map<String, Object> settings() {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Setting setting : rules.game().settings()) {
            values.put(
                    setting.name(), SettingText.data(setting, rules.settings().get(setting.name())));
        }
        return values;
    }

    List<String> players() {
        return sides().subList(0, rules.players());
    }

    /** @return the sides that take no turns */
    List<String> others() {
        return sides().subList(rules.players(), sides().size());
    }

    List<String> sides() {
        return rules.names().ids(Type.PLAYER);
    }

    String side(int number) {
        return sides().get(number);
    }

    /** What a match is played with, as the first fields of a trace. */
    Map<String, Object> header() {
        Map<String, Object> header = new LinkedHashMap<>();
        header.put("game", game());
        header.put("variants", variants());
        header.put("settings", settings());
        header.put("players", new ArrayList<>(players()));
        if (!others().isEmpty())
            header.put(rules.game().seats().playOthers() ? "sides" : "neutral", new ArrayList<>(others()));
        return header;
    }
}
