package regola.cli.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An editor that starts the program and talks to it over its standard input and output. */
class LanguageServerTest {
    private static final String GAME = """
            game stones
              title en "Stones" it "Sassi"
              players 2: red, green
            setting longest: 1 to 3 = 2                                    ST-2
              en "Steps at most" it "Passi al massimo"
            board field
              sites a1 .. a5 from 0, 0 to 4, 0
              path a1 -> a2 .. a5
            pieces stones: 2 "{player}-{n}" for each player
            turn
              choose step by mover                                         ST-1
                option step (stone in stones) (to in field)
                  require distance(site of stone, to) <= longest
                    because ST-1.1 en "Too far." it "Troppo lontano."
                  then
                    do walk(stone, to)
              finish drawn
            rule walk(stone: piece, to: site)                              ST-3
              en "{stone} walks." it "{stone} cammina."
              move stone to to
            """;
    private static final String VARIANT = """
            variant far of stones
              title en "Far" it "Lontano"
              about en "Far." it "Lontano."
            set longest = 3
            """;

    /** In seconds; long, for machines that are busy: an answer that comes costs no more than it takes. */
    private static final long PATIENCE = 240;

    @TempDir
    Path folder;

    private Process process;
    private LanguageServer server;
    private String game;
    private String variant;
    private final BlockingQueue<PublishDiagnosticsParams> told = new LinkedBlockingQueue<>();

    /** An Editor hears what the server says by itself. */
    private final class Editor implements LanguageClient {
        @Override
        public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
            told.add(diagnostics);
        }

        @Override
        public void telemetryEvent(Object object) {
            throw new AssertionError("nothing of the kind is sent");
        }

        @Override
        public void showMessage(MessageParams message) {
            throw new AssertionError(message.getMessage());
        }

