package regola.ui.present.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import regola.engine.Ruleset;
import regola.language.model.CheckedGame;
import regola.language.model.RuleIndex;
import regola.language.model.RulePassage;
import regola.language.model.RulePassage.Kind;
import regola.language.source.Span;
import regola.ui.view.Texts;
import regola.ui.view.rules.PassageView;
import regola.ui.view.rules.RuleCardView;

/** A RuleCards makes a card of each rule of a game, in one language. */
public final class RuleCards {
    private static final int MOST_TITLES = 3;
    /** What has a title of its own but is neither special square nor decision. */
    private static final Kind[] PARTS = {
        Kind.START,
        Kind.TURN,
        Kind.RULE,
        Kind.HANDLER,
        Kind.TOLD,
        Kind.END,
        Kind.SCORE,
        Kind.WINNERS,
        Kind.BOARD,
        Kind.PIECES,
        Kind.ZONE
    };

    private static final Set<Kind> NAMES = Set.of(Kind.KEPT, Kind.MOMENT);
    private static final Set<Kind> ASIDE = Set.of(Kind.FUNCTION, Kind.AIM, Kind.KEPT, Kind.MOMENT);

    private final Ruleset rules;
    private final RuleIndex index;
    private final Names names;
    private final Texts texts;
    private final Passages passages;
    private final RuleSentences sentences;

    public RuleCards(Ruleset rules, String language) {
        this.rules = rules;
        this.index = RuleIndex.of(rules.game());
        this.names = new Names(rules, language);
        this.texts = Texts.in(language);
        this.sentences = new RuleSentences(rules, names, texts);
        this.passages = new Passages(rules.game().id(), rules.game().sources(), language);
    }

    /** @return a card for each number, in the order of the rule files */
    public List<RuleCardView> all() {
        return index.numbers().stream().map(this::of).toList();
    }

    /**
     * @return the number of the rule of each form of move that says more than what is not allowed, by the name of the
     *     decision and the form's first word, where a decision has several that begin differently
     */
    static Map<String, String> acts(CheckedGame game) {
        RuleIndex index = RuleIndex.of(game);
        Map<String, String> acts = new HashMap<>();
        for (String number : index.numbers()) {
            List<RulePassage> found = index.of(number);
            boolean tells = found.stream()
                    .anyMatch(
                            one -> !one.kind().refuses() && !one.reason().text().isEmpty());
            if (!tells) continue;
            found.stream()
                    .filter(one -> one.kind() == Kind.OPTION && one.form() != null)
                    .forEach(one -> acts.put(one.name() + " " + one.form(), number));
        }
        return acts;
    }

    /** @return the numbers right below one that only say what is not allowed, of what is done first there */
    public List<String> forbiddenBelow(String number) {
        List<String> below = index.numbers().stream()
                .filter(one -> one.startsWith(number + "."))
                .filter(one -> one.indexOf('.', number.length() + 1) < 0)
                .filter(one -> index.of(one).stream().allMatch(each -> each.kind() == Kind.REQUIREMENT))
                .toList();
        return below.stream().filter(one -> act(one).equals(act(below.get(0)))).toList();
    }

    private String act(String number) {
        RulePassage first = index.of(number).get(0);
        return first.name() + " " + first.form();
    }

    /** @return a card that says nothing if the game has no such rule */
    public RuleCardView of(String number) {
        List<RulePassage> found = forPeople(index.of(number));
        return new RuleCardView(number, title(found), sentences(found, false), sentences(found, true), places(found));
    }

    /** What a position that is set up by hand, or a setting, must keep to is no news to whoever plays. */
    private static List<RulePassage> forPeople(List<RulePassage> found) {
        List<RulePassage> played =
                found.stream().filter(one -> one.kind() != Kind.DEMAND).toList();
        return played.isEmpty() ? found : played;
    }

    /** @return false if it only bears names of what is remembered and of moments, which are no rules for people */
    public boolean isForPeople(String number) {
        return index.of(number).stream()
                .filter(one -> !NAMES.contains(one.kind()))
                .anyMatch(one -> !sentence(one).isBlank());
    }

    /** What is only reckoned or remembered, and has no name, is told where nothing else is: the rule says it better. */
    private List<String> sentences(List<RulePassage> found, boolean reasons) {
        if (reasons) return told(found, true);
        List<String> said = told(found.stream().filter(one -> !isAside(one)).toList(), false);
        return said.isEmpty() && told(found, true).isEmpty() ? told(found, false) : said;
    }

    private boolean isAside(RulePassage passage) {
        return ASIDE.contains(passage.kind()) && !(passage.kind() == Kind.FUNCTION && names.isNamed(passage.name()));
    }

    private List<String> told(List<RulePassage> found, boolean reasons) {
        // What may be changed is told after what it is for.
        List<String> said = Stream.concat(
                        found.stream().filter(one -> one.kind() != Kind.SETTING),
                        found.stream().filter(one -> one.kind() == Kind.SETTING))
                .filter(one -> one.kind().refuses() == reasons)
                .map(this::sentence)
                .filter(each -> !each.isBlank())
                .distinct()
                .toList();
        // What another one says too, and goes on, is not said twice.
        return said.stream()
                .filter(each -> said.stream().noneMatch(other -> goesOn(each, other)))
                .toList();
    }

