package regola.teaching.read;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import regola.engine.Claim;
import regola.engine.Query;
import regola.engine.value.Thing;
import regola.file.DataNode;
import regola.file.Fields;
import regola.file.Problems;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.Type;
import regola.language.source.Message;
import regola.opponent.Opponents;
import regola.opponent.Strength;
import regola.teaching.lesson.Line;
import regola.teaching.lesson.MovePattern;
import regola.teaching.lesson.Task;
import regola.teaching.lesson.Words;

/** A TaskReader reads what a step asks of the learner. */
final class TaskReader {
    static final List<String> TASKS = List.of("watch", "play", "find", "predict", "answer", "free");
    /** What the first of them was called once. */
    private static final String FORMERLY = "look";

    private static final int MOST_WITHIN = 20;
    /** From this lesson of a course on, learners have seen most of the rules. */
    private static final int MANY_LESSONS = 7;

    private final NameReader names;
    private final FormulaReader formulas;
    private final WordsReader words;
    private final Problems problems;
    private final int number;

    /** @param number of the lesson in its course, 0 if it has none */
    TaskReader(NameReader names, FormulaReader formulas, WordsReader words, Problems problems, int number) {
        this.names = names;
        this.formulas = formulas;
        this.words = words;
        this.problems = problems;
        this.number = number;
    }

    /** @param word which task; @return null, and problems, if it cannot be read */
    Task read(String word, Fields fields) {
        return switch (word) {
            case "watch" -> new Task.Watch(names.moves(fields.node("moves"), "'moves'"));
            case "play" -> play(fields);
            case "find" -> find(fields);
            case "predict" -> predict(fields);
            case "answer" -> answer(fields);
            case "free" -> free(fields);
            default -> unknown(word, fields);
        };
    }

    private Task unknown(String word, Fields fields) {
        problems.add(
                fields.node("task").span(),
                Message.of("there is no task '{0}'", word),
                Message.of("a task is one of {0}", String.join(", ", TASKS)),
                word.equals(FORMERLY) ? "write 'watch'" : DidYouMean.asFix(word, TASKS));
        return null;
    }

    // ---------------------------------------------------------------- play

    private Task play(Fields fields) {
        List<MovePattern> moves = names.patterns(fields.node("moves"), "'moves'");
        boolean any = Boolean.TRUE.equals(fields.truth("any"));
        Claim until = formulas.condition(fields.node("until"), "'until'");
        List<String> fires = names.rules(fields.node("fires"), "'fires'");
        int winner = winner(fields.node("winner"));
        Claim fail = formulas.condition(fields.node("fail"), "'fail'");
        int within = within(fields);
        List<Line> then = names.moves(fields.node("then"), "'then'");
        List<Line> solution = names.moves(fields.node("solution"), "'solution'");
        List<Integer> seats = names.players(fields.node("seats"));
        Task.Replies replies = replies(fields.node("replies"));
        int ways = (fields.node("moves") != null ? 1 : 0)
                + (any ? 1 : 0)
                + (fields.node("until") != null ? 1 : 0)
                + (fields.node("fires") != null ? 1 : 0);
        if (ways != 1) {
            problems.add(
                    fields.place("task"),
                    ways == 0 ? "this step does not say what is right" : "this step says in several ways what is right",
                    "a step with task: play has one of 'moves', 'any: true', 'until' and 'fires'",
                    "");
        }
        boolean explored = Boolean.TRUE.equals(fields.truth("explore"));
        onlyWith(fields, "within");
        onlyWith(fields, "fail");
        onlyWith(fields, "winner");
        return new Task.Play(moves, any, until, fires, winner, fail, within, seats, replies, then, solution, explored);
    }

    private int winner(DataNode node) {
        Thing player = node == null ? null : names.value(node, Type.PLAYER, "'winner'");
        return player == null ? Task.Play.NOBODY : (int) player.number();
    }

    private void onlyWith(Fields fields, String key) {
        if (fields.node(key) == null || fields.node("until") != null || fields.node("fires") != null) return;
        problems.add(
                fields.place(key),
                Message.of("'{0}' needs 'until' or 'fires'", key),
                "",
                Message.of("add one of them, or leave '{0}' out", key));
    }

