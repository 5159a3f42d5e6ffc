package regola.rulebook;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import regola.engine.Ruleset;
import regola.language.model.CheckedGame;
import regola.language.model.Choice;
import regola.language.model.Expr;
import regola.language.model.Function;
import regola.language.model.Mark;
import regola.language.model.Reason;
import regola.language.model.Rule;
import regola.language.model.Statement;

/**
 * An OutlineWalk goes through the rules in the order in which they come to act, once each, and notes what there is to
 * tell: first of the set-up, then of a turn and all that may come of it.
 */
final class OutlineWalk {
    private final CheckedGame game;
    private final Settled settled;
    private final LeftOut leftOut;
    private final Touching touching;
    private final Map<String, TopicDraft> topics = new LinkedHashMap<>();
    private final Set<Rule> visited = new HashSet<>();
    private final Set<Reason> endings = new LinkedHashSet<>();
    /** Told last, whatever is asked first: who wins is what people want to know. */
    private final Set<Reason> draws = new LinkedHashSet<>();

    private final List<Outline.Step> steps = new ArrayList<>();

    OutlineWalk(Ruleset rules) {
        this.game = rules.game();
        this.settled = new Settled(rules);
        this.leftOut = new LeftOut(rules, settled);
        this.touching = new Touching(game);
    }

    Outline walk() {
        TopicDraft start = new TopicDraft("start", Topic.Sort.CONSEQUENCE);
        start.say(game.start() == null ? null : game.start().reason());
        if (game.start() != null) new Course(start, false).all(game.start().body());
        TopicDraft turn = new TopicDraft("turn", Topic.Sort.CONSEQUENCE);
        turn.say(game.turn().reason());
        new Course(turn, true).all(game.turn().body());
        endings.addAll(draws);
        Set<Reason> before = new LinkedHashSet<>(start.said);
        before.addAll(start.follows);
        return new Outline(
                List.copyOf(before),
                List.copyOf(turn.said),
                List.copyOf(turn.follows),
                steps,
                topics.values().stream().map(TopicDraft::topic).toList(),
                game.functions().stream()
                        .filter(function -> isNamed(function.name()) && Outline.says(function.reason()))
                        .toList(),
                List.copyOf(endings),
                winning(),
                changes(start, turn));
    }

    private Outline.Changes changes(TopicDraft start, TopicDraft turn) {
        Set<Integer> things = new TreeSet<>();
        if (game.board() != null) touching.of(game.board().reason(), things);
        if (game.board() != null) touching.named(game.board().name(), things);
        game.marks().forEach(mark -> touching.named(mark.name(), things));
        game.pieces().forEach(set -> touching.named(set.name(), things));
        touching.named("players", things);
        Set<Integer> end = new TreeSet<>();
        endings.forEach(reason -> touching.of(reason, end));
        for (Function one : new Function[] {game.score(), game.winners()}) {
            if (one == null) continue;
            touching.of(one.reason(), end);
            one.body().forEach(step -> touching.of(step.expressions(), end));
        }
        return new Outline.Changes(
                List.copyOf(things), List.copyOf(start.variants), List.copyOf(turn.variants), List.copyOf(end));
    }

    private List<Reason> winning() {
        List<Reason> found = new ArrayList<>();
        for (Function one : new Function[] {game.score(), game.winners()})
            if (one != null && Outline.says(one.reason())) found.add(one.reason());
        return found;
    }

    private boolean isNamed(String name) {
        return game.namings().containsKey(name);
    }

    /** What has a sentence and a name that people know is a page of its own, if it does something that is seen. */
    private boolean isTopic(Rule rule) {
        return Outline.says(rule.reason()) && isNamed(rule.name()) && acts(rule.body(), new HashSet<>());
    }

    private boolean acts(List<Statement> steps, Set<Rule> seen) {
        for (Statement step : steps) {
            boolean itself = step instanceof Statement.Move
                    || step instanceof Statement.Shift
                    || step instanceof Statement.SetProperty
                    || step instanceof Statement.Choose
                    || step instanceof Statement.Tell
                    || step instanceof Statement.Retire;
            if (itself) return true;
            if (step instanceof Statement.Do run
                    && seen.add(run.rule())
                    && acts(run.rule().body(), seen)) return true;
            for (List<Statement> block : step.blocks()) if (acts(block, seen)) return true;
        }
        return false;
    }

