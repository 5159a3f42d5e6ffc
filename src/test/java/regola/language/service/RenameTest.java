package regola.language.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import regola.Thorough;
import regola.language.Shipped;
import regola.language.source.SourceText;
import regola.language.source.Span;

/** Something is called otherwise, and the game is the same but for the name. */
@Execution(ExecutionMode.CONCURRENT)
class RenameTest {
    private static final String NEW = "quite-another";
    private static final String NEW_NUMBER = "ZZ-99";
    /** Why a name that is free may be refused all the same: what is called by its number in a row, the game itself. */
    private static final Pattern FAIR = Pattern.compile(
            "(?s).*(is made from what stands at|is not a row of sites|no site is called|what the whole game is called).*");

    static List<String> games() {
        return Shipped.games();
    }

    /** Every name of every shipped game: a share each build. */
    @ParameterizedTest
    @MethodSource("games")
    void theGameIsTheSameButForTheName(String game) {
        GameTexts texts = ServiceTexts.shipped(game);
        LanguageService service = new LanguageService(texts);
        List<Span> names = names(service);
        assertThat(names).hasSizeGreaterThan(60);
        int step = Thorough.step(61);
        int made = 0;
        for (int i = 0; i < names.size(); i += step) {
            Span at = names.get(i);
            String old = Analysis.written(at);
            boolean number = old.matches(NumbersOfRules.NUMBER.pattern());
            Renaming renaming = service.rename(at.source(), at.start(), number ? NEW_NUMBER : NEW);
            if (renaming.isRefused()) {
                assertThat(renaming.refusal()).as("%s at %s", old, at.brief()).matches(FAIR);
                continue;
            }
            made++;
            isSame(texts, renaming, at, old, number ? NEW_NUMBER : NEW);
        }
        assertThat(made).as("names that could be changed").isGreaterThan(names.size() / step / 4);
    }

    private static void isSame(GameTexts texts, Renaming renaming, Span at, String old, String name) {
        Map<SourceText, SourceText> next = new LinkedHashMap<>();
        GameTexts after = texts.map(text -> {
            SourceText made = Edit.made(text, renaming.edits());
            next.put(text, made);
            return made;
        });
        int where = texts.all().indexOf(at.source());
        List<SourceText> before = where == 0 ? List.of() : List.of(at.source());
        List<SourceText> now = where == 0 ? List.of() : List.of(next.get(at.source()));
        assertThat(ServiceTexts.course(after, now, 7))
                .as("%s of %s is called %s", old, at.brief(), name)
                .isEqualTo(ServiceTexts.course(texts, before, 7));
        SourceText changed = next.get(at.source());
        int start = renaming.edits().stream()
                        .filter(edit -> edit.span().source() == at.source()
                                && edit.span().start() < at.start())
                        .mapToInt(edit -> edit.text().length()
                                - (edit.span().end() - edit.span().start()))
                        .sum()
                + at.start();
        Renaming back = new LanguageService(after).rename(changed, start, old);
        assertThat(back.refusal()).isEmpty();
        for (SourceText text : texts.all())
            assertThat(Edit.made(next.get(text), back.edits()).text()).isEqualTo(text.text());
    }

    /** @return each thing with a name at one of its places */
    private static List<Span> names(LanguageService service) {
        List<Span> names = new ArrayList<>();
        Set<Span> seen = new HashSet<>();
        for (SourceText text : service.texts().all()) {
            for (int at = 0; at < text.text().length(); at++) {
                Span found = service.renamable(text, at).orElse(null);
                if (found == null || !seen.add(found)) continue;
                names.add(found);
                seen.addAll(service.uses(text, at));
                at = found.end();
            }
        }
        return names;
    }

    private static final String GAME = """
            game stones
              title en "Stones" it "Sassi"
              players 2: red, green
            choice stone: gold, silver
            board field
              sites a1 .. a5 from 0, 0 to 4, 0
              site last-place at 5, 0
              path a1 .. a5 -> last-place
            mark trap on a2
            pieces stones: 2 "{player}-{stone}-{n}" for each player and stone drawn "card-{stone}"
            keep last: piece = none
            moment landed(stone: piece)
            start
              move stones to a1
            turn
              choose step by mover                                         ST-1
                option step (stone in stones) (to in field)
                  meets may-step(stone, to)
                  then
                    move stone to to
                    announce landed(stone) at to
              finish drawn
            conditions may-step(what: piece, place: site)
              require place in next of site of what
                because ST-1.1 en "{what} goes one step." it "{what} fa un passo."
            when landed(it-was) on trap as caught
              set last = it-was
            words
              red-gold en "red gold" it "oro rosso"
              step en "step" it "passo"
            """;
    private static final String VARIANT = """
            variant more of stones
              title en "More" it "Di più"
              about en "More." it "Di più."
            add to caught
              set last = none
            add after ST-1.1
              require last is not what
                because ST-1.2 en "Not twice." it "Non due volte."
            set mark trap on a3
            """;