    private int within(Fields fields) {
        Long within = fields.number("within");
        if (within == null) return 1;
        if (within >= 1 && within <= MOST_WITHIN) return within.intValue();
        problems.add(
                fields.node("within").span(),
                Message.of("'within' is a number of moves from 1 to {0}", MOST_WITHIN),
                "",
                "");
        return 1;
    }

    private Task.Replies replies(DataNode node) {
        if (node == null) return Task.Replies.NONE;
        List<DataNode> items = names.items(node);
        boolean random = !items.isEmpty()
                && items.get(items.size() - 1) instanceof DataNode.Value last
                && last.written().equals("random");
        List<Line> moves = new ArrayList<>();
        for (DataNode item : random ? items.subList(0, items.size() - 1) : items) {
            Line move = names.move(item, "'replies'");
            if (move != null) moves.add(move);
        }
        return new Task.Replies(moves, random);
    }

    // ---------------------------------------------------------------- find

    private Task find(Fields fields) {
        DataNode node = fields.needed("find");
        boolean all = isAll(fields.node("count"));
        Query among = among(fields.node("among"));
        MovePattern why = why(fields.node("why"));
        if (node == null) return null;
        if (node instanceof DataNode.Listed list) {
            List<Thing> things = names.things(list, "'find'");
            if (list.items().isEmpty())
                problems.add(node.span(), "there is nothing to find", "'find' lists things on the board", "");
            return new Task.Find(things, null, all, among, why);
        }
        Query query = formulas.query(node, "'find'");
        if (query == null) return null;
        if (!isPointedAt(query.type())) {
            problems.add(
                    node.span(),
                    Message.of("this is {0}, which cannot be pointed at", query.type()),
                    "what is to be found are pieces, sites or players",
                    "");
        }
        return new Task.Find(List.of(), query, all, among, why);
    }

    private Query among(DataNode node) {
        Query among = node == null ? null : formulas.query(node, "'among'");
        if (among != null && !isPointedAt(among.type()))
            problems.add(
                    node.span(),
                    Message.of("this is {0}, which cannot be pointed at", among.type()),
                    "what can be marked are pieces, sites or players",
                    "");
        return among;
    }

    private MovePattern why(DataNode node) {
        MovePattern why = node == null ? null : names.pattern(node, "'why'");
        if (why == null || why.words().stream().filter(MovePattern.ANY::equals).count() == 1) return why;
        problems.add(node.span(), "'why' needs one '*'", "what is wrongly marked is tried in its place", "");
        return null;
    }

    private boolean isAll(DataNode count) {
        if (count == null) return true;
        String written = names.written(count, "'count'");
        if (written == null || written.equals("all")) return true;
        if (written.equals("1") || written.equals("one")) return false;
        problems.add(count.span(), "'count' is 'all' or 1", "", "");
        return true;
    }

    private static boolean isPointedAt(Type type) {
        return switch (type.base()) {
            case SITE, PIECE, PLAYER -> true;
            default -> false;
        };
    }

    // ---------------------------------------------------------------- predict

    private Task predict(Fields fields) {
        List<Line> moves = new ArrayList<>(names.moves(fields.node("move"), "'move'"));
        moves.addAll(names.moves(fields.node("moves"), "'moves'"));
        Query ask = formulas.query(fields.needed("ask"), "'ask'");
        if (fields.node("move") == null && fields.node("moves") == null) {
            problems.add(
                    fields.span(),
                    "a step with task: predict needs 'move'",
                    "the move that is about to be played",
                    "add 'move'");
        }
        DataNode written = fields.node("options");
        if (ask == null) return null;
        return new Task.Predict(moves, ask, written == null ? options(ask, fields) : options(ask, written));
    }

    private List<Thing> options(Query ask, DataNode written) {
        List<Thing> options = new ArrayList<>();
        for (DataNode item : names.items(written)) {
            Thing option = names.value(item, ask.type().element(), "an option");
            if (option != null) options.add(option);
        }
        if (ask.type().shape() != Type.Shape.ONE) {
            problems.add(
                    written.span(),
                    Message.of("the answer is {0}, so it cannot be one of several options", ask.type()),
                    "",
                    "ask for one thing");
        } else if (names.items(written).size() < 2) {
            problems.add(written.span(), "there is nothing to choose between", "'options' has two or more", "");
        }
        return options;
    }

