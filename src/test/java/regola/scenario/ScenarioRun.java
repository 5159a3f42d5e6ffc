package regola.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import regola.Thorough;
import regola.engine.InTier;
import regola.engine.Match;
import regola.engine.Playout;
import regola.engine.Ruleset;
import regola.engine.value.Answer;
import regola.engine.value.Decision;
import regola.engine.value.Event;
import regola.engine.value.Move;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.file.BadFile;
import regola.file.Fields;
import regola.file.PositionFile;
import regola.language.CompileResult;
import regola.language.ConditionResult;
import regola.language.RuleCompiler;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.model.CheckedGame;
import regola.language.model.Type;
import regola.language.source.SourceText;
import regola.library.GameEntry;
import regola.library.GameLibrary;

/** A ScenarioRun plays a scenario step by step and fails at the first that does not come out as written. */
final class ScenarioRun {
    /** So many sequences of whole turns take many seconds to count: only the thorough build counts that far. */
    private static final long MANY_TURNS = 100_000;

    private final Scenario scenario;
    private final CheckedGame game;
    private final Ruleset rules;
    private final Match match;

    ScenarioRun(Scenario scenario, GameLibrary library, String gameId, InTier tier) throws Exception {
        this.scenario = scenario;
        GameEntry entry = library.game(gameId).orElseThrow();
        CompileResult compiled = library.load(entry, scenario.variants());
        game = compiled.game().orElseThrow(() -> new AssertionError(DiagnosticRenderer.render(compiled.diagnostics())));
        rules = tier.of(Ruleset.of(game, scenario.players(), GivenSettings.read(game, scenario.settings())));
        match = scenario.refused() == null ? start() : refusal();
    }

    private Match start() throws BadFile {
        if (scenario.position() == null) return Match.start(rules, scenario.seed());
        PositionFile position = PositionFile.of(scenario.source(), scenario.position());
        try {
            return Match.at(rules, position.position(), scenario.seed());
        } catch (PositionProblem problem) {
            throw new AssertionError(
                    "the position does not fit\n" + position.placed(problem).render());
        }
    }

    /** @return no match: none can begin */
    private Match refusal() throws BadFile {
        try {
            start();
        } catch (RuleFailure failure) {
            assertThat(failure.what())
                    .as("%s, why it cannot begin", scenario.source().name())
                    .contains(scenario.refused());
            return null;
        }
        return fail("%s should be refused: %s", scenario.source().name(), scenario.refused());
    }

    void run() throws BadFile {
        int number = 0;
        for (Scenario.Step step : scenario.steps()) {
            String place = step.span() + ": step " + ++number;
            if (step instanceof Scenario.Legal legal) legal(legal, place);
            else if (step instanceof Scenario.Refuse refuse) refuse(refuse, place);
            else if (step instanceof Scenario.Play play) play(play, place);
            else if (step instanceof Scenario.Expect expect) new Expectation(match, rules, place).check(expect);
            else if (step instanceof Scenario.Sees sees) new Expectation(match, rules, place).sees(sees);
            else if (step instanceof Scenario.Holds holds) holds(holds, place);
            else if (step instanceof Scenario.Perft perft) perft(perft, place);
        }
    }

    private void legal(Scenario.Legal step, String place) {
        List<String> moves = match.isOver()
                ? List.of()
                : match.decision().legal().stream().map(Move::text).toList();
        TreeSet<String> missing = new TreeSet<>(step.moves());
        missing.removeAll(moves);
        TreeSet<String> extra = new TreeSet<>(moves);
        extra.removeAll(step.moves());
        if (missing.isEmpty() && extra.isEmpty() && moves.size() == step.moves().size()) return;
        fail(
                "%s, the legal moves are others%n  written but not legal: %s%n  legal but not written: %s%n  %s",
                place, missing, extra, standing());
    }

