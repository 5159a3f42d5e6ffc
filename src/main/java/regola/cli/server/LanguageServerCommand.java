package regola.cli.server;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A LanguageServerCommand serves another editor until that goes away. */
@Command(
        name = "language-server",
        header = "Helps another editor with rule files: what is wrong, what fits, what a name means.",
        sortOptions = false,
        description = {
            "",
            "Speaks the Language Server Protocol on standard input and output; an editor starts it, not you. "
                    + "rules-dsl/vscode makes one of Visual Studio Code."
        })
public final class LanguageServerCommand implements Callable<Integer> {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "show this help and exit")
    private boolean help;

    @Option(names = "--stdio", hidden = true, description = "what many editors add; there is no other way")
    private boolean stdio;

    @Override
    public Integer call() throws InterruptedException {
        return serve(System.in, new FileOutputStream(FileDescriptor.out));
    }

    /** @return 0 if the client said that it goes away, 1 if it was gone without a word */
    static int serve(InputStream in, OutputStream out) throws InterruptedException {
        RuleServer server = new RuleServer();
        Launcher<LanguageClient> launcher = LSPLauncher.createServerLauncher(server, in, out);
        server.connect(launcher.getRemoteProxy());
        Future<Void> listening = launcher.startListening();
        CompletableFuture<Void> gone = CompletableFuture.runAsync(() -> {
            try {
                listening.get();
            } catch (InterruptedException | ExecutionException e) {
                Thread.currentThread().interrupt();
            }
        });
        CompletableFuture.anyOf(gone, server.gone()).join();
        server.close();
        return server.isShutDown() ? 0 : 1;
    }
}
