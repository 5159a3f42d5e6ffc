package regola.ui.support;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/** A Deaf hears everything and does nothing: what stands behind a page that is only looked at. */
public final class Deaf {
    private Deaf() {}

    /** @return one that says no to every question, and nothing else */
    public static <T> T to(Class<T> wishes) {
        return wishes.cast(Proxy.newProxyInstance(wishes.getClassLoader(), new Class<?>[] {wishes}, Deaf::answer));
    }

    /** For a proxy of one's own. */
    public static Object answer(Object proxy, Method method, Object... args) {
        return method.getReturnType() == boolean.class ? false : null;
    }
}
