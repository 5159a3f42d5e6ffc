package regola.language;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import regola.language.model.Function;
import regola.language.model.Moment;
import regola.language.model.Rule;

/** A ModelWalk goes through everything that hangs together in a checked game, whatever it is. */
final class ModelWalk {
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private ModelWalk() {}

    /** @return all objects of the type that can be reached, each once */
    static <T> List<T> all(Object root, Class<T> type) {
        ModelWalk walk = new ModelWalk();
        walk.visit(root);
        List<T> found = new ArrayList<>();
        for (Object one : walk.seen) if (type.isInstance(one)) found.add(type.cast(one));
        return found;
    }

    private void visit(Object object) {
        if (object == null || !seen.add(object)) return;
        if (object instanceof List<?> list) list.forEach(this::visit);
        if (object instanceof Map<?, ?> map) map.values().forEach(this::visit);
        if (object instanceof Function function) visit(List.of(function.reason(), function.body()));
        if (object instanceof Moment moment) visit(List.of(moment.reason(), moment.handlers()));
        if (object instanceof Rule rule) {
            visit(List.of(rule.reason(), rule.body()));
            visit(rule.condition());
        }
        if (!(object instanceof Record record) || !record.getClass().getName().startsWith("regola.language.model"))
            return;
        for (RecordComponent part : record.getClass().getRecordComponents()) {
            try {
                visit(part.getAccessor().invoke(record));
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        }
    }
}
