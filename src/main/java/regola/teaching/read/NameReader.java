package regola.teaching.read;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import regola.engine.value.Catalog;
import regola.engine.value.Form;
import regola.engine.value.Thing;
import regola.file.DataNode;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.Type;
import regola.language.source.Message;
import regola.language.source.Span;
import regola.teaching.lesson.Line;
import regola.teaching.lesson.MovePattern;

/**
 * A NameReader reads what a lesson calls by name: things on the board, players, rules, and moves. Names that do not
 * exist become problems, and the answer is null or leaves them out.
 */
final class NameReader {
    private static final List<Type> POINTED_AT = List.of(Type.PIECE, Type.SITE, Type.KIND, Type.PLAYER, Type.LINE);
    private static final int MOST_LISTED = 12;

    private final ReadContext reading;
    private final Catalog names;

    NameReader(ReadContext reading) {
        this.reading = reading;
        this.names = reading.rules().names();
    }

    // ---------------------------------------------------------------- plain texts

    /**
     * @return what is written, whatever it looks like, so that a site may be called 1 or yes; null for what is no text
     */
    String written(DataNode node, String what) {
        if (node instanceof DataNode.Value value && !value.written().isBlank())
            return value.written().strip();
        if (node != null)
            reading.problems()
                    .add(
                            node.span(),
                            Message.of("{0} must be a text, but here is {1}", Message.of(what), node.what()),
                            "",
                            "");
        return null;
    }

    /** @return the items of a list; one thing may stand for a list of it */
    List<DataNode> items(DataNode node) {
        if (node == null) return List.of();
        return node instanceof DataNode.Listed list ? list.items() : List.of(node);
    }

    // ---------------------------------------------------------------- things

    List<Thing> things(DataNode node, String what) {
        List<Thing> found = new ArrayList<>();
        for (DataNode item : items(node)) {
            Thing thing = thing(item, what);
            if (thing != null) found.add(thing);
        }
        return found;
    }

    Thing thing(DataNode node, String what) {
        String id = written(node, what);
        return id == null ? null : thing(id, node.span());
    }

    Thing thing(String id, Span span) {
        Thing found = names.find(id);
        if (found != null || isAbsent(id, span)) return found;
        Set<String> known = new LinkedHashSet<>();
        for (Type type : POINTED_AT) known.addAll(names.distinctIds(type));
        reading.problems()
                .add(
                        span,
                        Message.of("nothing in this game is called '{0}'", id),
                        "pieces, places, kinds, players and lines can be named here",
                        DidYouMean.asFix(id, known));
        return null;
    }

    /** @return a thing of this type; null, and a problem, if there is none of that name */
    Thing value(DataNode node, Type type, String what) {
        String id = written(node, what);
        if (id == null) return null;
        if (type.base() == Type.Base.TRUTH && (id.equals("true") || id.equals("false")))
            id = id.equals("true") ? "yes" : "no";
        if (names.isNamed(type, id)) return names.thing(type, names.number(type, id));
        if (type.equals(Type.SITE) && isAbsent(id, node.span())) return null;
        List<String> known = names.distinctIds(type);
        reading.problems()
                .add(
                        node.span(),
                        Message.of("'{0}' is no {1}", id, type),
                        known.isEmpty() ? "" : Message.of("there are {0}", listed(known)),
                        DidYouMean.asFix(id, known));
        return null;
    }

    /** Whether this is a site that the board of the lesson's settings does not have, which is then a problem. */
    private boolean isAbsent(String id, Span span) {
        if (!names.isAbsent(id)) return false;
        reading.problems()
                .add(
                        span,
                        Message.of("with these settings the board has no site '{0}'", id),
                        "whether it is there depends on a setting",
                        "change the lesson's settings, or name a site that is there");
        return true;
    }

    /** @return all values of a type that has few */
    List<Thing> all(Type type) {
        List<Thing> all = new ArrayList<>();
        for (int i = 0; i < names.count(type); i++) all.add(names.thing(type, i));
        return all;
    }

    List<Integer> players(DataNode node) {
        List<Integer> players = new ArrayList<>();
        for (DataNode item : items(node)) {
            Thing player = value(item, Type.PLAYER, "'seats'");
            if (player != null) players.add((int) player.number());
        }
        return players;
    }

    private static Message listed(List<String> names) {
        return names.size() <= MOST_LISTED
                ? Message.joined(", ", names)
                : Message.of("{0} and others", Message.joined(", ", names.subList(0, MOST_LISTED)));
    }

    // ---------------------------------------------------------------- rules

