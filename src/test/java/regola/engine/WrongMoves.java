package regola.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import regola.engine.move.ChoicePlan;
import regola.engine.move.OptionPlan;
import regola.engine.run.Execution;
import regola.engine.value.Answer;
import regola.engine.value.Form;
import regola.engine.value.Move;
import regola.language.model.Type;

/**
 * A WrongMoves is a random match in which everything is tried that is not legal: candidates of the present decision,
 * and moves of all others. Each is answered with the number of a rule and a sentence in both languages.
 */
public final class WrongMoves {
    private static final int MOST_DECISIONS = 300, ONE_IN = 6, TRIES = 3;

    private final Ruleset rules;
    private SplittableRandom chance;

    public WrongMoves(Ruleset rules) {
        this.rules = rules;
    }

    public void play(long seed) {
        chance = new SplittableRandom(seed);
        Match match = Match.start(rules, seed);
        for (int n = 0; !match.isOver() && n < MOST_DECISIONS; n++) {
            if (n < 2 || chance.nextInt(ONE_IN) == 0) tryAll(match);
            match.playIndex(chance.nextInt(match.legalCount()));
        }
    }

    private void tryAll(Match match) {
        Set<String> legal = match.decision().legal().stream().map(Move::text).collect(Collectors.toSet());
        List<String> tries = new ArrayList<>();
        for (OptionPlan option : ((ChoicePlan) match.execution().question()).options()) {
            for (int i = 0; i < TRIES; i++) tries.add(candidate(match.execution(), option));
        }
        for (Form form : rules.forms()) for (int i = 0; i < TRIES; i++) tries.add(words(match, form));
        for (String text : tries) {
            if (text == null) continue;
            String where = rules.game().id() + " at " + match.decision().id() + ": " + text;
            Answer answer = match.ask(text);
            if (legal.contains(text)) {
                assertThat(answer).as(where).isInstanceOf(Answer.Legal.class);
                continue;
            }
            assertThat(answer).as(where).isInstanceOf(Answer.Refused.class);
            var why = ((Answer.Refused) answer).why();
            assertThat(why.rule()).as(where).isNotNull();
            assertThat(why.text("en")).as(where).isNotEmpty();
            assertThat(why.text("it")).as(where).isNotEmpty().isNotEqualTo(why.text("en"));
        }
        String message = ((Answer.NotUnderstood) match.ask("xyzzy")).message().text("en");
        List<String> listed =
                Arrays.asList(message.substring(message.indexOf("Moves here: ") + 12, message.length() - 1)
                        .split(", "));
        assertThat(listed)
                .as(match.decision().id())
                .isSubsetOf(match.decision().legal().stream().map(this::form).collect(Collectors.toSet()));
    }

    private String form(Move move) {
        return move.parts().stream()
                .map(part -> part.parameter() == null ? part.text() : "(" + part.parameter() + ")")
                .collect(Collectors.joining(" "));
    }

    private String candidate(Execution x, OptionPlan option) {
        long[] arguments = new long[option.parameters().size()];
        for (int i = 0; i < arguments.length; i++) {
            var parameter = option.parameters().get(i);
            long[] all = OptionPlan.candidates(x, parameter);
            if (all.length == 0) return null;
            arguments[i] = all[chance.nextInt(all.length)];
            x.slots[x.base + parameter.slot()] = arguments[i];
        }
        return option.move(x.names(), option.packed(arguments)).text();
    }

    /** Any names of the right kinds, whether or not the rules would ever ask for them. */
    private String words(Match match, Form form) {
        return form.parts().stream()
                .map(slot -> slot.type() == null ? slot.word() : name(match, slot.type()))
                .collect(Collectors.joining(" "));
    }

    private String name(Match match, Type type) {
        if (type.base() == Type.Base.NUMBER) return "" + chance.nextInt(10);
        List<String> ids = match.names().ids(type);
        return ids.get(chance.nextInt(ids.size()));
    }
}
