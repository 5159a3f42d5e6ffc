package regola.language.model;

import java.util.List;

/**
 * A VariantInfo says what a variant is.
 *
 * @param changes what it touches, by name or rule number, in the order of its file
 */
public record VariantInfo(
        String id, String game, Text title, Text about, List<String> excludes, List<String> changes) {}
