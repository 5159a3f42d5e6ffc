package regola.engine.explain;

import java.util.ArrayList;
import java.util.List;
import regola.engine.board.Bits;
import regola.engine.move.OptionPlan;
import regola.engine.move.Parameter;
import regola.engine.move.RefusalPlan;
import regola.engine.run.Execution;
import regola.engine.value.Catalog;
import regola.engine.value.Form;
import regola.engine.value.Hex;
import regola.engine.value.Thing;
import regola.engine.value.Why;
import regola.language.model.Choice;
import regola.language.model.Type;

/** A MoveReading is a written move taken word by word and held against forms. */
final class MoveReading {
    private static final int MOST_ALIKE = 64;

    private final Execution x;
    private final Catalog names;
    private final List<String> words;

    MoveReading(Execution x, List<String> words) {
        this.x = x;
        this.names = x.names();
        this.words = words;
    }

    List<String> words() {
        return words;
    }

    /**
     * @return the choices that the words may mean as this option; several if pieces are alike, none if they do not fit
     */
    List<Candidate> candidates(OptionPlan option) {
        List<Candidate> found = new ArrayList<>();
        for (long[] arguments : readings(option.parts(), option.parameters())) {
            if (areThinkable(option.parameters(), arguments)) found.add(new Candidate(option, arguments));
        }
        return found;
    }

    /**
     * Whether every argument is among the candidates that the rule file names, those before it standing in their slots.
     */
    private boolean areThinkable(List<Parameter> parameters, long[] arguments) {
        for (int i = 0; i < arguments.length; i++) {
            Parameter parameter = parameters.get(i);
            boolean among = false;
            for (long candidate : OptionPlan.candidates(x, parameter)) among |= candidate == arguments[i];
            if (!among || !parameter.fits(arguments[i])) return false;
            x.slots[x.base + parameter.slot()] = arguments[i];
        }
        return true;
    }

    /** @return the answer to a form that is never legal, or null if the words are not of that form */
    Why refusal(RefusalPlan refusal) {
        List<long[]> readings = readings(refusal.parts(), refusal.parameters());
        if (refusal.parts().isEmpty() || readings.isEmpty()) return null;
        List<Thing> things = new ArrayList<>();
        for (int i = 0; i < refusal.parameters().size(); i++) {
            Parameter parameter = refusal.parameters().get(i);
            long value = readings.get(0)[i];
            x.slots[x.base + parameter.slot()] = value;
            things.add(x.names().thing(parameter.type(), value));
        }
        if (!areStrange(refusal)) return null;
        return new Why(
                refusal.rule(),
                refusal.because().said(x),
                refusal.span(),
                things,
                List.of(),
                Choice.firstWord(refusal.parts()));
    }

    /** Whether every word that must not be among something is not, or is nothing at all. */
    private boolean areStrange(RefusalPlan refusal) {
        int next = 0;
        for (int i = 0; i < refusal.parts().size(); i++) {
            if (!(refusal.parts().get(i) instanceof Choice.Stranger)) continue;
            Parameter stranger = refusal.strangers().get(next++);
            for (long value : values(stranger.type(), words.get(i))) {
                for (long candidate : OptionPlan.candidates(x, stranger)) if (candidate == value) return false;
            }
        }
        return true;
    }

    /**
     * @return whether the words are of the form, and every word is the name of something of the kind that stands there
     */
    boolean isMove(Form form) {
        if (form.parts().size() != words.size()) return false;
        for (int i = 0; i < words.size(); i++) {
            Form.Part part = form.parts().get(i);
            if (part.type() == null ? !part.word().equals(words.get(i)) : !names.isNamed(part.type(), words.get(i)))
                return false;
        }
        return true;
    }

    /** Whether words and number of words are those of a form, whatever stands for its parameters. */
    boolean isOfForm(List<Choice.Part> parts) {
        if (parts.size() != words.size()) return false;
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) instanceof Choice.Word word && !word.word().equals(words.get(i))) return false;
        }
        return true;
    }

    private List<long[]> readings(List<Choice.Part> parts, List<Parameter> parameters) {
        if (!isOfForm(parts)) return List.of();
        List<long[]> all = new ArrayList<>();
        all.add(new long[parameters.size()]);
        int next = 0;
        for (int i = 0; i < parts.size(); i++) {
            if (!(parts.get(i) instanceof Choice.Parameter)) continue;
            List<long[]> longer = new ArrayList<>();
            for (long value : values(parameters.get(next).type(), words.get(i))) {
                for (long[] before : all) {
                    long[] with = before.clone();
                    with[next] = value;
                    if (longer.size() < MOST_ALIKE) longer.add(with);
                }
            }
            all = longer;
            next++;
        }
        return all;
    }

    /** What a word may mean: one thing, all pieces of a kind that cannot be told apart, or nothing. */
    private long[] values(Type type, String word) {
        if (!names.isNamed(type, word)) return new long[0];
        if (!names.isNear(type, word)) return new long[] {new Distant(x).number(Hex.named(word))};
        long value = names.number(type, word);
        if (type.base() != Type.Base.PIECE || !names.piece((int) value).alike()) return new long[] {value};
        return Bits.elements(x.state.roster.ofKind[names.piece((int) value).kind()]);
    }
}
