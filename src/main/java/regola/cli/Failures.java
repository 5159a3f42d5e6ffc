package regola.cli;

import java.io.File;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import regola.cli.terminal.ParserWords;
import regola.engine.value.PositionProblem;
import regola.engine.value.RuleFailure;
import regola.file.BadFile;
import regola.language.diagnostic.DiagnosticRenderer;
import regola.language.source.Message;

/**
 * Failures turns whatever stopped a command into words on standard error and an exit code. A stack trace is never
 * shown.
 */
final class Failures implements IExecutionExceptionHandler, IParameterExceptionHandler {

    @Override
    public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
        command.getOut().flush();
        return tell(e, language(parsed), command.getErr());
    }

    @Override
    public int handleParseException(ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        PrintWriter err = command.getErr();
        String language = language(args);
        boolean isStray = e instanceof UnmatchedArgumentException;
        if (isStray && args.length == 1 && isFile(args[0])) {
            err.println("error: '" + args[0] + "' is no file that Regola opens, or is not there");
            err.println("  fix  give a match (.regola-match), a game that was packed (.regola-game) or rules (.rules)");
            err.flush();
            return Refusal.WRONG_USAGE;
        }
        Message said = isStray
                ? Message.of(
                        "'{0}' is not understood here",
                        String.join(" ", ((UnmatchedArgumentException) e).getUnmatched()))
                : ParserWords.of(plain(e.getMessage()));
        err.println(Message.of("error").in(language) + ": " + said.in(language));
        if (isStray) {
            List<String> near = ((UnmatchedArgumentException) e).getSuggestions();
            if (!near.isEmpty())
                err.println(
                        Message.of("Did you mean: {0}?", ParserWords.or(near)).in(language));
        }
        err.println(Message.of("Try '{0} --help'.", command.getCommandSpec().qualifiedName())
                .in(language));
        err.flush();
        return Refusal.WRONG_USAGE;
    }

    /** What was wrong with the arguments is told before they are read, so the language is looked for among them. */
    private static String language(String[] args) {
        Language said = Language.en;
        for (int i = 0; i < args.length; i++) {
            boolean apart = args[i].equals("--language") && i + 1 < args.length;
            String name = apart ? args[i + 1] : args[i].startsWith("--language=") ? args[i].substring(11) : "";
            for (Language each : Language.values()) if (each.name().equals(name)) said = each;
        }
        return said.name();
    }

    /** @return whether a file was meant, not a command */
    private static boolean isFile(String argument) {
        return argument.matches("[^-].*[./\\\\].*") || new File(argument).isFile();
    }

    /** The parser of arguments speaks of the types of programmers. */
    private static String plain(String message) {
        return message.replaceFirst("^Error: ", "")
                .replaceAll("is not an? (long|int)$", "is not a whole number")
                .replace(" (case-sensitive)", "");
    }

    static int tell(Throwable e, PrintWriter err) {
        return tell(e, Language.en.name(), err);
    }

    /** @return the language that the command was asked to speak */
    private static String language(ParseResult parsed) {
        Language said = Language.en;
        for (ParseResult each = parsed; each != null; each = each.subcommand())
            said = each.matchedOptionValue("--language", said);
        return said.name();
    }

    private static int tell(Throwable e, String language, PrintWriter err) {
        err.println(text(e, language).stripTrailing());
        err.flush();
        return e instanceof Refusal refusal ? refusal.exitCode() : Refusal.FAILED;
    }

    private static String text(Throwable e, String language) {
        if (e instanceof Refusal refusal) return refusal.in(language);
        if (e instanceof BadFile bad) return bad.render(language);
        if (e instanceof RuleFailure failure) return text(failure, language);
        if (e instanceof PositionProblem)
            return Refusal.failing("the position does not fit the rules", "", "")
                            .in(language) + "\n" + e.getMessage();
        if (e instanceof UncheckedIOException)
            return Refusal.failing(
                            Message.of(
                                    "the output cannot be written: {0}",
                                    e.getCause().getMessage()),
                            "",
                            "")
                    .in(language);
        if (e instanceof OutOfMemoryError)
            return Refusal.failing("there is not enough memory", "", "").in(language);
        return Refusal.failing(
                        Message.of("the program itself has failed: {0}", e + place(e)),
                        "",
                        "please report this with the command that you gave")
                .in(language);
    }

    static String text(RuleFailure failure, String language) {
        return DiagnosticRenderer.renderError(failure.trouble().in(language));
    }

    private static String place(Throwable e) {
        return e.getStackTrace().length == 0 ? "" : " at " + e.getStackTrace()[0];
    }
}
