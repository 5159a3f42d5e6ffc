package regola.language.type;

import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import regola.language.diagnostic.DiagnosticCode;
import regola.language.diagnostic.DidYouMean;
import regola.language.model.Naming;
import regola.language.model.Reason;
import regola.language.model.Setting;
import regola.language.model.Text;
import regola.language.resolve.Declared;
import regola.language.resolve.Sort;
import regola.language.resolve.SymbolTable;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Span;
import regola.language.tree.Declaration;

/** A ScreenWords gathers what things are called on the screen. A variant's words go before the game's. */
final class ScreenWords {
    private static final Pattern COLOUR = Pattern.compile("#[0-9A-Fa-f]{6}");

    private final CheckContext game;
    private final Callables actions;
    private final SourceText changed;

    /** @param changed the game's file if variants are on: they may have removed what it has words for; else null */
    ScreenWords(CheckContext game, Callables actions, SourceText changed) {
        this.game = game;
        this.actions = actions;
        this.changed = changed;
    }

    Map<String, Naming> namings(List<Declaration.Words> sections) {
        Map<String, Naming> namings = new LinkedHashMap<>();
        Map<SourceText, Map<String, Declaration.Words.Word>> seen = new HashMap<>();
        for (Declaration.Words section : sections) {
            for (Declaration.Words.Word line : section.lines()) {
                String name = line.key();
                reportUnknown(line);
                String colour = line.colour() == null ? null : line.colour().value();
                if (colour != null && !COLOUR.matcher(colour).matches()) {
                    game.report(DiagnosticCode.NOT_A_COLOUR.at(line.colour().span(), colour));
                }
                var first = seen.computeIfAbsent(line.span().source(), file -> new HashMap<>())
                        .putIfAbsent(name, line);
                if (first != null)
                    game.report(DiagnosticCode.DUPLICATE
                            .at(line.name().span(), name)
                            .related(first.name().span(), "the first line is here"));
                Reason about = line.about() == null ? null : new SentenceChecks(game, null).reason(line.about());
                namings.put(
                        name,
                        new Naming(
                                textFor(name, line),
                                asks(name),
                                cheered(line),
                                colour,
                                line.art() == null ? null : line.art().text(),
                                about));
            }
        }
        return Collections.unmodifiableMap(namings);
    }

    /** What options choose has no name on the screen: it is asked for. */
    private boolean asks(String name) {
        return game.names().all(name).isEmpty()
                && !actions.hasDecision(name)
                && !actions.moveWords().contains(name)
                && actions.picks().containsKey(name);
    }

    private Text textFor(String name, Declaration.Words.Word line) {
        SentenceChecks texts = new SentenceChecks(game, null);
        return game.names().all(name).stream().anyMatch(found -> found.sort() == Sort.PIECES)
                ? texts.pieceName(line.text(), blanks())
                : texts.text(line.text());
    }

    /** Only what acts can be cheered. */
    private Text cheered(Declaration.Words.Word line) {
        if (line.cheered() == null) return Text.NONE;
        String name = line.name().text();
        List<Declared> meant = game.names().all(name);
        boolean acts = meant.stream()
                .anyMatch(
                        each -> each.sort() == Sort.RULE || each.sort() == Sort.HANDLER || each.sort() == Sort.UNREAD);
        if (!acts && !meant.isEmpty())
            game.report(DiagnosticCode.NOT_ALLOWED_HERE
                    .at(line.cheered().span(), "'cheered'")
                    .why(Message.of(
                            "'{0}' is {1}; what is cheered is a rule, or a 'when' with a name behind 'as'",
                            name, meant.get(0).sort().phrase()))
                    .fix("give the rule whose acting is to be cheered a line of its own"));
        return new SentenceChecks(game, null).text(line.cheered());
    }

    private Set<String> blanks() {
        Set<String> blanks = new LinkedHashSet<>(List.of("side", "player", "n"));
        blanks.addAll(game.names().of(EnumSet.of(Sort.CHOICE)));
        return blanks;
    }

    /** Whether it is one of the numbers that a setting of that name can be set to. */
    private boolean isANumberOf(Declaration.Words.Word line) {
        String name = line.name().text();
        if (game.names().all(name).stream().noneMatch(found -> found.sort() == Sort.SETTING)) return false;
        Setting setting = game.things().setting(name);
        return setting.form() == Setting.Form.NUMBER && line.of() >= setting.least() && line.of() <= setting.most();
    }

    /** Of several choices that are called alike none can be called anew without the question for the others. */
    private void addPick(Declaration.Words.Word line, List<Span> picks) {
        if (picks.size() == 1) game.uses().add(line.name().span(), line.name().text(), picks.get(0));
    }

    private void reportUnknown(Declaration.Words.Word line) {
        String name = line.name().text();
        SymbolTable names = game.names();
        if (line.of() != null && line.span().source() != changed && !isANumberOf(line)) {
            game.report(
                    DiagnosticCode.WORDS_FOR_NOTHING.at(line.span(), line.key()).fix(Message.of("take the line away")));
            return;
        }
        if (!names.all(name).isEmpty())
            game.uses().add(line.name().span(), names.all(name).get(0));
        else if (asks(name)) addPick(line, actions.picks().get(name));
        else game.uses().add(line.name().span(), name, actions.decision(name));
        boolean known = !names.all(name).isEmpty()
                || actions.hasDecision(name)
                || actions.moveWords().contains(name)
                || actions.picks().containsKey(name)
                || BuiltIns.get(name) != null
                || name.equals("pieces")
                || name.equals("sites");
        if (known || line.span().source() == changed || name.matches("m?\\d+")) return;
        game.reportUnknown(name, line.name().span(), () -> {
            Set<String> candidates = new LinkedHashSet<>(names.of(EnumSet.allOf(Sort.class)));
            candidates.addAll(actions.moveWords());
            candidates.addAll(actions.picks().keySet());
            return DiagnosticCode.WORDS_FOR_NOTHING
                    .at(line.name().span(), name)
                    .fix(DidYouMean.asFix(name, candidates, "take the line away"));
        });
    }
}
