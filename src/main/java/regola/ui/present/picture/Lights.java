package regola.ui.present.picture;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import regola.engine.value.Thing;
import regola.ui.view.board.Ref;
import regola.ui.view.board.Role;

/** A Lights is what is marked on the board and in the seats. */
public final class Lights {
    private final Map<Key, EnumSet<Role>> roles = new HashMap<>();

    /** @param zone the place where alone it is marked, or "" for wherever it is seen */
    private record Key(String zone, Ref ref) {}

    void mark(Ref ref, Role role) {
        markIn("", ref, role);
    }

    void markIn(String zone, Ref ref, Role role) {
        roles.computeIfAbsent(new Key(zone, ref), r -> EnumSet.noneOf(Role.class))
                .add(role);
    }

    /** Takes the role from everything else. */
    void only(Role role, List<Thing> things) {
        Set<String> kept = things.stream().map(Thing::id).collect(Collectors.toSet());
        roles.forEach((key, here) -> {
            if (!kept.contains(key.ref().id())) here.remove(role);
        });
    }

    /** @return whether any of these bears the role */
    boolean anyOf(Role role, List<Thing> things) {
        Set<String> wanted = things.stream().map(Thing::id).collect(Collectors.toSet());
        return roles.entrySet().stream()
                .anyMatch(each -> wanted.contains(each.getKey().ref().id())
                        && each.getValue().contains(role));
    }

    Set<Role> of(Ref ref) {
        return in("", ref);
    }

    Set<Role> in(String zone, Ref ref) {
        return roles.getOrDefault(new Key(zone, ref), EnumSet.noneOf(Role.class));
    }
}
