package regola.ui.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A Listener stands at a door of this machine and counts who knocks: a picture in a text that is read as HTML would be
 * fetched here.
 */
public final class Listener implements AutoCloseable {
    private final ServerSocket door;
    private final AtomicInteger knocks = new AtomicInteger();

    public Listener() {
        try {
            door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread waiting = new Thread(this::listen, "listener");
        waiting.setDaemon(true);
        waiting.start();
    }

    private void listen() {
        while (!door.isClosed()) {
            try {
                door.accept().close();
                knocks.incrementAndGet();
            } catch (IOException closed) {
                return;
            }
        }
    }

    public int port() {
        return door.getLocalPort();
    }

    public int knocks() {
        return knocks.get();
    }

    /** @return words that fetch a picture from here if they are read as HTML */
    public String words(String what) {
        return "<html><b>" + what + "</b><img src='http://127.0.0.1:" + port() + "/" + what + "'>";
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
