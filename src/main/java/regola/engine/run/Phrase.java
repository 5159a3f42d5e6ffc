package regola.engine.run;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import regola.engine.board.Bits;
import regola.engine.board.Layout;
import regola.engine.value.Catalog;
import regola.engine.value.Forms;
import regola.engine.value.Manner;
import regola.engine.value.Spoken;
import regola.engine.value.Thing;
import regola.engine.value.Wording;
import regola.language.model.Goal;
import regola.language.model.Text;
import regola.language.model.Type;

/**
 * A Phrase is a sentence of the rule file with holes, in all its languages. Said in an execution, it takes the values
 * of that moment; the words are put together only when somebody reads them.
 */
public final class Phrase {
    /** Characters of a sentence that are shown. */
    private static final int LONGEST = 10_000;

    private final Layout layout;
    private final Map<String, Sentence> byLanguage;
    /** The languages, and by their numbers the parts of each sentence. */
    private final List<String> languages;

    private final Part[][] parts;
    /** What saying it counts against the limit of steps. */
    private final int words;

    /** @param node null for words as they stand */
    public record Part(String words, Node node, Type type) {}

    /** @param asides what is left out where places in it are not called by their names */
    public record Sentence(List<Part> parts, List<Text.Aside> asides) {}

    /** @param byLanguage may be empty: then there is nothing to say */
    public Phrase(Layout layout, Map<String, Sentence> byLanguage) {
        this.layout = layout;
        this.byLanguage = Map.copyOf(byLanguage);
        languages = List.copyOf(byLanguage.keySet());
        parts = languages.stream()
                .map(language -> byLanguage.get(language).parts().toArray(Part[]::new))
                .toArray(Part[][]::new);
        words = Arrays.stream(parts).mapToInt(each -> each.length).sum();
    }

    public boolean isEmpty() {
        return byLanguage.isEmpty();
    }

    public Spoken said(Execution x) {
        if (isEmpty()) return Spoken.SILENCE;
        x.charge(words);
        long[][][] values = new long[parts.length][][];
        for (int i = 0; i < parts.length; i++) {
            values[i] = new long[parts[i].length][];
            for (int k = 0; k < parts[i].length; k++) values[i][k] = elements(parts[i][k], x);
        }
        return new Said(values, x.names());
    }

    /** A Said is the phrase about one moment. */
    private final class Said implements Spoken {
        /** By language and part. */
        private final long[][][] values;

        private final Catalog names;

        private Said(long[][][] values, Catalog names) {
            this.values = values;
            this.names = names;
        }

        @Override
        public String text(String language) {
            return in(Manner.of(language));
        }

        @Override
        public String in(Manner manner) {
            String language = written(manner.language());
            return Phrase.this.text(values[languages.indexOf(language)], names, manner.in(language), language);
        }

        @Override
        public List<Thing> places() {
            return things(Type.SITE);
        }

        @Override
        public List<Thing> pieces() {
            return things(Type.PIECE);
        }

        @Override
        public List<Thing> playersNamed() {
            return things(Type.PLAYER);
        }

        private List<Thing> things(Type sort) {
            String language = written("en");
            int number = languages.indexOf(language);
            return IntStream.range(0, parts[number].length)
                    .filter(part -> parts[number][part].node() != null
                            && parts[number][part].type().base() == sort.base())
                    .boxed()
                    .flatMap(part -> Arrays.stream(values[number][part]).boxed())
                    .filter(found -> found >= 0)
                    .map(found -> names.thing(sort, found))
                    .distinct()
                    .toList();
        }
    }

    private long[] elements(Part part, Execution x) {
        if (part.node() == null) return null;
        Type type = part.type();
        if (type.shape() == Type.Shape.ONE) return new long[] {part.node().eval(x)};
        if (layout.isNarrow(type)) return Bits.elements(part.node().eval(x));
        long[] list = part.node().list(x);
        long[] elements = type.isList() || type.base() == Type.Base.NUMBER ? list : Bits.elements(list);
        x.chargeMade(elements.length);
        return elements;
    }

