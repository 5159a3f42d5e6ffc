package regola.engine.explain;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import regola.engine.move.ChoicePlan;
import regola.engine.move.OptionPlan;
import regola.engine.run.Execution;
import regola.engine.value.Catalog;
import regola.engine.value.Form;
import regola.engine.value.Spoken;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.Choice;
import regola.language.model.Type;

/**
 * A Misreading is the answer to words that are no move of the present decision: what is not known or cannot be chosen,
 * what is asked instead, and how moves are written here.
 */
final class Misreading {
    private final Execution x;
    private final Catalog names;
    private final ChoicePlan plan;
    private final List<ChoicePlan> others;
    private final MoveReading reading;
    private final Spoken question;

    Misreading(Execution x, ChoicePlan plan, List<ChoicePlan> others, MoveReading reading) {
        this.x = x;
        this.names = x.names();
        this.plan = plan;
        this.others = others;
        this.reading = reading;
        this.question = plan.sentence(x);
    }

    Spoken words() {
        Spoken mistake = mistake();
        String forms =
                plan.legalForms(x).stream().map(Form::toString).distinct().collect(Collectors.joining(", "));
        return language -> {
            String asked = question.text(language);
            boolean italian = language.equals("it");
            return mistake.text(language) + (asked.isEmpty() ? "" : (italian ? " Ora: " : " Now: ") + asked)
                    + (italian ? " Si scrive: " : " Moves here: ") + forms + ".";
        };
    }

    private Spoken mistake() {
        for (Form form : formsOfThatShape(plan)) {
            for (int i = 0; i < form.parts().size(); i++) {
                Form.Part part = form.parts().get(i);
                String word = reading.words().get(i);
                if (part.type() != null && !names.isNamed(part.type(), word)) return unknown(part, word);
            }
            return Spoken.of(
                    "'" + text() + "' names something that cannot be chosen here.",
                    "'" + text() + "' nomina qualcosa che qui non si può scegliere.");
        }
        for (ChoicePlan other : others) {
            if (!formsOfThatShape(other).isEmpty()) {
                return language ->
                        "'" + text() + "'" + (language.equals("it") ? " non è chiesto ora." : " is not asked for now.");
            }
        }
        return shape();
    }

    private String text() {
        return String.join(" ", reading.words());
    }

    private List<Form> formsOfThatShape(ChoicePlan of) {
        List<Form> forms = new ArrayList<>();
        for (OptionPlan option : of.options())
            if (reading.isOfForm(option.parts())) forms.add(ChoicePlan.form(option.parts()));
        return forms;
    }

    private Spoken unknown(Form.Part part, String word) {
        if (part.type().equals(Type.SITE) && names.isAbsent(word)) {
            return Spoken.of(
                    "With these settings the board has no site '" + word + "'.",
                    "Con queste impostazioni il tabellone non ha il posto '" + word + "'.");
        }
        Optional<String> meant = DidYouMean.closest(word, names.distinctIds(part.type()));
        String type = part.type().toString();
        return Spoken.of(
                "No " + type + " is called '" + word + "'."
                        + meant.map(m -> " Did you mean '" + m + "'?").orElse(""),
                "Niente di tipo " + italian(part.type()) + " si chiama '" + word + "'."
                        + meant.map(m -> " Intendevi '" + m + "'?").orElse(""));
    }

    private static String italian(Type type) {
        return switch (type.base()) {
            case NUMBER -> "numero";
            case TRUTH -> "sì o no";
            case PLAYER -> "giocatore";
            case PIECE -> "pezzo";
            case SITE -> "posto";
            case KIND -> "genere";
            case LINE -> "linea";
            case CHOICE -> type.choice();
            case NOTHING -> "niente";
        };
    }

    /** The words do not fit any form: perhaps the first is misspelt, or there are too many or too few. */
    private Spoken shape() {
        Set<String> firstWords = new LinkedHashSet<>();
        boolean known = false;
        for (OptionPlan option : plan.options()) {
            if (option.parts().get(0) instanceof Choice.Word word) {
                firstWords.add(word.word());
                known |= word.word().equals(reading.words().get(0));
            }
        }
        if (known) {
            return Spoken.of(
                    "'" + text() + "' has too few or too many words.",
                    "'" + text() + "' ha troppe o troppo poche parole.");
        }
        Optional<String> meant = DidYouMean.closest(reading.words().get(0), firstWords);
        return Spoken.of(
                "'" + text() + "' is no move."
                        + meant.map(m -> " Did you mean '" + m + "'?").orElse(""),
                "'" + text() + "' non è una mossa."
                        + meant.map(m -> " Intendevi '" + m + "'?").orElse(""));
    }
}
