package regola.language.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A Text is a sentence in several languages ("en", "it"), with holes for values. */
public record Text(Map<String, Sentence> byLanguage) {
    public static final Text NONE = new Text(Map.of());

    public boolean isEmpty() {
        return byLanguage.isEmpty();
    }

    /** @return the sentence in the language, or in English, or in any; null when there is none */
    public Sentence in(String language) {
        Sentence found = byLanguage.getOrDefault(language, byLanguage.get("en"));
        return found != null || byLanguage.isEmpty()
                ? found
                : byLanguage.values().iterator().next();
    }

    /**
     * A Sentence is parts in order: words as they stand, and holes.
     *
     * @param asides stretches of the parts that are left out for who could not find the places that they name
     */
    public record Sentence(List<Part> parts, List<Aside> asides) {
        public Sentence {
            parts = List.copyOf(parts);
            asides = List.copyOf(asides);
        }

        /** A sentence that is said as it stands. */
        public Sentence(List<Part> parts) {
            this(parts, List.of());
        }

        /** @return without all asides; of words for one and for several, those for several */
        public List<Part> core() {
            return said(true);
        }

        /** @return without what is only left out; of words of two sorts the first, or else the last */
        public List<Part> said(boolean last) {
            List<Part> said = new ArrayList<>();
            for (int i = 0; i < parts.size(); i++) {
                Aside aside = aside(i);
                if (aside == null) said.add(parts.get(i));
                else {
                    said.addAll(last ? several(aside) : one(aside));
                    i = aside.to() - 1;
                }
            }
            return said;
        }

        /** @return in which a part stands; null if in none */
        public Aside aside(int part) {
            return asides.stream().filter(each -> each.holds(part)).findFirst().orElse(null);
        }

        /** @return of words for one and for several those for one; nothing of what is only left out */
        public List<Part> one(Aside aside) {
            List<Part> one = new ArrayList<>();
            for (int i = aside.from(); i < aside.to(); i++) {
                int or = parts.get(i) instanceof Words words ? words.words().indexOf(Goal.OR) : -1;
                if (or < 0) {
                    one.add(parts.get(i));
                    continue;
                }
                one.add(new Words(((Words) parts.get(i)).words().substring(0, or)));
                return one;
            }
            return List.of();
        }

        /** @return of words for one and for several those for several; nothing of what is only left out */
        public List<Part> several(Aside aside) {
            for (int i = aside.to() - 1; i >= aside.from(); i--) {
                if (!(parts.get(i) instanceof Words words) || !words.words().contains(Goal.OR)) continue;
                List<Part> several = new ArrayList<>(parts.subList(i, aside.to()));
                several.set(0, new Words(words.words().substring(words.words().lastIndexOf(Goal.OR) + 1)));
                return several;
            }
            return List.of();
        }
    }

    /** An Aside is a stretch of a sentence's parts, from the one number to before the other. */
    public record Aside(int from, int to) {
        public boolean holds(int part) {
            return from <= part && part < to;
        }
    }

    public sealed interface Part {}

    public record Words(String words) implements Part {}

    public record Hole(Expr value) implements Part {}

    /**
     * In what a set of pieces is called: filled for each piece with what it was made for, {@code side}, {@code n} or a
     * choice.
     */
    public record Blank(String name) implements Part {}
}
