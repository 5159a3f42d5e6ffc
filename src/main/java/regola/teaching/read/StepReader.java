package regola.teaching.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import regola.engine.Match;
import regola.engine.value.Position;
import regola.engine.value.PositionProblem;
import regola.engine.value.RuleFailure;
import regola.engine.value.Thing;
import regola.file.BadFile;
import regola.file.DataNode;
import regola.file.DataReader;
import regola.file.Fields;
import regola.file.PositionFile;
import regola.file.Problems;
import regola.language.diagnostic.DidYouMean;
import regola.language.source.Message;
import regola.teaching.lesson.Beginning;
import regola.teaching.lesson.Hint;
import regola.teaching.lesson.LessonStep;
import regola.teaching.lesson.Line;
import regola.teaching.lesson.MovePattern;
import regola.teaching.lesson.PictureCard;
import regola.teaching.lesson.Show;
import regola.teaching.lesson.Sought;
import regola.teaching.lesson.Task;
import regola.teaching.lesson.Trial;
import regola.teaching.lesson.Words;
import regola.teaching.lesson.WrongText;
import regola.teaching.read.LessonOutline.Chunk;
import regola.teaching.read.LessonOutline.Section;

/** A StepReader reads one step: its paragraphs and its data. */
final class StepReader {
    private final ReadContext reading;
    private final Problems problems;
    private final NameReader names;
    private final WordsReader words;
    private final ShowReader shows;
    private final TaskReader tasks;
    private final SoughtReader soughts;
    private final CardReader cards;
    private final List<String> lessonRules;

    /** @param lessonRules numbers of the rules that the whole lesson teaches */
    StepReader(ReadContext reading, List<String> lessonRules) {
        this.reading = reading;
        this.problems = reading.problems();
        this.lessonRules = lessonRules;
        names = new NameReader(reading);
        words = new WordsReader(new ProseReader(reading.rules().game(), problems), problems);
        shows = new ShowReader(names, words, problems);
        FormulaReader formulas = new FormulaReader(reading);
        tasks = new TaskReader(names, formulas, words, problems, reading.number());
        soughts = new SoughtReader(formulas, problems);
        cards = new CardReader(reading, words);
    }

    /** @param first whether no step stands before; @return null, and problems, if it cannot be read */
    LessonStep read(Section section, boolean first) {
        Words goal = words.paragraphs(firsts(section.texts()));
        Words explanation = words.paragraphs(others(section.texts()));
        if (goal.isEmpty()) {
            problems.add(
                    section.heading(),
                    Message.of("the step '{0}' says nothing to the learner", section.id()),
                    "its goal is a paragraph below the heading",
                    "write 'en: ' and 'it: ' with a sentence each");
        }
        if (section.data() == null
                || section.data()
                        .source()
                        .text()
                        .substring(section.data().start(), section.data().end())
                        .isBlank()) {
            Beginning goesOn = Beginning.of(first ? Beginning.Kind.NEW : Beginning.Kind.GOES_ON, List.of(), 1);
            return new LessonStep(
                    section.id(),
                    goal,
                    Words.NONE,
                    explanation,
                    null,
                    lessonRules,
                    goesOn,
                    new Task.Watch(List.of()),
                    List.of(),
                    Show.NOTHING,
                    Words.NONE,
                    List.of(),
                    List.of(),
                    section.heading());
        }
        try {
            DataNode data = DataReader.read(Excerpt.of(section.data()));
            return step(section, goal, explanation, data, first);
        } catch (BadFile bad) {
            bad.problems().forEach(problems::add);
            return null;
        }
    }

    private static List<Chunk> firsts(List<Chunk> texts) {
        List<Chunk> firsts = new ArrayList<>();
        for (Chunk chunk : texts)
            if (firsts.stream().noneMatch(c -> c.language().equals(chunk.language()))) firsts.add(chunk);
        return firsts;
    }

