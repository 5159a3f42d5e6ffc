package regola.ui.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OnEventThreadTest {
    @Nested
    @ExtendWith(OnEventThread.class)
    class InAClassThatAsksForIt {
        private boolean preparedOnEventThread;

        @BeforeEach
        void prepare() {
            preparedOnEventThread = SwingUtilities.isEventDispatchThread();
        }

        @Test
        void aTestAndItsPreparationRunOnTheEventThread() {
            assertThat(SwingUtilities.isEventDispatchThread()).isTrue();
            assertThat(preparedOnEventThread).isTrue();
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        void aTestWithParametersRunsThereToo(int ignored) {
            assertThat(SwingUtilities.isEventDispatchThread()).isTrue();
        }
    }

    @Test
    void aFailureComesBackAsItWasThrown() {
        AssertionError failure = new AssertionError("wrong");
        assertThatThrownBy(() -> OnEventThread.run(() -> {
                    throw failure;
                }))
                .isSameAs(failure);
    }
}
