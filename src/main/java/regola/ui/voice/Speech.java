package regola.ui.voice;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A Speech is a command of the desktop that reads aloud what is written to its input. A text never goes through a shell
 * and is no argument.
 *
 * @param command with its options; {@code {language}} stands for "en" or "it"
 */
record Speech(List<String> command) {
    private static final String LANGUAGE = "{language}";
    /** Reads a text from its input; the language chooses among the voices that are installed. */
    private static final String POWER_SHELL = "[Console]::InputEncoding=[Text.Encoding]::UTF8;"
            + "Add-Type -AssemblyName System.Speech;$s=New-Object System.Speech.Synthesis.SpeechSynthesizer;"
            + "$s.SelectVoiceByHints('NotSet','NotSet',0,[Globalization.CultureInfo]::GetCultureInfo('{language}'));"
            + "$s.Speak([Console]::In.ReadToEnd())";

    Speech {
        command = List.copyOf(command);
    }

    /** @return what may be there on a system, the best first */
    static List<Speech> on(String system) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("win"))
            return List.of(new Speech(List.of("powershell", "-NoProfile", "-NonInteractive", "-Command", POWER_SHELL)));
        if (name.contains("mac")) return List.of(new Speech(List.of("say", "-v", "{voice}")));
        return List.of(
                new Speech(List.of("spd-say", "--wait", "-l", LANGUAGE, "-e")),
                new Speech(List.of("espeak-ng", "-v", LANGUAGE, "--stdin")));
    }

    /** @return the command for a language, with the program as it was found */
    List<String> in(Path found, String language) {
        List<String> written = new ArrayList<>();
        written.add(found.toString());
        for (String word : command.subList(1, command.size()))
            written.add(
                    word.replace(LANGUAGE, language).replace("{voice}", language.equals("it") ? "Alice" : "Samantha"));
        return written;
    }

    String program() {
        return command.get(0);
    }
}