    private static boolean goesOn(String sentence, String other) {
        String open = sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
        return other.length() > sentence.length()
                && other.startsWith(open)
                && !Character.isLetterOrDigit(other.charAt(open.length()));
    }

    private String sentence(RulePassage passage) {
        String said = sentences.of(passage.reason());
        // What is reckoned is no sentence in a rule file, and stands alone here.
        if (passage.kind() == Kind.FUNCTION && !said.isBlank() && !said.matches("(?s).*[.!?]")) return said + ".";
        if (passage.kind() != Kind.SETTING) return said;
        return rules.game().settings().stream()
                .filter(setting -> setting.name().equals(passage.name()))
                .findFirst()
                .map(setting -> SettingWords.told(
                        setting, rules.settings().getOrDefault(setting.name(), setting.value()), names, texts))
                .orElse(said);
    }

    /**
     * What people know the rule by: a special square before a decision, a decision before anything that is only
     * reckoned.
     */
    private String title(List<RulePassage> found) {
        return Stream.of(
                        titles(found, Kind.MARK, Kind.SPECIAL),
                        done(found),
                        ground(found),
                        titles(found, Kind.DECISION, Kind.OPTION, Kind.REQUIREMENT, Kind.REFUSAL),
                        titles(found, PARTS),
                        called(found, Kind.FUNCTION, Kind.SETTING),
                        titles(found, Kind.SETTING),
                        titles(found, Kind.DEMAND),
                        titles(found, Kind.FUNCTION),
                        titles(found, Kind.AIM),
                        called(found, Kind.KEPT))
                .filter(titles -> !titles.isEmpty())
                .findFirst()
                .orElse(List.of())
                .stream()
                .limit(MOST_TITLES)
                .collect(Collectors.joining(" · "));
    }

    /** What is done has the better name, where it is not asked for by this very rule: "placing a man", not "place". */
    private List<String> done(List<RulePassage> found) {
        boolean asked = found.stream().anyMatch(one -> one.kind() == Kind.DECISION);
        return asked
                ? List.of()
                : titles(
                        found.stream()
                                .filter(one -> one.kind() == Kind.RULE && names.isNamed(one.name()))
                                .toList(),
                        Kind.RULE);
    }

    /** A board is what a rule is about, whatever it forbids beside that, unless something is decided by it. */
    private List<String> ground(List<RulePassage> found) {
        boolean asked = found.stream().anyMatch(one -> one.kind() == Kind.DECISION || one.kind() == Kind.OPTION);
        return asked ? List.of() : titles(found, Kind.BOARD);
    }

    private List<String> titles(List<RulePassage> found, Kind... kinds) {
        Set<Kind> wanted = Set.of(kinds);
        return found.stream()
                .filter(one -> wanted.contains(one.kind()))
                .map(this::title)
                .filter(title -> !title.isEmpty())
                .distinct()
                .toList();
    }

    /**
     * What is reckoned, what is kept, and what may be changed has a name for whoever writes rules, not for whoever
     * plays, unless it is given one.
     */
    private List<String> called(List<RulePassage> found, Kind... kinds) {
        Set<Kind> wanted = Set.of(kinds);
        return found.stream()
                .filter(one -> wanted.contains(one.kind()))
                .map(RulePassage::name)
                .filter(names::isNamed)
                .map(name -> Names.capital(names.word(name)))
                .distinct()
                .toList();
    }

    private String title(RulePassage passage) {
        return switch (passage.kind()) {
            case START -> texts.get("rule.start");
            case TURN -> texts.get("rule.turn");
            case END -> texts.get("rule.end");
            case SCORE -> texts.get("rule.score");
            case AIM -> texts.get("rule.aim");
            case WINNERS -> texts.get("rule.winners");
            case SETTING -> texts.get("rule.setting");
            case DEMAND -> texts.get("rule.demand");
            case FUNCTION ->
                names.isNamed(passage.name()) ? Names.capital(names.word(passage.name())) : texts.get("rule.meant");
            case TOLD -> passage.name() == null ? texts.get("rule.told") : Names.capital(names.spoken(passage.name()));
            default -> named(passage);
        };
    }

    /** Pieces that are named after what they are made for have no name together. */
    private String named(RulePassage passage) {
        if (passage.form() != null && names.isNamed(passage.form())) return Names.capital(names.word(passage.form()));
        String name = passage.name() == null ? "" : names.spoken(passage.name()).strip();
        return name.isEmpty() && passage.kind() == Kind.PIECES ? texts.get("rule.pieces") : Names.capital(name);
    }

    private List<PassageView.Place> places(List<RulePassage> found) {
        Set<PassageView.Place> places = new LinkedHashSet<>();
        for (RulePassage passage : found) {
            Span span = passage.reason().span();
            places.addAll(passages.of(span.source().name() + ":" + span.line()).places());
        }
        List<PassageView.Place> kept = new ArrayList<>();
        for (PassageView.Place place : places)
            if (places.stream().noneMatch(other -> isInside(place, other))) kept.add(place);
        return kept;
    }

    private static boolean isInside(PassageView.Place place, PassageView.Place other) {
        return !place.equals(other)
                && place.file().equals(other.file())
                && other.first() <= place.first()
                && place.last() <= other.last();
    }
}
