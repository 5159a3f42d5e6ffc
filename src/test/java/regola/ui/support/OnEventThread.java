package regola.ui.support;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.concurrent.atomic.AtomicReference;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * An OnEventThread runs the tests of a class on Swing's event thread, with what comes before and after each and after
 * all, and hands failures back: {@code @ExtendWith(OnEventThread.class)}. For tests of components; they need no screen.
 */
public final class OnEventThread implements InvocationInterceptor {
    @Override
    public void interceptTestMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        run(test);
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        run(test);
    }

    @Override
    public void interceptBeforeEachMethod(
            Invocation<Void> before, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        run(before);
    }

    @Override
    public void interceptAfterEachMethod(
            Invocation<Void> after, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        run(after);
    }

    @Override
    public void interceptAfterAllMethod(
            Invocation<Void> after, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        run(after);
    }

    static void run(Invocation<Void> invocation) throws Throwable {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        try {
            SwingUtilities.invokeAndWait(() -> {
                try {
                    invocation.proceed();
                } catch (Throwable thrown) {
                    failure.set(thrown);
                }
            });
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
        if (failure.get() != null) {
            throw failure.get();
        }
    }
}
