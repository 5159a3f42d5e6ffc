package regola.library;

import java.util.List;
import java.util.Optional;
import regola.language.GameHeader;
import regola.language.model.VariantInfo;
import regola.language.source.SourceText;

/**
 * A GameEntry is a game in the library with its variants, known by their headers only.
 *
 * @param header what it says about itself
 * @param source the rule file
 * @param own true if somebody's own file, false if it came with the program
 * @param variants in the order of their files
 */
public record GameEntry(GameHeader header, SourceText source, boolean own, List<VariantEntry> variants) {
    public GameEntry {
        variants = List.copyOf(variants);
    }

    /**
     * A VariantEntry is a variant of a game.
     *
     * @param info what it says about itself, and what it changes
     */
    public record VariantEntry(VariantInfo info, SourceText source, boolean own) {
        public String id() {
            return info.id();
        }

        /** @return whether nothing stands in it yet but what it is called: nobody can play anything else with it */
        public boolean isBare() {
            return info.changes().isEmpty()
                    && source.text()
                                    .lines()
                                    .filter(line -> !line.isBlank()
                                            && !Character.isWhitespace(line.charAt(0))
                                            && line.charAt(0) != '#')
                                    .count()
                            <= 1;
        }
    }

    public String id() {
        return header.id();
    }

    public Optional<VariantEntry> variant(String id) {
        return variants.stream().filter(v -> v.id().equals(id)).findFirst();
    }

    public List<String> variantIds() {
        return variants.stream().map(VariantEntry::id).toList();
    }
}
