package regola.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import regola.file.Json;
import regola.library.GameLibrary;

/** A GamesCommand lists what there is to play. */
@Command(
        name = "games",
        header = "Lists games, variants and settings.",
        sortOptions = false,
        description = {
            "",
            "Those that came with the program and your own. A file that is broken is listed with what is wrong "
                    + "with it."
        })
final class GamesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private HelpOption help;

    @Mixin
    private LibraryOptions options;

    @Option(names = "--json", description = "writes JSON, with texts in all languages")
    private boolean json;

    @Override
    public Integer call() {
        GameLibrary library = options.open(List.of());
        PrintWriter out = spec.commandLine().getOut();
        Listing listing = Listing.of(library);
        if (json) out.print(Json.page(listing.data()));
        else listing.print(out, options.language());
        return 0;
    }
}
