package regola.cli;

import java.util.List;
import java.util.Locale;
import regola.engine.Match;
import regola.engine.value.Answer;
import regola.engine.value.Decision;
import regola.engine.value.Outcome;
import regola.engine.value.Spoken;
import regola.language.model.Type;

/** TerminalWords are the sentences with which the terminal tells what is asked, allowed, forbidden and won. */
final class TerminalWords {
    private TerminalWords() {}

    static String text(Answer answer, String language) {
        if (answer instanceof Answer.Refused no)
            return numbered(no.why().rule(), no.why().text(language));
        if (answer instanceof Answer.NotUnderstood no) return no.message().text(language);
        return Spoken.of("That move is legal.", "Questa mossa è legale.").text(language);
    }

    static String numbered(String rule, String sentence) {
        if (rule == null) return sentence;
        return sentence.isEmpty() ? rule : rule + "  " + sentence;
    }

    static String question(Decision decision, String language) {
        String asked = decision.text(language);
        return numbered(decision.rule(), asked.isEmpty() ? decision.byId() + ": " + decision.id() : asked);
    }

    static String outcome(Match match, Table table) {
        Outcome outcome = match.outcome();
        String language = table.language();
        StringBuilder text = new StringBuilder(
                Spoken.of("The match is over. ", "La partita è finita. ").text(language));
        List<String> winners =
                outcome.winners().stream().map(number -> title(number, table)).toList();
        if (outcome.drawn() || winners.isEmpty())
            text.append(Spoken.of("A draw.", "Patta.").text(language));
        else
            text.append(Spoken.of("Won by ", "Vince ").text(language))
                    .append(String.join(", ", winners))
                    .append('.');
        for (int side = 0; side < outcome.scores().size(); side++) {
            text.append("\n  ")
                    .append(title(side, table))
                    .append(": ")
                    .append(outcome.scores().get(side));
        }
        return text.toString();
    }

    /** @param part from 0 to 1 */
    static String percent(double part) {
        return String.format(Locale.ROOT, "%3d %%", Math.round(part * 100));
    }

    /** @return to a hundred thousandth, as data has it */
    static double rounded(double value) {
        return Math.round(value * 1e5) / 1e5;
    }

    static String title(int side, Table table) {
        return table.rules().names().title(Type.PLAYER, side, table.language());
    }
}
