package regola.language.service;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * PassageTexts are what one writes again and again, whole and with gaps. Which of them fit at a place the grammar says:
 * each is offered where its first word may stand. The number of a rule in them is the next one that is free.
 */
final class PassageTexts {
    /** Stands for the next free number of a rule. */
    private static final String NUMBER = "NUMBER";

    private static final Map<String, List<String>> ALL = new LinkedHashMap<>();

    static {
        add("""
            choose ${decision} by mover
              option ${word} (${thing} in ${things}) (to in ${places})
                require ${condition}
                  because NUMBER en "${reason}" it "${motivo}"
                then
                  move ${thing} to to
            """);
        add("""
            option ${word} (${thing} in ${things}) (to in ${places})
              require ${condition}
                because NUMBER en "${reason}" it "${motivo}"
              then
                move ${thing} to to
            """);
        add("""
            require ${condition}
              because NUMBER en "${reason}" it "${motivo}"
            """);
        add("""
            because NUMBER en "${reason}" it "${motivo}"
            """);
        add("""
            refuse all else
              because NUMBER en "${reason}" it "${motivo}"
            """);
        add("""
            if none
              end turn
            """);
        add("""
            rule ${name}(${thing}: piece)
              en "${sentence}" it "${frase}"
              ${step}
            """);
        add("""
            function ${name}(${place}: site): set of site
              = ${value}
            """);
        add("""
            conditions ${name}(${thing}: piece, to: site)
              require ${condition}
                because NUMBER en "${reason}" it "${motivo}"
            """);
        add("""
            when ${moment}(${thing}) if ${condition} as ${name}
              en "${sentence}" it "${frase}"
              ${step}
            """);
        add("""
            setting ${name}: 1 to 3 = 2
              en "${sentence}" it "${frase}"
            """);
        add("""
            aim ${name} of who
              en "${good}" it "${buono}"
              = ${amount}
            """);
        add("""
            any number of "{player}-${name}" for each player
            """);
        add("""
            for each ${thing} in ${things}
              ${step}
            """);
        add("""
            if ${condition}
              ${step}
            otherwise
              ${step}
            """);
        add("""
            finish won by mover
              en "${sentence}" it "${frase}"
            """);
        add("""
            words
              ${name} en "${words}" it "${parole}"
            """);
    }

    private PassageTexts() {}

    private static void add(String passage) {
        String first = passage.split("[ \\n]", 2)[0];
        ALL.computeIfAbsent(first, word -> new ArrayList<>()).add(passage.stripTrailing());
    }

    /** @return those that begin with the word */
    static List<String> beginningWith(String word, String number) {
        return ALL.getOrDefault(word, List.of()).stream()
                .map(passage -> passage.replace(NUMBER, number))
                .toList();
    }
}