    private static List<Chunk> others(List<Chunk> texts) {
        List<Chunk> others = new ArrayList<>(texts);
        others.removeAll(firsts(texts));
        return others;
    }

    private LessonStep step(Section section, Words goal, Words explanation, DataNode data, boolean first) {
        String word = word(data);
        Fields fields = Fields.of(data, word == null ? "a step" : Message.of("a step with task: {0}", word), problems);
        fields.node("task");
        if (word == null) {
            problems.add(
                    data.span(),
                    Message.of("the step '{0}' does not say what the learner does", section.id()),
                    Message.of("a task is one of {0}", String.join(", ", TaskReader.TASKS)),
                    "add 'task'");
            return null;
        }
        Beginning beginning = beginning(fields, first);
        List<String> rules = names.rules(fields.node("rules"), "'rules'");
        Words brief = words.read(fields.node("short"), "'short'");
        PictureCard card = cards.read(fields.node("card"));
        Task task = tasks.read(word, fields);
        Show show = shows.read(fields.node("show"));
        List<Hint> hints = hints(fields.node("hints"));
        Words done = words.read(fields.node("done"), "'done'");
        List<WrongText> wrong = wrong(fields.node("wrong"), task);
        List<Trial> trials = trials(fields.node("tries"));
        boolean canBeFound = !beginning.isFound() || word.equals("play") || word.equals("find");
        if (!canBeFound)
            problems.add(
                    fields.place("start"),
                    Message.of("exercises are to play or to find, not to {0}", word),
                    "",
                    "give this step a position");
        if (task != null) fields.noOthers();
        if (task == null) return null;
        return new LessonStep(
                section.id(),
                goal,
                brief,
                explanation,
                card,
                rules.isEmpty() ? lessonRules : rules,
                beginning,
                task,
                hints,
                show,
                done,
                wrong,
                trials,
                section.heading());
    }

    private String word(DataNode data) {
        if (!(data instanceof DataNode.Fielded object)) return "watch"; // what is no object is reported as that
        DataNode task = object.fields().get("task");
        return task == null ? null : names.written(task, "'task'");
    }

    // ---------------------------------------------------------------- where it begins

    Beginning beginning(Fields fields, boolean first) {
        Long written = fields.number("seed");
        long seed = written == null ? 1 : written;
        List<Line> played = names.moves(fields.node("played"), "'played'");
        DataNode start = fields.node("start");
        if (start == null) return Beginning.of(first ? Beginning.Kind.NEW : Beginning.Kind.GOES_ON, played, seed);
        if (start instanceof DataNode.Value value) {
            if (value.written().equals("random"))
                return found(new Sought(null, 1, Sought.ANY, Sought.ANY), fields, played, seed);
            if (!value.written().equals("new")) {
                problems.add(
                        start.span(),
                        Message.of(
                                "'start' is a position, 'new' for the game's own set-up, or 'random' for exercises, but here is {0}",
                                start.what()),
                        "",
                        DidYouMean.asFix(value.written(), Set.of("new", "random")));
            }
            return Beginning.of(Beginning.Kind.NEW, played, seed);
        }
        boolean isSought =
                start instanceof DataNode.Fielded object && object.fields().containsKey("random");
        if (isSought) return found(soughts.read(start), fields, played, seed);
        return new Beginning(Beginning.Kind.POSITION, position(start, seed), null, played, seed);
    }

    private Beginning found(Sought sought, Fields fields, List<Line> played, long seed) {
        for (String key : List.of("played", "tries", "solution", "show", "then", "replies")) {
            if (fields.node(key) != null) {
                problems.add(
                        fields.place(key),
                        Message.of("'{0}' is for one position, but this step begins at ever new ones", key),
                        "",
                        "leave it out");
            }
        }
        return new Beginning(Beginning.Kind.FOUND, null, sought, played, seed);
    }

