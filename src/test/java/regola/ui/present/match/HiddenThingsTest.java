package regola.ui.present.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import regola.engine.Guess;
import regola.engine.Match;
import regola.engine.Ruleset;
import regola.engine.value.Decision;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.Shipped;
import regola.language.model.CheckedGame;
import regola.language.model.Type;
import regola.language.model.Zone;
import regola.ui.present.picture.MatchPicture;
import regola.ui.present.picture.Pointing;
import regola.ui.present.picture.Preview;
import regola.ui.present.picture.Snapshot;
import regola.ui.present.picture.Standing;
import regola.ui.present.picture.Tongue;
import regola.ui.view.match.DecisionView.Waiting;
import regola.ui.view.match.MatchView;
import regola.ui.view.match.StoryView;

/**
 * A HiddenThingsTest holds two matches against each other that differ only in what a seat cannot see, in every game
 * that hides anything: whatever reaches that seat must be equal. That is its view of the position, the whole picture of
 * the window, what is asked of it, what it may do, why it may not do the rest, where moves are shown to lead; and of
 * what others do in secret, what happens.
 */
class HiddenThingsTest {
    private static final int MATCHES = Integer.getInteger("regola.hidden.matches", 4);
    /** Long matches are looked into here and there. */
    private static final int LOOKS = 45;

    @TestFactory
    Stream<DynamicTest> whatCannotBeSeenChangesNothing() {
        List<DynamicTest> tests = new ArrayList<>();
        for (String id : Shipped.games()) {
            tests.addAll(tests(id, List.of()));
            for (String variant : Shipped.variants(id)) tests.addAll(tests(id, List.of(variant)));
        }
        assertTrue(tests.size() > 3, "games that hide something must not get lost: " + tests.size());
        return tests.stream();
    }

    private static List<DynamicTest> tests(String id, List<String> variants) {
        CheckedGame game = Shipped.game(id, variants);
        boolean hides = game.zones().stream().anyMatch(zone -> zone.seen() != Zone.Seen.ALL)
                || game.properties().stream().anyMatch(property -> property.visibleIf() != null);
        if (!hides) return List.of();
        List<DynamicTest> tests = new ArrayList<>();
        for (int players :
                new TreeSet<>(List.of(game.seats().fewest(), game.seats().most()))) {
            String name =
                    id + " " + players + variants.stream().map(v -> " " + v).reduce("", String::concat);
            tests.add(DynamicTest.dynamicTest(name, () -> {
                Ruleset rules = Ruleset.of(game, players, Map.of());
                for (int seed = 0; seed < MATCHES; seed++) look(rules, seed);
            }));
        }
        return tests;
    }

    private static void look(Ruleset rules, int seed) {
        Match match = Match.start(rules, seed);
        SplittableRandom chooser = new SplittableRandom(seed);
        int looks = 0;
        for (int n = 0; !match.isOver() && looks < LOOKS; n++) {
            if (n < 12 || chooser.nextInt(4) == 0) {
                looks++;
                int seat = chooser.nextInt(rules.names().players());
                String where = "seed " + seed + " decision " + n + " seat " + seat;
                compare(match, Guess.of(match, seat, chooser.nextLong()), seat, where, chooser);
                secrets(match, seat, where);
            }
            match.playIndex(chooser.nextInt(match.legalCount()));
        }
    }