    private TopicDraft open(String id, Topic.Sort sort, TopicDraft from) {
        String free = id;
        for (int i = 2; topics.containsKey(free); i++) free = id + "-" + i;
        TopicDraft topic = new TopicDraft(free, sort);
        topics.put(free, topic);
        from.next.add(free);
        return topic;
    }

    private static boolean isPass(Choice.Option option) {
        return option.requirements().stream().anyMatch(requirement -> requirement.condition() == null);
    }

    private Mark markIn(Expr condition) {
        if (condition == null) return null;
        if (condition instanceof Expr.SiteSet set) {
            return game.marks().stream()
                    .filter(mark -> mark.name().equals(set.name()))
                    .findFirst()
                    .orElse(null);
        }
        return condition.parts().stream()
                .map(part -> markIn(part.expr()))
                .filter(mark -> mark != null)
                .findFirst()
                .orElse(null);
    }

    /** A Course is a stretch of steps that belongs to one topic, or to the turn as a whole. */
    private final class Course {
        private final TopicDraft topic;
        private final boolean isTurn;

        Course(TopicDraft topic, boolean isTurn) {
            this.topic = topic;
            this.isTurn = isTurn;
        }

        void all(List<Statement> body) {
            body.forEach(this::step);
        }

        private void step(Statement step) {
            touching.of(step.expressions(), topic.variants);
            if (step instanceof Statement.If branch) {
                if (!settled.isNever(branch.condition())) all(branch.then());
                if (!settled.isAlways(branch.condition())) all(branch.otherwise());
            } else if (step instanceof Statement.Do run) {
                run(run.rule());
            } else if (step instanceof Statement.Announce announce) {
                announce.moment().handlers().forEach(this::handler);
            } else if (step instanceof Statement.Choose choose) {
                choose(choose.choice());
            } else if (step instanceof Statement.Tell tell) {
                topic.follow(tell.reason());
                touching.of(tell.reason(), topic.variants);
            } else if (step instanceof Statement.Finish finish) {
                if (Outline.says(finish.reason())) (finish.drawn() ? draws : endings).add(finish.reason());
            } else {
                step.blocks().forEach(this::all);
            }
        }

        private void run(Rule rule) {
            if (leftOut.has(rule)) return;
            if (!visited.add(rule)) {
                if (topics.containsKey(rule.name())) topic.next.add(rule.name());
                return;
            }
            if (!isTopic(rule) || topic.id.equals("start")) {
                take(rule);
                return;
            }
            TopicDraft own = open(rule.name(), Topic.Sort.CONSEQUENCE, topic);
            own.names.add(rule.name());
            own.shownBy(rule);
            if (isTurn) steps.add(new Outline.Step(rule.reason(), List.of(own.id)));
            new Course(own, false).take(rule);
        }

        /** Takes what a rule says and does into the topic. */
        private void take(Rule rule) {
            topic.say(rule.reason());
            touching.of(rule, topic.variants);
            all(rule.body());
        }

        private void handler(Rule handler) {
            if (settled.isNever(handler.condition()) || leftOut.has(handler) || !visited.add(handler)) return;
            Mark mark = markIn(handler.condition());
            TopicDraft own = open(mark == null ? handler.name() : mark.name(), Topic.Sort.SPECIAL, topic);
            own.mark = mark;
            if (mark != null) own.names.add(mark.name());
            own.names.add(handler.name());
            own.shownBy(handler);
            touching.of(handler.condition(), own.variants);
            Course course = new Course(own, false);
            if (mark != null) {
                own.say(mark.reason());
                touching.named(mark.name(), own.variants);
            }
            course.take(handler);
        }

        private void choose(Choice choice) {
            List<Choice.Option> open = choice.options().stream()
                    .filter(option -> option.requirements().stream()
                            .noneMatch(requirement ->
                                    requirement.condition() != null && settled.isNever(requirement.condition())))
                    .toList();
            if (isTurn) ways(choice, open);
            else fold(choice, open);
            if (choice.ifNone() != null) all(choice.ifNone());
        }