    private void refuse(Scenario.Refuse step, String place) {
        Answer answer = ask(step.move(), place);
        if (!(answer instanceof Answer.Refused refused)) {
            fail("%s, '%s' should be refused, but %s%n  %s", place, step.move(), words(answer), standing());
            return;
        }
        if (step.rule() != null && !step.rule().equals(refused.why().rule())) {
            fail(
                    "%s, '%s' should be refused by %s, but it is by %s: %s%n  at %s",
                    place,
                    step.move(),
                    step.rule(),
                    refused.why().rule(),
                    refused.why().text("en"),
                    refused.why().span());
        }
        if (step.shows() == null) return;
        assertThat(refused.why().shown().stream().map(Thing::id))
                .as("%s, what lights up for '%s'", place, step.move())
                .containsExactlyInAnyOrderElementsOf(step.shows());
    }

    private void play(Scenario.Play step, String place) {
        Answer answer = ask(step.move(), place);
        if (!(answer instanceof Answer.Legal legal)) {
            fail("%s, '%s' should be legal, but %s%n  %s", place, step.move(), words(answer), standing());
            return;
        }
        List<Event> events = new ArrayList<>();
        match.listen(events::add);
        match.play(legal.move());
        match.listen(null);
        if (step.events() == null) return;
        List<String> happened =
                events.stream().map(Event::rule).filter(Objects::nonNull).toList();
        int next = 0;
        for (String rule : happened)
            if (next < step.events().size() && rule.equals(step.events().get(next))) next++;
        if (next < step.events().size()) {
            fail(
                    "%s, %s should happen after '%s'%n  what happened: %s",
                    place, step.events().get(next), step.move(), happened);
        }
    }

    private void perft(Scenario.Perft step, String place) {
        List<Long> expected = step.counts();
        int deepest = expected.size();
        if (step.turns() && !Thorough.isOn() && expected.get(deepest - 1) > MANY_TURNS) deepest--;
        List<Long> counts = new ArrayList<>();
        for (int depth = 1; depth <= deepest; depth++) {
            Match copy = match.copy();
            counts.add(step.turns() ? Playout.perftTurns(copy, depth) : Playout.perft(copy, depth));
        }
        assertThat(counts)
                .as("%s, sequences of decisions by their length", place)
                .isEqualTo(expected.subList(0, deepest));
    }

    private Answer ask(String move, String place) {
        if (match.isOver()) fail("%s, the match is over before '%s'", place, move);
        return match.ask(move);
    }

    private static String words(Answer answer) {
        if (answer instanceof Answer.Refused no)
            return "it is refused by " + no.why().rule() + ": " + no.why().text("en") + " ("
                    + no.why().span() + ")";
        if (answer instanceof Answer.NotUnderstood no)
            return "it is not understood: " + no.message().text("en");
        return "it is legal";
    }

    private void holds(Scenario.Holds step, String place) {
        SourceText text = SourceText.of(place, step.condition());
        ConditionResult result = RuleCompiler.compileCondition(game, text);
        if (result.condition().isEmpty())
            fail("%s, the condition is wrong%n%s", place, DiagnosticRenderer.render(result.diagnostics()));
        assertThat(match.holds(rules.claim(result.condition().get())))
                .as("%s, %s%n  %s", place, step.condition(), standing())
                .isTrue();
    }

    private String standing() {
        Position position = match.position();
        if (match.isOver()) return "the match is over; position: " + position;
        Decision decision = match.decision();
        return "decision: " + decision.id() + " by " + decision.byId() + "; position: "
                + position.fields().get("zones") + " " + position.fields().get("vars");
    }

    /** An Expectation compares what a step says about a match with how it stands. */
    private record Expectation(Match match, Ruleset rules, String place) {

