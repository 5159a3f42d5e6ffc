package regola.engine.value;

/** An EventSink is somebody who listens to a match; events are made only while somebody does. */
@FunctionalInterface
public interface EventSink {
    void happened(Event event);
}
