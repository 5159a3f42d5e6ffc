package regola.ui.support;

import java.lang.reflect.Method;

/** A Deaf hears everything and does nothing: what stands behind a page that is only looked at. */
public final class Deaf {
    private Deaf() {}

    /** For a proxy: no to every question, nothing else. */
    public static Object answer(Object proxy, Method method, Object... args) {
        return method.getReturnType() == boolean.class ? false : null;
    }
}