        void check(Scenario.Expect step) throws BadFile {
            Fields expected = step.fields();
            Map<String, Object> vars = match.position().object("vars");
            same("over", expected.truth("over"), match.isOver());
            same(
                    "decision",
                    expected.text("decision"),
                    match.isOver() ? null : match.decision().id());
            same(
                    "by",
                    expected.text("by"),
                    match.isOver() ? null : match.decision().byId());
            same("mover", expected.text("mover"), vars.get("mover"));
            if (expected.keys().contains("drawn"))
                same(
                        "drawn",
                        expected.truth("drawn"),
                        match.isOver() && match.outcome().drawn());
            if (expected.keys().contains("winners"))
                assertThat(winners())
                        .as("%s, winners", place)
                        .containsExactlyInAnyOrderElementsOf(expected.texts("winners"));
            if (expected.keys().contains("scores"))
                scores(expected.object("scores").keys(), (Map<?, ?>)
                        expected.node("scores").plain());
            if (expected.keys().contains("sites"))
                sites((Map<?, ?>) expected.node("sites").plain(), match.position());
            if (expected.keys().contains("vars"))
                vars((Map<?, ?>) expected.node("vars").plain(), vars);
            expected.noOthers();
            step.problems().check();
        }

        private void same(String what, Object wanted, Object found) {
            if (wanted != null) assertThat(found).as("%s, %s", place, what).isEqualTo(wanted);
        }

        private List<String> winners() {
            return !match.isOver()
                    ? List.of()
                    : match.outcome().winners().stream().map(this::side).toList();
        }

        private String side(int number) {
            return rules.names().ids(Type.PLAYER).get(number);
        }

        private void scores(Iterable<String> sides, Map<?, ?> wanted) {
            List<String> all = rules.names().ids(Type.PLAYER);
            for (String side : sides) same("score of " + side, wanted.get(side), match.score(all.indexOf(side)));
        }

        void sees(Scenario.Sees step) {
            int viewer = rules.names().ids(Type.PLAYER).indexOf(step.player());
            assertThat(viewer)
                    .as("%s, there is a player %s", place, step.player())
                    .isNotNegative();
            sites((Map<?, ?>) step.sites().plain(), match.view(viewer));
        }

        private void sites(Map<?, ?> wanted, Position seen) {
            wanted.forEach((key, pieces) -> {
                String site = String.valueOf(key);
                assertThat(rules.names().isNamed(Type.SITE, site))
                        .as("%s, there is a site %s", place, site)
                        .isTrue();
                List<Object> found = on(site, seen);
                if (isOrdered(site)) same("on " + site, pieces, found);
                else assertThat(found).as("%s, on %s", place, site).containsExactlyInAnyOrderElementsOf(list(pieces));
            });
        }

        private static List<Object> on(String site, Position seen) {
            for (Object zone : seen.object("zones").values()) {
                Object found = ((Map<?, ?>) zone).get(site);
                if (found != null) return list(found);
            }
            return List.of();
        }

        /** In a zone that is no stack, pieces lie anyhow. */
        private boolean isOrdered(String site) {
            String zone = rules.names()
                    .site((int) rules.names().number(Type.SITE, site))
                    .zone();
            return rules.game().zones().stream().noneMatch(z -> z.name().equals(zone) && !z.stack());
        }

        @SuppressWarnings("unchecked")
        private static List<Object> list(Object pieces) {
            return (List<Object>) pieces;
        }

        private void vars(Map<?, ?> wanted, Map<String, Object> vars) {
            wanted.forEach((name, value) -> {
                assertThat(vars).as("%s, variables", place).containsKey(String.valueOf(name));
                boolean isSet = rules.game().variables().stream()
                        .anyMatch(v -> v.name().equals(name) && v.type().isSet());
                if (isSet)
                    assertThat(list(vars.get(name)))
                            .as("%s, %s", place, name)
                            .containsExactlyInAnyOrderElementsOf(list(value));
                else assertThat(vars.get(name)).as("%s, %s", place, name).isEqualTo(value);
            });
        }
    }
}