    /** The position is put up once, to see whether it can be. */
    private Position position(DataNode node, long seed) {
        try {
            PositionFile file = PositionFile.of(node.span().source(), node);
            try {
                Match.at(reading.rules(), file.position(), seed);
            } catch (PositionProblem unfit) {
                file.placed(unfit).problems().forEach(problems::add);
            } catch (RuleFailure failure) {
                problems.add(
                        node.span(),
                        Message.of(
                                "the match cannot go on from this position: {0}",
                                failure.trouble().said()),
                        failure.span() == null
                                ? failure.trouble().reason()
                                : Message.of("{0} ({1})", failure.trouble().reason(), failure.span()),
                        failure.trouble().advice());
            }
            return file.position();
        } catch (BadFile bad) {
            bad.problems().forEach(problems::add);
            return null;
        }
    }

    // ---------------------------------------------------------------- what helps

    private List<Hint> hints(DataNode node) {
        List<Hint> hints = new ArrayList<>();
        for (DataNode item : names.items(node)) {
            if (item instanceof DataNode.Value) {
                hints.add(new Hint(words.read(item, "a hint"), Show.NOTHING));
                continue;
            }
            Fields fields = Fields.of(item, "a hint", problems);
            Hint hint = new Hint(words.languages(fields), shows.read(fields.node("show")));
            fields.noOthers();
            if (hint.words().isEmpty() && hint.show().isEmpty())
                problems.add(item.span(), "this hint says and shows nothing", "", "add en: and it:, or show:");
            hints.add(hint);
        }
        return hints;
    }

    private List<WrongText> wrong(DataNode node, Task task) {
        List<WrongText> wrong = new ArrayList<>();
        for (DataNode item : names.items(node)) {
            Fields fields = Fields.of(item, "an answer to a wrong try", problems);
            DataNode rule = fields.node("rule");
            DataNode move = fields.node("move");
            DataNode answer = fields.node("answer");
            Words said = words.languages(fields);
            Show show = shows.read(fields.node("show"));
            fields.noOthers();
            if (rule == null && move == null && answer == null || answer != null && (rule != null || move != null)) {
                problems.add(
                        item.span(),
                        "an answer to a wrong try is for a 'rule', a 'move' or an 'answer'",
                        "'rule' is the one that refuses an illegal try, 'move' a legal move that is not what was asked, "
                                + "'answer' what is wrongly chosen or marked",
                        "give one of them");
                continue;
            }
            if (said.isEmpty()) problems.add(item.span(), "this answer says nothing", "", "add en: and it:");
            String number = rule == null ? null : names.rule(rule, "'rule'");
            MovePattern pattern = move == null ? null : names.pattern(move, "'move'");
            boolean any =
                    answer instanceof DataNode.Value value && value.written().equals(MovePattern.ANY);
            Thing chosen = answer == null ? null : any ? tasks.anyAnswer(answer, task) : tasks.answer(answer, task);
            boolean isRead = (rule == null || number != null)
                    && (move == null || pattern != null)
                    && (answer == null || any || chosen != null);
            if (isRead) wrong.add(new WrongText(number, pattern, chosen, any, said, show, item.span()));
        }
        return wrong;
    }

    private List<Trial> trials(DataNode node) {
        List<Trial> trials = new ArrayList<>();
        for (DataNode item : names.items(node)) {
            Fields fields = Fields.of(item, "a try", problems);
            Line move = names.move(fields.needed("try"), "'try'");
            DataNode refused = fields.node("refused");
            Boolean misses = fields.truth("misses");
            fields.noOthers();
            if ((refused == null) == !Boolean.TRUE.equals(misses)) {
                problems.add(
                        item.span(),
                        "a try says what comes of it: 'refused' or 'misses'",
                        "'refused: NUMBER' for an illegal move, 'misses: true' for a legal one that is not what was asked",
                        "give one of the two");
                continue;
            }
            String number = refused == null ? null : names.rule(refused, "'refused'");
            if (move != null && (number != null || refused == null))
                trials.add(new Trial(move.move(), number, item.span()));
        }
        return trials;
    }
}
