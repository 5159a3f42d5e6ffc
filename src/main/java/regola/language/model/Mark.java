package regola.language.model;

import java.util.List;
import java.util.Set;
import regola.language.source.Span;

/**
 * A Mark is a kind of special square: on which sites, how drawn, and what it says.
 *
 * @param patterns what sites of the grid it is on besides
 */
public record Mark(String name, List<String> sites, List<SitePattern> patterns, String art, Reason reason, Span span) {

    /** @return the mark when these sites are not there */
    public Mark without(Set<String> absent) {
        return new Mark(
                name, sites.stream().filter(site -> !absent.contains(site)).toList(), patterns, art, reason, span);
    }
}