    private static String renamed(String at, String name) {
        return renamed(at, name, VARIANT);
    }

    private static String renamed(String at, String name, String variant) {
        GameTexts texts = ServiceTexts.of(GAME, variant);
        Renaming made = new LanguageService(texts).rename(texts.game(), GAME.indexOf(at), name);
        if (made.isRefused()) return made.refusal().toString();
        StringBuilder lines = new StringBuilder();
        for (SourceText text : texts.all()) {
            List<String> before = text.text().lines().toList();
            List<String> after = Edit.made(text, made.edits()).text().lines().toList();
            for (int i = 0; i < before.size(); i++)
                if (!before.get(i).equals(after.get(i)))
                    lines.append(after.get(i).strip()).append('\n');
        }
        return lines.toString().replaceAll(" {2,}", " ");
    }

    @Test
    void whatAVariantSaysGoesAlong() {
        assertThat(renamed("caught", "snapped")).isEqualTo("when landed(it-was) on trap as snapped\nadd to snapped\n");
        assertThat(renamed("trap", "pit"))
                .isEqualTo("mark pit on a2\nwhen landed(it-was) on pit as caught\nset mark pit on a3\n");
        assertThat(renamed("what: piece", "runner")).isEqualTo("""
                conditions may-step(runner: piece, place: site)
                require place in next of site of runner
                because ST-1.1 en "{runner} goes one step." it "{runner} fa un passo."
                require last is not runner
                """);
        assertThat(renamed("ST-1.1", "ST-7")).isEqualTo("""
                because ST-7 en "{what} goes one step." it "{what} fa un passo."
                add after ST-7
                """);
    }

    @Test
    void whatIsMadeOfANameGoesAlong() {
        assertThat(renamed("red,", "pink")).isEqualTo("""
                players 2: pink, green
                pink-gold en "red gold" it "oro rosso"
                """);
        assertThat(renamed("stone: gold", "metal")).isEqualTo("""
                choice metal: gold, silver
                pieces stones: 2 "{player}-{metal}-{n}" for each player and metal drawn "card-{metal}"
                """);
    }

    @Test
    void whatWouldNotDoIsRefusedWithAReason() {
        assertThat(renamed("trap", "9 lives")).startsWith("'9 lives' is no name;");
        assertThat(renamed("trap", "centre point")).endsWith("'centre-point' would do");
        assertThat(renamed("trap", "lì_sotto")).endsWith("'li-sotto' would do");
        assertThat(renamed("trap", "")).isEqualTo("write the name that it is to have");
        assertThat(renamed("trap", "move")).startsWith("'move' is a word of the language;");
        assertThat(renamed("trap", "field")).startsWith("'field' will not do: at ");
        assertThat(renamed("trap", "trap")).isEqualTo("it is called so already");
        assertThat(renamed("a1 ..", "b1")).contains("is made from what stands at game.rules:6");
        assertThat(renamed("ST-1.1", "ST-1.2")).startsWith("'ST-1.2' is the number of another rule;");
        assertThat(renamed("stones\n", "pebbles")).contains("what the whole game is called");
        // A local of that name would hide what is kept.
        assertThat(renamed("it-was", "last")).isNotEmpty().doesNotContain("when landed");
    }

    /** A variant that never says the name may have made the next one its own. */
    @Test
    void aNameThatOnlyAVariantHasIsNotFree() {
        String variant = VARIANT.replace("set mark trap on a3\n", "") + "mark snare on a1\n";
        assertThat(renamed("trap", "snare", variant)).startsWith("'snare' will not do: at ");
    }

    @Test
    void whatCannotBeReadIsNotTouched() {
        GameTexts texts = ServiceTexts.of(GAME.replace("set last = it-was", "set last = = it-was"), VARIANT);
        Renaming made = new LanguageService(texts).rename(texts.game(), GAME.indexOf("trap"), "pit");
        assertThat(made.refusal()).contains("game.rules cannot be read yet");
    }
}