    /** Without options the answer is pointed at, or it is one of few words. */
    private List<Thing> options(Query ask, Fields fields) {
        Type type = ask.type();
        if (isPointedAt(type)) return List.of();
        boolean isWord =
                type.shape() == Type.Shape.ONE && (type.base() == Type.Base.TRUTH || type.base() == Type.Base.CHOICE);
        if (isWord) {
            List<Thing> words = new ArrayList<>(names.all(type));
            // As people say it: yes or no.
            if (type.base() == Type.Base.TRUTH) Collections.reverse(words);
            return words;
        }
        problems.add(
                fields.place("ask"),
                Message.of("the answer is {0}, which cannot be pointed at", type),
                "pieces, sites and players are answered by pointing; for others the learner chooses",
                "add 'options', such as options: [1, 2, 3]");
        return List.of();
    }

    // ---------------------------------------------------------------- answer

    /** What is said to every answer that is not right: there must be answers. */
    Thing anyAnswer(DataNode node, Task task) {
        if (task != null && !(task instanceof Task.Predict) && !(task instanceof Task.Find)) answer(node, task);
        return null;
    }

    /**
     * @return what may be answered to a task; null, and a problem unless the task itself has one, if there is no such
     *     thing
     */
    Thing answer(DataNode node, Task task) {
        if (task instanceof Task.Predict predict)
            return names.value(node, predict.type().element(), "'answer'");
        if (task instanceof Task.Find) return names.thing(node, "'answer'");
        if (task != null) {
            problems.add(
                    node.span(),
                    "nothing is predicted or found here",
                    "'answer' is for steps with task: predict or find",
                    task instanceof Task.Answer ? "say it with 'because' at the choice" : "give a 'rule' or a 'move'");
        }
        return null;
    }

    private Task answer(Fields fields) {
        DataNode node = fields.needed("choices");
        List<Task.Choice> choices = new ArrayList<>();
        if (node != null && !(node instanceof DataNode.Listed))
            problems.add(node.span(), Message.of("'choices' must be a list, but here is {0}", node.what()), "", "");
        if (node instanceof DataNode.Listed list) for (DataNode item : list.items()) choices.add(choice(item));
        if (node != null
                && (choices.stream().noneMatch(Task.Choice::right)
                        || choices.stream().allMatch(Task.Choice::right))) {
            problems.add(
                    node.span(),
                    choices.stream().noneMatch(Task.Choice::right)
                            ? "no choice is the right one"
                            : "no choice is a wrong one",
                    "",
                    "write 'right: true' at those that are right");
        }
        return new Task.Answer(choices);
    }

    private Task.Choice choice(DataNode item) {
        Fields fields = Fields.of(item, "a choice", problems);
        Words text = words.languages(fields);
        boolean right = Boolean.TRUE.equals(fields.truth("right"));
        Words because = words.read(fields.node("because"), "'because'");
        fields.noOthers();
        if (text.isEmpty()) problems.add(item.span(), "this choice says nothing", "", "add en: and it:");
        return new Task.Choice(text, right, because, item.span());
    }

    // ---------------------------------------------------------------- free

    private Task free(Fields fields) {
        List<Integer> seats = names.players(fields.node("seats"));
        Claim until = formulas.condition(fields.node("until"), "'until'");
        Boolean over = fields.truth("over");
        if (Boolean.TRUE.equals(over) && fields.node("until") != null) {
            problems.add(fields.place("over"), "'over' and 'until' both say when it ends", "", "keep one of them");
        }
        return new Task.Free(seats, until, against(fields));
    }

    /** Whoever has learnt more meets somebody who overlooks less. */
    private String against(Fields fields) {
        String named = fields.text("against");
        if (named == null) return number < MANY_LESSONS ? Strength.BEGINNER.id() : Strength.EASY.id();
        if (!Opponents.isName(named))
            problems.add(
                    fields.place("against"),
                    Message.of("nobody who plays is called '{0}'", named),
                    Message.of("there are {0}", String.join(", ", Opponents.names())),
                    DidYouMean.asFix(named, Opponents.names()));
        return named;
    }
}
