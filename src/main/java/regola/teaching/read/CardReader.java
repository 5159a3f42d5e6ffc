package regola.teaching.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.engine.value.Catalog;
import regola.file.DataNode;
import regola.file.Fields;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.CheckedGame;
import regola.language.model.Mark;
import regola.language.model.Naming;
import regola.language.model.PieceSet;
import regola.language.model.Reason;
import regola.language.model.Text;
import regola.language.model.Type;
import regola.language.source.Message;
import regola.teaching.lesson.PictureCard;
import regola.teaching.lesson.PictureCard.Sort;
import regola.teaching.lesson.Prose;
import regola.teaching.lesson.Words;

/**
 * A CardReader reads what the picture card of a step is about: {@code card: NAME}, or {@code card: {of: NAME, draw: …,
 * name: …, en: …, it: …}} where the lesson has better words than the rule file. What the lesson leaves out is taken
 * from the rule file, as far as that says it without values that only a match has.
 */
final class CardReader {
    private final ReadContext reading;
    private final CheckedGame game;
    private final Catalog names;
    private final WordsReader words;

    CardReader(ReadContext reading, WordsReader words) {
        this.reading = reading;
        this.game = reading.rules().game();
        this.names = reading.rules().names();
        this.words = words;
    }

    /** @param node may be null; @return null if there is no card, or problems */
    PictureCard read(DataNode node) {
        if (node == null) return null;
        if (node instanceof DataNode.Value value) return card(value, null, null, Words.NONE, Words.NONE);
        Fields fields = Fields.of(node, "a card", reading.problems());
        DataNode of = fields.needed("of");
        DataNode draw = fields.node("draw");
        DataNode art = fields.node("art");
        Words name = words.read(fields.node("name"), "'name'");
        Words sentence = words.languages(fields);
        fields.noOthers();
        return of == null ? null : card(of, draw, art == null ? null : id(art), name, sentence);
    }

    private PictureCard card(DataNode of, DataNode draw, String art, Words name, Words sentence) {
        String about = id(of);
        Sort sort = about == null ? null : sort(about);
        if (sort == null) {
            if (about != null) unknown(about, of, true);
            return null;
        }
        String drawn = draw == null ? drawn(about, sort) : id(draw);
        boolean canBeDrawn = drawn == null || sort(drawn) == Sort.PIECE || sort(drawn) == Sort.MARK;
        if (!canBeDrawn) unknown(drawn, draw, false);
        return new PictureCard(
                sort,
                about,
                canBeDrawn ? drawn : null,
                art,
                name.isEmpty() ? name(about, sort, drawn) : name,
                sentence.isEmpty() ? sentence(about, sort) : sentence,
                of.span());
    }

    private String id(DataNode node) {
        if (node instanceof DataNode.Value value && !value.written().isBlank())
            return value.written().strip();
        reading.problems()
                .add(node.span(), Message.of("a card is about one thing, but here is {0}", node.what()), "", "");
        return null;
    }

    private Sort sort(String id) {
        if (mark(id).isPresent() || isDrawnWord(id)) return Sort.MARK;
        if (pieces(id).isPresent() || names.isNamed(Type.KIND, id) || names.isNamed(Type.PIECE, id)) return Sort.PIECE;
        return game.ruleNumbers().contains(id) ? Sort.RULE : null;
    }

    /** A square may also be told apart by what is kept of it, which then has a drawing of its own. */
    private boolean isDrawnWord(String id) {
        Naming naming = game.namings().get(id);
        return naming != null && naming.art() != null && words().anyMatch(id::equals);
    }

    private Stream<String> words() {
        return game.choices().stream().flatMap(choice -> choice.items().stream());
    }

    private void unknown(String id, DataNode node, boolean rules) {
        List<String> known = new ArrayList<>();
        game.marks().forEach(mark -> known.add(mark.name()));
        words().filter(this::isDrawnWord).forEach(known::add);
        game.pieces().forEach(set -> known.add(set.name()));
        known.addAll(names.distinctIds(Type.KIND));
        String there = known.stream().distinct().collect(Collectors.joining(", "));
        if (rules) known.addAll(game.ruleNumbers());
        reading.problems()
                .add(
                        node.span(),
                        rules
                                ? Message.of("a card cannot be about '{0}'", id)
                                : Message.of("'{0}' cannot be drawn on a card", id),
                        rules
                                ? Message.of("it is about the number of a rule, pieces or a special square: {0}", there)
                                : Message.of("what can be is {0}", there),
                        DidYouMean.asFix(id, known));
    }

    private Optional<Mark> mark(String id) {
        return game.marks().stream().filter(mark -> mark.name().equals(id)).findFirst();
    }

    private Optional<PieceSet> pieces(String id) {
        return game.pieces().stream().filter(set -> set.name().equals(id)).findFirst();
    }

    // ---------------------------------------------------------------- what the rule file says

    /** A rule is drawn as the special square that it is about. */
    private String drawn(String about, Sort sort) {
        if (sort != Sort.RULE) return about;
        return game.marks().stream()
                .filter(mark ->
                        mark.reason() != null && about.equals(mark.reason().rule()))
                .map(Mark::name)
                .findFirst()
                .orElse(null);
    }

    private Words name(String about, Sort sort, String drawn) {
        String called = sort == Sort.RULE ? drawn : about;
        Naming naming = called == null ? null : game.namings().get(called);
        return naming == null ? Words.NONE : words(naming.text());
    }

    private Words sentence(String about, Sort sort) {
        Reason reason = switch (sort) {
            case MARK -> mark(about).map(Mark::reason).orElseGet(() -> said(about));
            case RULE -> game.ruleTexts().get(about);
            case PIECE -> said(about);
        };
        return reason == null ? Words.NONE : words(reason.text());
    }

    private Reason said(String about) {
        Naming naming = game.namings().get(about);
        if (naming != null && naming.about() != null) return naming.about();
        return pieces(about).map(PieceSet::reason).orElse(null);
    }

    /** @return none in a language in which the text has holes for values */
    private static Words words(Text text) {
        Map<String, Prose> found = new LinkedHashMap<>();
        text.byLanguage().forEach((language, sentence) -> {
            boolean whole = sentence.parts().stream().allMatch(Text.Words.class::isInstance);
            if (whole)
                found.put(
                        language,
                        Prose.plain(sentence.parts().stream()
                                .map(part -> ((Text.Words) part).words())
                                .collect(Collectors.joining())));
        });
        return new Words(found);
    }
}