        /** In the turn itself each way to move is a topic. */
        private void ways(Choice choice, List<Choice.Option> every) {
            Map<String, TopicDraft> forms = new LinkedHashMap<>();
            List<Choice.Option> options = every.stream()
                    .filter(option -> !isPass(option) || every.stream().allMatch(OutlineWalk::isPass))
                    .toList();
            boolean several = options.stream()
                            .map(option -> Choice.firstWord(option.parts()))
                            .distinct()
                            .count()
                    > 1;
            for (Choice.Option option : options) {
                String form = several ? Choice.firstWord(option.parts()) : null;
                TopicDraft way = forms.get(String.valueOf(form));
                if (way == null) {
                    way = open(form == null ? choice.id() : choice.id() + "-" + form, Topic.Sort.MOVE, topic);
                    forms.put(String.valueOf(form), way);
                    way.decisions.add(new Topic.Asked(choice, form, forbids(choice, form, options)));
                    touching.named(choice.id(), way.variants);
                }
                name(way, option);
            }
            steps.add(new Outline.Step(
                    choice.reason(), forms.values().stream().map(way -> way.id).toList()));
            for (Choice.Option option : options) {
                String form = several ? Choice.firstWord(option.parts()) : null;
                TopicDraft way = forms.get(String.valueOf(form));
                way.say(option.reason());
                touching.of(option.reason(), way.variants);
                new Course(way, false).then(option);
            }
            // Who can do nothing else passes: that is no way to move but what becomes of having none.
            for (Choice.Option option : every) {
                if (options.contains(option)) continue;
                TopicDraft unable = new TopicDraft(choice.id(), Topic.Sort.CONSEQUENCE);
                new Course(unable, false).then(option);
                option.requirements().forEach(requirement -> topic.follow(requirement.because()));
                unable.said.forEach(topic::follow);
                unable.follows.forEach(topic::follow);
            }
        }

        private void name(TopicDraft way, Choice.Option option) {
            if (option.then().size() == 1 && option.then().get(0) instanceof Statement.Do run) {
                if (isNamed(run.rule().name())) way.names.add(run.rule().name());
            }
            if (way.decisions.get(0).form() == null)
                way.names.add(way.decisions.get(0).choice().id());
            String form = Choice.firstWord(option.parts());
            if (form != null) way.names.add(form);
        }

        private void fold(Choice choice, List<Choice.Option> options) {
            topic.decisions.add(new Topic.Asked(choice, null, forbids(choice, null, options)));
            touching.named(choice.id(), topic.variants);
            for (Choice.Option option : options) {
                topic.say(option.reason());
                then(option);
            }
        }

        /** What an option does at once belongs to its topic; what comes of that may be a topic of its own. */
        private void then(Choice.Option option) {
            for (Choice.Requirement requirement : option.requirements()) {
                if (requirement.condition() != null) touching.of(requirement.condition(), topic.variants);
                touching.of(requirement.because(), topic.variants);
            }
            for (Statement step : option.then()) {
                if (step instanceof Statement.Do run && visited.add(run.rule())) {
                    touching.of(step.expressions(), topic.variants);
                    take(run.rule());
                } else {
                    step(step);
                }
            }
        }

        private List<Reason> forbids(Choice choice, String form, List<Choice.Option> options) {
            Set<Reason> found = new LinkedHashSet<>();
            for (Choice.Option option : options) {
                if (form != null && !form.equals(Choice.firstWord(option.parts()))) continue;
                for (Choice.Requirement requirement : option.requirements()) {
                    boolean forbids = requirement.condition() == null || !settled.isAlways(requirement.condition());
                    if (forbids && Outline.says(requirement.because()) && !leftOut.has(requirement.because()))
                        found.add(requirement.because());
                }
            }
            for (Choice.Refusal refusal : choice.refusals()) {
                boolean own = form == null || form.equals(Choice.firstWord(refusal.parts()));
                if (own && !refusal.parts().isEmpty() && Outline.says(refusal.because())) found.add(refusal.because());
            }
            return List.copyOf(found);
        }
    }
}