    /** @return the number, or null if there is no such rule */
    String rule(DataNode node, String what) {
        String number = written(node, what);
        if (number == null) return null;
        if (reading.rules().game().ruleNumbers().contains(number)) return number;
        ProseReader.unknownRule(number, node.span(), reading.rules().game(), reading.problems());
        return null;
    }

    List<String> rules(DataNode node, String what) {
        List<String> numbers = new ArrayList<>();
        for (DataNode item : items(node)) {
            String number = rule(item, what);
            if (number != null) numbers.add(number);
        }
        return numbers;
    }

    // ---------------------------------------------------------------- moves

    List<Line> moves(DataNode node, String what) {
        List<Line> moves = new ArrayList<>();
        for (DataNode item : items(node)) {
            Line move = move(item, what);
            if (move != null) moves.add(move);
        }
        return moves;
    }

    Line move(DataNode node, String what) {
        MovePattern pattern = pattern(node, what);
        if (pattern == null) return null;
        if (!pattern.isOpen()) return new Line(pattern.text(), node.span());
        reading.problems()
                .add(node.span(), "this move must be written out, without '*'", "it is played just as it stands", "");
        return null;
    }

    List<MovePattern> patterns(DataNode node, String what) {
        List<MovePattern> patterns = new ArrayList<>();
        for (DataNode item : items(node)) {
            MovePattern pattern = pattern(item, what);
            if (pattern != null) patterns.add(pattern);
        }
        return patterns;
    }

    MovePattern pattern(DataNode node, String what) {
        String text = written(node, what);
        if (text == null) return null;
        List<String> words = List.of(text.split("\\s+"));
        List<Form> forms = reading.rules().forms();
        Form form = forms.stream().filter(each -> fits(each, words)).findFirst().orElse(null);
        if (form == null) notAMove(words, node.span(), forms);
        return new MovePattern(words, form == null ? List.of() : arguments(form, words), node.span());
    }

    private static List<String> arguments(Form form, List<String> words) {
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) if (form.parts().get(i).type() != null) arguments.add(words.get(i));
        return arguments;
    }

    private boolean fits(Form form, List<String> words) {
        if (!hasShape(form, words)) return false;
        for (int i = 0; i < words.size(); i++) {
            Type type = form.parts().get(i).type();
            if (type != null && !isValue(type, words.get(i))) return false;
        }
        return true;
    }

    private boolean isValue(Type type, String word) {
        return word.equals(MovePattern.ANY) || names.isNamed(type, word);
    }

    /** Whether the words of the form stand where they should. */
    private static boolean hasShape(Form form, List<String> words) {
        if (form.parts().size() != words.size()) return false;
        for (int i = 0; i < words.size(); i++) {
            Form.Part part = form.parts().get(i);
            boolean wrongWord = part.type() == null
                    && !words.get(i).equals(MovePattern.ANY)
                    && !words.get(i).equals(part.word());
            if (wrongWord) return false;
        }
        return true;
    }

    private void notAMove(List<String> words, Span span, List<Form> forms) {
        String text = String.join(" ", words);
        for (Form form : forms) {
            if (!hasShape(form, words)) continue;
            for (int i = 0; i < words.size(); i++) {
                Type type = form.parts().get(i).type();
                if (type == null || isValue(type, words.get(i))) continue;
                if (type.equals(Type.SITE) && isAbsent(words.get(i), wordIn(span, words.get(i)))) return;
                reading.problems()
                        .add(
                                wordIn(span, words.get(i)),
                                Message.of("'{0}' is no move: no {1} is called '{2}'", text, type, words.get(i)),
                                Message.of("it is written {0}", form),
                                DidYouMean.asFix(words.get(i), names.distinctIds(type)));
                return;
            }
        }
        List<String> first = forms.stream()
                .filter(form -> form.parts().get(0).type() == null)
                .map(form -> form.parts().get(0).word())
                .distinct()
                .toList();
        boolean known = first.contains(words.get(0));
        String written = forms.stream()
                .filter(form -> !known || form.parts().get(0).word().equals(words.get(0)))
                .map(Form::toString)
                .distinct()
                .collect(Collectors.joining(", "));
        reading.problems()
                .add(
                        span,
                        Message.of("'{0}' is no move of this game", text),
                        Message.of("moves are written: {0}", written),
                        known ? "" : DidYouMean.asFix(words.get(0), first));
    }

    private static Span wordIn(Span span, String word) {
        String text = span.source().text();
        int at = text.indexOf(word, span.start());
        return at >= 0 && at + word.length() <= span.end() ? new Span(span.source(), at, at + word.length()) : span;
    }
}