        @Override
        public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
            throw new AssertionError(request.getMessage());
        }

        @Override
        public void logMessage(MessageParams message) {
            throw new AssertionError(message.getMessage());
        }
    }

    @BeforeEach
    void start() throws Exception {
        Path file = folder.resolve("stones.rules");
        Files.writeString(file, GAME);
        Path other = Files.createDirectories(folder.resolve("variants")).resolve("far.rules");
        Files.writeString(other, VARIANT);
        game = OpenFiles.uri(file);
        variant = OpenFiles.uri(other);
        process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.awt.headless=true",
                        // It lives for seconds: nothing that pays later.
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "regola.Main",
                        "language-server")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        var launcher =
                LSPLauncher.createClientLauncher(new Editor(), process.getInputStream(), process.getOutputStream());
        launcher.startListening();
        server = launcher.getRemoteProxy();
        InitializeParams hello = new InitializeParams();
        hello.setLocale("it-IT");
        soon(server.initialize(hello));
    }

    @AfterEach
    void end() {
        process.destroyForcibly();
    }

    private static <T> T soon(CompletableFuture<T> answer) throws Exception {
        return answer.get(PATIENCE, TimeUnit.SECONDS);
    }

    private void open(String uri, String text) {
        server.getTextDocumentService()
                .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "regola", 1, text)));
    }

    private PublishDiagnosticsParams problems() throws InterruptedException {
        PublishDiagnosticsParams next = told.poll(PATIENCE, TimeUnit.SECONDS);
        assertThat(next).as("what the server says of itself").isNotNull();
        return next;
    }

    private TextDocumentIdentifier the(String uri) {
        return new TextDocumentIdentifier(uri);
    }

    /** @return the place behind these words in the game */
    private static Position behind(String text, String words) {
        String before = text.substring(0, text.indexOf(words) + words.length());
        return new Position(
                (int) before.chars().filter(c -> c == '\n').count(), before.length() - before.lastIndexOf('\n') - 1);
    }

    @Test
    void whatIsWrongIsToldAndMended() throws Exception {
        String broken = GAME.replace("do walk(", "do walc(");
        open(game, broken);
        PublishDiagnosticsParams found = problems();
        assertThat(found.getUri()).isEqualTo(game);
        assertThat(found.getDiagnostics()).singleElement().satisfies(one -> {
            assertThat(one.getCode().getLeft()).isEqualTo("R201");
            assertThat(one.getMessage()).contains("nessuna regola si chiama 'walc'", "intendevi 'walk'?");
            assertThat(one.getRange().getStart().getLine()).isEqualTo(15);
        });
        var actions = soon(server.getTextDocumentService()
                .codeAction(new CodeActionParams(
                        the(game),
                        found.getDiagnostics().get(0).getRange(),
                        new CodeActionContext(found.getDiagnostics()))));
        assertThat(actions).singleElement().satisfies(action -> {
            TextEdit edit = action.getRight().getEdit().getChanges().get(game).get(0);
            assertThat(edit.getNewText()).isEqualTo("walk");
        });
        server.getTextDocumentService()
                .didChange(new DidChangeTextDocumentParams(
                        new VersionedTextDocumentIdentifier(game, 2),
                        List.of(new TextDocumentContentChangeEvent(GAME))));
        assertThat(problems().getDiagnostics()).isEmpty();
    }

    @Test
    void whatANameMeansIsSaidAndFoundInTheVariantToo() throws Exception {
        open(game, GAME);
        var hover =
                soon(server.getTextDocumentService().hover(new HoverParams(the(game), behind(GAME, "to) <= long"))));
        assertThat(hover.getContents().getRight().getValue())
                .contains("setting longest: 1 to 3 = 2", "Passi al massimo", "far.rules: set longest = 3");
        var defined = soon(
                server.getTextDocumentService().definition(new DefinitionParams(the(game), behind(GAME, "do wal"))));
        assertThat(defined.getLeft())
                .singleElement()
                .satisfies(one -> assertThat(one.getRange().getStart()).isEqualTo(new Position(17, 5)));
        var uses = soon(server.getTextDocumentService()
                .references(new ReferenceParams(the(game), behind(GAME, "setting lo"), new ReferenceContext(true))));
        assertThat(uses).extracting(use -> use.getUri()).containsExactly(game, game, variant);
        var renamed = soon(server.getTextDocumentService()
                .rename(new RenameParams(the(game), behind(GAME, "setting lo"), "stride")));
        Map<String, List<TextEdit>> changes = renamed.getChanges();
        assertThat(changes.get(game)).hasSize(2);
        assertThat(changes.get(variant)).singleElement().satisfies(edit -> {
            assertThat(edit.getNewText()).isEqualTo("stride");
            assertThat(edit.getRange().getStart()).isEqualTo(new Position(3, 4));
        });
        assertThatThrownBy(() -> soon(server.getTextDocumentService()
                        .rename(new RenameParams(the(game), behind(GAME, "setting lo"), "field"))))
                .hasMessageContaining("'field' non va bene");
    }

    @Test
    void whatFitsIsOffered() throws Exception {
        String begun = GAME.replace("do walk(stone, to)", "do ");
        open(game, begun);
        var rules = soon(server.getTextDocumentService()
                .completion(new CompletionParams(the(game), behind(begun, "        do "))));
        assertThat(rules.getRight().getItems())
                .extracting(item -> item.getLabel())
                .containsExactly("walk");
        assertThat(rules.getRight().getItems().get(0).getDocumentation().getLeft())
                .isEqualTo("{stone} cammina.");
    }

    @Test
    void aFileHasItsContentsAndItsLayout() throws Exception {
        String loose = GAME.replace("  move stone to to", "    move  stone to to");
        open(game, loose);
        var contents = soon(server.getTextDocumentService().documentSymbol(new DocumentSymbolParams(the(game))));
        assertThat(contents)
                .extracting(one -> one.getRight().getName())
                .contains("stones", "walk(stone: piece, to: site)");
        var folds = soon(server.getTextDocumentService().foldingRange(new FoldingRangeRequestParams(the(game))));
        assertThat(folds).anySatisfy(fold -> {
            assertThat(fold.getStartLine()).isEqualTo(17);
            assertThat(fold.getEndLine()).isEqualTo(19);
        });
        var edits = soon(server.getTextDocumentService()
                .formatting(new DocumentFormattingParams(the(game), new FormattingOptions(2, true))));
        assertThat(edits).anySatisfy(edit -> assertThat(edit.getNewText()).isEqualTo("  move stone to to"));
    }

    @Test
    void itEndsWhenItIsTold() throws Exception {
        soon(server.shutdown());
        server.exit();
        assertThat(process.waitFor(PATIENCE, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
    }

    @Test
    void itEndsWhenTheEditorIsGone() throws IOException, InterruptedException {
        process.getOutputStream().close();
        assertThat(process.waitFor(PATIENCE, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(1);
    }
}