    private String text(long[][] values, Catalog names, Manner said, String language) {
        StringBuilder text = new StringBuilder();
        List<Part> parts = byLanguage.get(language).parts();
        List<Text.Aside> silent = byLanguage.get(language).asides().stream()
                .filter(aside -> isNameless(aside, parts, values, names, said))
                .toList();
        for (int i = 0; i < parts.size() && text.length() <= LONGEST; i++) {
            int at = i;
            if (silent.stream().anyMatch(aside -> aside.holds(at))) continue;
            Text.Aside forms = forms(i, byLanguage.get(language));
            if (forms == null) text.append(words(parts.get(i), values[i], names, said));
            else {
                String all = IntStream.range(i, forms.to())
                        .mapToObj(part -> words(parts.get(part), values[part], names, said))
                        .collect(Collectors.joining());
                text.append(fitting(all, forms, parts, values, said));
                i = forms.to() - 1;
            }
        }
        return text.length() <= LONGEST ? text.toString() : text.substring(0, LONGEST) + "…";
    }

    private static String words(Part part, long[] value, Catalog names, Manner manner) {
        return part.node() == null ? part.words() : said(Wording.of(names, part.type(), value, manner), part.type());
    }

    /** @return the aside that begins with that part and holds words for one and for several; null if none does */
    private static Text.Aside forms(int part, Sentence sentence) {
        return sentence.asides().stream()
                .filter(aside -> aside.from() == part
                        && sentence.parts().subList(part, aside.to()).stream()
                                .anyMatch(each ->
                                        each.node() == null && each.words().contains(Goal.OR)))
                .findFirst()
                .orElse(null);
    }

    /** Around a player stand the words about anybody, and behind the stroke those to whom it is said. */
    private static String fitting(String all, Text.Aside forms, List<Part> parts, long[][] values, Manner said) {
        int counted = counted(forms, parts);
        if (!isPlayer(parts.get(counted).type())) return Forms.fitting(all, number(forms, parts, values));
        return Forms.fitting(all, values[counted][0] == said.you() ? 2 : 1);
    }

    private static boolean isPlayer(Type type) {
        return type.base() == Type.Base.PLAYER && type.shape() == Type.Shape.ONE;
    }

    private static int counted(Text.Aside forms, List<Part> parts) {
        return IntStream.range(forms.from(), forms.to())
                .filter(part -> parts.get(part).node() != null)
                .findFirst()
                .orElseThrow();
    }

    /** @return the number in it, or how many things it names */
    private static long number(Text.Aside forms, List<Part> parts, long[][] values) {
        int counted = counted(forms, parts);
        Type type = parts.get(counted).type();
        boolean number = type.base() == Type.Base.NUMBER && type.shape() == Type.Shape.ONE;
        return number ? values[counted][0] : values[counted].length;
    }

    /** @return the language asked for, or English, or any in which something is written */
    private String written(String wanted) {
        if (byLanguage.containsKey(wanted)) return wanted;
        return byLanguage.containsKey("en")
                ? "en"
                : byLanguage.keySet().iterator().next();
    }

    /** Whether a place in it has no name that could be said. */
    private static boolean isNameless(
            Text.Aside aside, List<Part> parts, long[][] values, Catalog names, Manner manner) {
        return IntStream.range(aside.from(), aside.to())
                .filter(part -> parts.get(part).node() != null)
                .anyMatch(part -> Arrays.stream(values[part])
                        .anyMatch(value -> names.isNameless(parts.get(part).type(), value, manner)));
    }

    /** Numbers below zero have the minus that people print, not a hyphen. */
    private static String said(String words, Type type) {
        return type.base() == Type.Base.NUMBER ? words.replace('-', '\u2212') : words;
    }
}
