package regola.language.resolve;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import regola.language.diagnostic.Diagnostic;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.Diagnostics;
import regola.language.source.Message;

/**
 * SymbolTable are all names that a game declares, and what each means. Filled while declarations are gone through, only
 * read afterwards. Locals are not here but in {@link Scope}.
 */
public final class SymbolTable {
    private final Map<String, List<Declared>> byName = new LinkedHashMap<>();
    /** By what the window calls them, in small letters: names. */
    private final Map<String, String> spoken = new HashMap<>();

    /** Declares a name; if it clashes with another, that is reported with both spans and the first one stays. */
    public void declare(Declared declared, Diagnostics problems) {
        List<Declared> known = byName.computeIfAbsent(declared.name(), name -> new ArrayList<>(1));
        for (Declared other : known) {
            if (other.sort().clashesWith(declared.sort())) {
                problems.add(isBefore(declared, other) ? clash(other, declared) : clash(declared, other));
                return;
            }
        }
        int index = 0;
        while (index < known.size() && known.get(index).sort().compareTo(declared.sort()) <= 0) index++;
        known.add(index, declared);
    }

    /** SymbolTable are not declared in the order of the file; the message belongs to the later declaration. */
    private static boolean isBefore(Declared declared, Declared other) {
        return other.span() != null
                && other.span().source() == declared.span().source()
                && declared.span().start() < other.span().start();
    }

    private static Diagnostic clash(Declared declared, Declared other) {
        Diagnostic found = DiagnosticCode.DUPLICATE.at(declared.span(), declared.name());
        if (declared.sort() != other.sort()) {
            found = found.why(Message.of(
                    "here it is {0}, and there is {1} of that name; a name means one thing only",
                    declared.sort().phrase(), other.sort().phrase()));
        }
        return other.span() == null ? found : found.related(other.span(), "the first one is declared here");
    }

    /** Says what the window calls the thing of that name; of several things that are called so the first counts. */
    public void speak(String words, String name) {
        spoken.putIfAbsent(words.strip().toLowerCase(Locale.ROOT), name);
    }

    /** @return the name of what the window calls so, in either language */
    Optional<String> spoken(String words) {
        return Optional.ofNullable(spoken.get(words.toLowerCase(Locale.ROOT))).filter(byName::containsKey);
    }

    /** @return what the name means standing alone in an expression, or null */
    public Declared value(String name) {
        for (Declared declared : byName.getOrDefault(name, List.of())) {
            if (declared.sort().isValue()) return declared;
        }
        return null;
    }

    /** @return the thing of that sort and name, or null */
    public Declared get(Sort sort, String name) {
        for (Declared declared : byName.getOrDefault(name, List.of())) {
            if (declared.sort() == sort) return declared;
        }
        return null;
    }

    public boolean has(Sort sort, String name) {
        return get(sort, name) != null;
    }

    /** @return everything of that name, in the order of looking up; empty if there is nothing */
    public List<Declared> all(String name) {
        return byName.getOrDefault(name, List.of());
    }

    /** @return true if an error was reported where the name is declared, so that its uses shall stay silent */
    public boolean isUnread(String name) {
        return has(Sort.UNREAD, name);
    }

    /** @return the items of that name, of all choice types */
    public List<Declared> items(String name) {
        return all(name).stream()
                .filter(declared -> declared.sort() == Sort.CHOICE_ITEM)
                .toList();
    }

    /** @return everything that has a name, name by name in the order of declaration */
    public List<Declared> everything() {
        List<Declared> all = new ArrayList<>();
        byName.values().forEach(all::addAll);
        return all;
    }

    /** @return all names of the sorts, in the order of declaration */
    public Collection<String> of(Collection<Sort> sorts) {
        Set<String> found = new LinkedHashSet<>();
        byName.forEach((name, all) -> {
            if (all.stream().anyMatch(declared -> sorts.contains(declared.sort()))) found.add(name);
        });
        return found;
    }
}
