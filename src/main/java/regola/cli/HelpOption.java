package regola.cli;

import picocli.CommandLine.Option;

/** A HelpOption lets a command explain itself. */
final class HelpOption {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "shows this help")
    private boolean asked;
}