    private static void compare(Match match, Match other, int seat, String where, SplittableRandom chooser) {
        assertEquals(match.view(seat), other.view(seat), where + ", what lies where");
        assertEquals(match.decider(), other.decider(), where + ", who decides");
        if (match.decider() != seat) return;
        Decision asked = match.decision();
        assertEquals(asked.id(), other.decision().id(), where);
        assertEquals(asked.text("en"), other.decision().text("en"), where + ", what is asked");
        assertEquals(texts(asked), texts(other.decision()), where + ", what is legal");
        assertEquals(picture(match, seat), picture(other, seat), where + ", the picture in the window");
        for (Thing thing : some(match, seat, chooser)) {
            assertEquals(
                    words(match.whyNot(List.of(thing))),
                    words(other.whyNot(List.of(thing))),
                    where + ", why not " + thing.id());
        }
        Tongue tongue = new Tongue(match.rules(), "en");
        List<Move> moves = asked.legal().subList(0, Math.min(4, asked.legal().size()));
        assertEquals(
                new Preview(match, tongue, seat).of(moves, () -> false),
                new Preview(other, tongue, seat).of(moves, () -> false),
                where + ", where moves are shown to lead");
    }

    /** What somebody else does in secret looks the same to this seat, whatever it is, until it is shown to all. */
    private static void secrets(Match match, int seat, String where) {
        Decision decision = match.decision();
        if (!decision.secret() || decision.by() == seat || decision.legal().size() < 2) return;
        Seen first = null;
        for (Move move : List.of(
                decision.legal().get(0), decision.legal().get(decision.legal().size() - 1))) {
            Seen seen = after(match, move, seat);
            if (seen == null) return;
            if (first != null) assertEquals(first, seen, where + ", a secret choice");
            first = seen;
        }
    }

    /** What a seat learns of a move: the position, what happens, and the story as the window tells it. */
    private record Seen(Map<String, Object> position, List<String> events, StoryView story) {}

    private static Seen after(Match match, Move move, int seat) {
        Match next = match.copy();
        List<Event> events = new ArrayList<>();
        next.listen(events::add);
        Decision before = match.decision();
        next.play(move);
        boolean goesOn = !next.isOver()
                && next.decision().secret()
                && next.decision().id().equals(before.id())
                && next.decider() > before.by();
        if (!goesOn) return null; // all have chosen, so it is shown
        List<String> told = events.stream()
                .map(event -> event.masked(seat))
                .map(event -> event.kind() + " " + event.rule() + " " + event.text("it") + " " + event.subject() + " "
                        + event.from() + " " + event.to() + " " + event.before() + " " + event.after())
                .toList();
        Tongue tongue = new Tongue(match.rules(), "en");
        Snapshot start = Snapshot.start(match, List.of());
        StoryView story = tongue.story()
                .of(
                        List.of(start, new Snapshot(next, move, before.by(), before.id(), before.secret(), events)),
                        1,
                        seat);
        return new Seen(next.view(seat).fields(), told, story);
    }

    private static MatchView picture(Match match, int seat) {
        Tongue tongue = new Tongue(match.rules(), "en");
        Pointing pointing = Pointing.at(match, tongue.names());
        StoryView none = new StoryView(List.of(), 0, 0);
        return new MatchPicture(match, List.of(), tongue, Map.of(), seat)
                .of(1, pointing, Waiting.PERSON, null, none, List.of(), false, false);
    }

    private static List<String> texts(Decision decision) {
        return decision.legal().stream().map(Move::text).toList();
    }

    private static List<String> words(List<Why> whys) {
        return whys.stream()
                .map(why -> why.rule() + " " + why.text("en") + " " + why.things())
                .toList();
    }

    /** Things that the seat sees, and might point at. */
    private static List<Thing> some(Match match, int seat, SplittableRandom chooser) {
        Set<String> ids = new HashSet<>();
        Standing.of(match.view(seat)).bySite().forEach((site, pieces) -> {
            ids.add(site);
            ids.addAll(pieces);
        });
        List<Thing> things = new ArrayList<>();
        for (String id : ids.stream().sorted().toList()) {
            for (Type type : List.of(Type.PIECE, Type.SITE)) {
                boolean named = match.names().isNamed(type, id) && match.names().isNear(type, id);
                if (named && chooser.nextInt(3) == 0)
                    things.add(match.names().thing(type, match.names().number(type, id)));
            }
        }
        return things;
    }
}
