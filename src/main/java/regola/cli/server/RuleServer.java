package regola.cli.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.CompletableFutures;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import regola.language.service.Completion;
import regola.language.service.Mend;
import regola.language.service.Renaming;
import regola.language.source.Message;
import regola.language.source.SourceText;

/** A RuleServer answers one client. What it is told and asked comes in order, and is done on its own thread. */
final class RuleServer implements LanguageServer, TextDocumentService, WorkspaceService {
    private final ExecutorService worker = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "rules");
        thread.setDaemon(true);
        return thread;
    });
    private final OpenFiles desk = new OpenFiles();
    /** How many changes have come; a check of an older text is not made. */
    private final AtomicInteger changes = new AtomicInteger();

    private final CompletableFuture<Void> gone = new CompletableFuture<>();
    private volatile LanguageClient client;
    private volatile boolean shutDown;
    private volatile boolean gaps;
    private volatile String language = "en";

    void connect(LanguageClient to) {
        client = to;
    }

    /** @return done when the client has said that it goes away */
    CompletableFuture<Void> gone() {
        return gone;
    }

    boolean isShutDown() {
        return shutDown;
    }

    void close() {
        worker.shutdownNow();
    }

    // ---- coming and going

    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
        ClientCapabilities can = params.getCapabilities();
        if (can != null
                && can.getTextDocument() != null
                && can.getTextDocument().getCompletion() != null) {
            var items = can.getTextDocument().getCompletion().getCompletionItem();
            gaps = items != null && Boolean.TRUE.equals(items.getSnippetSupport());
        }
        String locale = params.getLocale();
        language = locale != null && locale.toLowerCase(Locale.ROOT).startsWith("it") ? "it" : "en";
        ServerCapabilities offers = new ServerCapabilities();
        offers.setTextDocumentSync(TextDocumentSyncKind.Full);
        offers.setCompletionProvider(new CompletionOptions(false, List.of("{", " ")));
        offers.setHoverProvider(true);
        offers.setDefinitionProvider(true);
        offers.setReferencesProvider(true);
        offers.setRenameProvider(new RenameOptions(true));
        offers.setDocumentSymbolProvider(true);
        offers.setFoldingRangeProvider(true);
        offers.setDocumentFormattingProvider(true);
        offers.setCodeActionProvider(new CodeActionOptions(List.of(CodeActionKind.QuickFix)));
        return CompletableFuture.completedFuture(new InitializeResult(offers, new ServerInfo("regola")));
    }

    @Override
    public CompletableFuture<Object> shutdown() {
        shutDown = true;
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void exit() {
        gone.complete(null);
    }

    @Override
    public TextDocumentService getTextDocumentService() {
        return this;
    }

    @Override
    public WorkspaceService getWorkspaceService() {
        return this;
    }

    // ---- what is told

    @Override
    public void didOpen(DidOpenTextDocumentParams params) {
        String text = params.getTextDocument().getText();
        told(() -> desk.put(params.getTextDocument().getUri(), text));
    }

    @Override
    public void didChange(DidChangeTextDocumentParams params) {
        if (params.getContentChanges().isEmpty()) return;
        String text = params.getContentChanges()
                .get(params.getContentChanges().size() - 1)
                .getText();
        told(() -> desk.put(params.getTextDocument().getUri(), text));
    }

    @Override
    public void didClose(DidCloseTextDocumentParams params) {
        String uri = params.getTextDocument().getUri();
        told(() -> {
            desk.drop(uri);
            client.publishDiagnostics(new PublishDiagnosticsParams(uri, List.of()));
        });
    }

    @Override
    public void didSave(DidSaveTextDocumentParams params) {
        told(desk::refresh);
    }

    @Override
    public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
        told(desk::refresh);
    }

    @Override
    public void didChangeConfiguration(DidChangeConfigurationParams params) {
        // there is nothing to set
    }

    private void told(Runnable change) {
        int number = changes.incrementAndGet();
        worker.execute(change);
        worker.execute(() -> {
            if (changes.get() == number) desk.open().forEach(this::check);
        });
    }

    private void check(String uri) {
        desk.at(uri)
                .ifPresent(place -> client.publishDiagnostics(new PublishDiagnosticsParams(
                        uri,
                        place.service().problems(place.text()).stream()
                                .filter(found -> !found.isRemark())
                                .map(found -> ProtocolForms.diagnostic(place.work(), found, language))
                                .toList())));
    }

    // ---- what is asked

    /** @param otherwise the answer about a text that is not open */
    private <T> CompletableFuture<T> ask(String uri, Supplier<T> otherwise, Function<OpenFiles.Place, T> answer) {
        return CompletableFutures.computeAsync(worker, cancel -> {
            cancel.checkCanceled();
            return desk.at(uri).map(answer).orElseGet(otherwise);
        });
    }

    private static int offset(OpenFiles.Place place, org.eclipse.lsp4j.Position position) {
        return ProtocolForms.offset(place.text(), position);
    }

    @Override
    public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(CompletionParams params) {
        boolean typed = params.getContext() != null && params.getContext().getTriggerCharacter() != null;
        return ask(params.getTextDocument().getUri(), () -> Either.forLeft(List.of()), place -> {
            int at = offset(place, params.getPosition());
            List<CompletionItem> items = new ArrayList<>();
            // A blank at the beginning of a line asks for nothing.
            if (typed
                    && place.text()
                            .lineText(place.text().line(at))
                            .substring(0, place.text().column(at) - 1)
                            .isBlank()) return Either.forLeft(items);
            for (Completion found : place.service().complete(place.text(), at, language))
                items.add(ProtocolForms.item(found, items.size(), gaps));
            return Either.forRight(new CompletionList(true, items));
        });
    }

    @Override
    public CompletableFuture<Hover> hover(HoverParams params) {
        return ask(
                params.getTextDocument().getUri(),
                () -> null,
                place -> place.service()
                        .hover(place.text(), offset(place, params.getPosition()), language)
                        .map(ProtocolForms::hover)
                        .orElse(null));
    }

    @Override
    public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> definition(
            DefinitionParams params) {
        return ask(params.getTextDocument().getUri(), () -> Either.forLeft(List.of()), place -> {
            Location found = place.service()
                    .definition(place.text(), offset(place, params.getPosition()))
                    .map(span -> ProtocolForms.location(place.work(), span))
                    .orElse(null);
            return Either.forLeft(found == null ? List.of() : List.of(found));
        });
    }

    @Override
    public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
        return ask(
                params.getTextDocument().getUri(),
                List::of,
                place -> place.service().uses(place.text(), offset(place, params.getPosition())).stream()
                        .map(span -> ProtocolForms.location(place.work(), span))
                        .filter(Objects::nonNull)
                        .toList());
    }

    @Override
    public CompletableFuture<Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>> prepareRename(
            PrepareRenameParams params) {
        return ask(
                params.getTextDocument().getUri(),
                () -> null,
                place -> place.service()
                        .renamable(place.text(), offset(place, params.getPosition()))
                        .map(ProtocolForms::range)
                        .map(Either3::<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>forFirst)
                        .orElse(null));
    }

    @Override
    public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
        return ask(params.getTextDocument().getUri(), () -> null, place -> {
            Renaming made =
                    place.service().rename(place.text(), offset(place, params.getPosition()), params.getNewName());
            if (made.isRefused()) throw refused(made.refusal().in(language));
            WorkspaceEdit edits = ProtocolForms.edits(place.work(), made.edits());
            if (edits == null)
                throw refused(Message.of("the name stands in a file that came with the program and cannot be changed")
                        .in(language));
            return edits;
        });
    }

    private static ResponseErrorException refused(String why) {
        return new ResponseErrorException(new ResponseError(ResponseErrorCode.RequestFailed, why, null));
    }

    @Override
    public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
            DocumentSymbolParams params) {
        return ask(
                params.getTextDocument().getUri(),
                List::of,
                place -> place.service().outline(place.text()).stream()
                        .map(ProtocolForms::symbol)
                        .map(Either::<SymbolInformation, DocumentSymbol>forRight)
                        .toList());
    }

    @Override
    public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams params) {
        return ask(
                params.getTextDocument().getUri(),
                List::of,
                place -> place.service().folds(place.text()).stream()
                        .map(fold -> new FoldingRange(fold.first() - 1, fold.last() - 1))
                        .toList());
    }

    @Override
    public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams params) {
        return ask(
                params.getTextDocument().getUri(),
                List::of,
                place -> place.service().format(place.text()).stream()
                        .map(ProtocolForms::edit)
                        .toList());
    }

    @Override
    public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
        return ask(params.getTextDocument().getUri(), List::of, place -> {
            SourceText text = place.text();
            int from = ProtocolForms.offset(text, params.getRange().getStart());
            int to = ProtocolForms.offset(text, params.getRange().getEnd());
            List<Either<Command, CodeAction>> actions = new ArrayList<>();
            for (Mend mend : place.service().mends(text, from, to)) actions.add(Either.forRight(action(place, mend)));
            return actions;
        });
    }

    private CodeAction action(OpenFiles.Place place, Mend mend) {
        CodeAction action = new CodeAction(title(mend.label()).in(language));
        action.setKind(CodeActionKind.QuickFix);
        action.setDiagnostics(List.of(ProtocolForms.diagnostic(place.work(), mend.mistake(), language)));
        action.setEdit(ProtocolForms.edits(place.work(), List.of(mend.edit())));
        return action;
    }

    private static Message title(String label) {
        if (label.startsWith("\n=")) return Message.of("Move these {0} lines", label.substring(2));
        if (label.length() > 1 && label.startsWith("\n"))
            return Message.of("Move the line to column {0}", label.substring(1));
        return switch (label) {
            case "" -> Message.of("Leave it out");
            case "\n" -> Message.of("Move the line");
            default -> Message.of("Write '{0}'", label);
        };
    }
}
