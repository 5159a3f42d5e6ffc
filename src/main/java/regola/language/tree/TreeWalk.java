package regola.language.tree;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import regola.language.source.Span;

/**
 * A TreeWalk goes through all nodes of a tree, whatever they are, from the top down and in the order in which their
 * parts are declared. A node of a new form is gone through like any other.
 */
public final class TreeWalk {
    private static final ClassValue<List<Method>> PARTS = new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
            return Arrays.stream(type.getRecordComponents())
                    .filter(part ->
                            part.getType() != Span.class && !part.getType().isPrimitive())
                    .map(RecordComponent::getAccessor)
                    .toList();
        }
    };

    private TreeWalk() {}

    /** @param hears gets each node before what is in it */
    public static void each(Object node, Consumer<Object> hears) {
        if (node instanceof Collection<?> many) {
            many.forEach(one -> each(one, hears));
        } else if (node instanceof Record) {
            hears.accept(node);
            for (Method part : PARTS.get(node.getClass())) each(part(node, part), hears);
        }
    }

    /** @return the part of a node that is of the type, or null; of several the first */
    public static <T> T part(Object node, Class<T> type) {
        for (Method part : PARTS.get(node.getClass()))
            if (type.isAssignableFrom(part.getReturnType())) return type.cast(part(node, part));
        return null;
    }

    /** @return the names that are parts of a node itself */
    public static List<Name> names(Object node) {
        List<Name> names = new ArrayList<>();
        for (Method part : PARTS.get(node.getClass()))
            if (part.getReturnType() == Name.class && part(node, part) instanceof Name name) names.add(name);
        return names;
    }

    private static Object part(Object node, Method part) {
        try {
            return part.invoke(node);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(part + " cannot be asked", e);
        }
    }
}
