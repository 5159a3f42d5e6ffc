package regola.ui.present.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.engine.Ruleset;
import regola.language.model.Mark;
import regola.language.model.RuleIndex;
import regola.language.model.Setting;
import regola.ui.present.picture.Names;
import regola.ui.present.picture.RuleCards;
import regola.ui.present.picture.SettingWords;
import regola.ui.view.Texts;
import regola.ui.view.board.MarkView;
import regola.ui.view.rules.RuleBookView;
import regola.ui.view.rules.RuleCardView;
import regola.ui.view.rules.SoughtWords;

/**
 * A RuleBook is the numbered rules of a game, made from its rule file: what is in force, every rule, every special
 * square.
 */
final class RuleBook {
    private final Ruleset rules;
    private final Names names;
    private final Texts texts;
    private final List<RuleBookView.Entry> entries;

    public RuleBook(Ruleset rules, String language) {
        this.rules = rules;
        this.names = new Names(rules, language);
        this.texts = Texts.in(language);
        List<String> inOrder = RuleIndex.of(rules.game()).numbers().stream()
                .sorted(RuleNumbers.IN_ORDER)
                .toList();
        RuleCards cards = new RuleCards(rules, language);
        this.entries = inOrder.stream()
                .filter(cards::isForPeople)
                .map(number -> new RuleBookView.Entry(cards.of(number), marks(number)))
                .filter(RuleBook::says)
                .toList();
    }

    private static boolean says(RuleBookView.Entry entry) {
        return !entry.card().sentences().isEmpty()
                || !entry.card().reasons().isEmpty()
                || !entry.marks().isEmpty();
    }

    private List<MarkView> marks(String number) {
        return rules.game().marks().stream()
                .filter(mark ->
                        mark.reason() != null && number.equals(mark.reason().rule()))
                .map(this::mark)
                .toList();
    }

    private MarkView mark(Mark mark) {
        return new MarkView(
                Names.capital(names.spoken(mark.name())),
                mark.art(),
                mark.reason().rule(),
                names.of(mark.reason()));
    }

    /** @return the whole page */
    public RuleBookView page() {
        return page("");
    }

    /** @param sought words that a rule must have, all of them, anywhere: in its number, title, sentences or reasons */
    public RuleBookView page(String sought) {
        SoughtWords words = SoughtWords.of(sought);
        List<RuleBookView.Entry> found =
                entries.stream().filter(entry -> words.isIn(said(entry))).toList();
        return new RuleBookView(
                rules.game().id(),
                Names.plain(rules.game().title(), names.language()),
                inForce(),
                sought.strip(),
                entries.size(),
                found);
    }

    private List<RuleBookView.InForce> inForce() {
        List<RuleBookView.InForce> found = new ArrayList<>();
        rules.game()
                .variants()
                .forEach(variant -> found.add(new RuleBookView.InForce(
                        Names.plain(variant.title(), names.language()),
                        Names.plain(variant.about(), names.language()))));
        for (Setting setting : rules.game().settings()) {
            List<Long> value = rules.settings().getOrDefault(setting.name(), setting.value());
            if (!value.equals(setting.value())) {
                found.add(new RuleBookView.InForce(SettingWords.of(setting, value, names, texts), ""));
            }
        }
        return found;
    }

    static String said(RuleBookView.Entry entry) {
        RuleCardView card = entry.card();
        Stream<String> marks = entry.marks().stream().map(MarkView::name);
        return Stream.of(
                        Stream.of(card.number(), card.title()),
                        marks,
                        card.sentences().stream(),
                        card.reasons().stream())
                .flatMap(all -> all)
                .collect(Collectors.joining("\n"));
    }
}
