package regola.ui.present.picture;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import regola.engine.Ruleset;
import regola.engine.value.Decision;
import regola.engine.value.Manner;
import regola.ui.view.Texts;

/** A Tongue is everything that speaks of one ruleset in one way; made anew when the language or the way changes. */
public final class Tongue {
    private final Texts texts;
    private final Names names;
    /** The player whom questions call you. */
    private final int asked;

    private final Names advising;
    private final PieceLooks looks;
    private final BoardViews boards;
    private final SeatViews seats;
    private final StoryTeller story;
    private final Wheels wheels;
    private final LitGroups groups;
    private final Replies replies;
    private final Map<String, String> acts;

    /** Everything is called by its name. */
    public Tongue(Ruleset rules, String language) {
        this(rules, Manner.of(language));
    }

    public Tongue(Ruleset rules, Manner manner) {
        this(rules, manner, Map.of());
    }

    /** @param called what players are called instead of their own names, by these */
    public Tongue(Ruleset rules, Manner manner, Map<String, String> called) {
        this.texts = Texts.in(manner.language());
        this.names = new Names(rules, manner.to(Manner.NOBODY), called);
        this.asked = manner.you();
        this.advising = asked == Manner.NOBODY ? names : new Names(rules, manner, called);
        this.looks = new PieceLooks(names, rules.game().choices(), texts.get("piece.hidden"));
        this.boards = new BoardViews(rules, names, looks);
        this.seats = new SeatViews(rules, names, looks, boards, new RuleSentences(rules, names, texts));
        this.story = new StoryTeller(names, looks, texts, asking());
        this.wheels = new Wheels(rules, names);
        this.groups = new LitGroups(rules, names);
        this.replies = new Replies(names, texts, boards, asking());
        this.acts = RuleCards.acts(rules.game());
    }

    public Texts texts() {
        return texts;
    }

    public Names names() {
        return names;
    }

    /** @return how questions are put: what has happened is told of everybody by name */
    public Manner asking() {
        return names.manner().to(asked);
    }

    /** @return what things are called in advice to whoever is asked: one's own pieces are yours */
    public Names advising() {
        return advising;
    }

    PieceLooks looks() {
        return looks;
    }

    public BoardViews boards() {
        return boards;
    }

    SeatViews seats() {
        return seats;
    }

    Wheels wheels() {
        return wheels;
    }

    LitGroups groups() {
        return groups;
    }

    Replies replies() {
        return replies;
    }

    /** @return the rule to be read where this is asked: that of all that can be done now, else the one that asks */
    String rule(Decision asked) {
        Set<String> rules = asked.legal().stream()
                .map(move ->
                        acts.getOrDefault(asked.id() + " " + move.parts().get(0).text(), ""))
                .collect(Collectors.toSet());
        String only = rules.size() == 1 ? rules.iterator().next() : "";
        return only.isEmpty() ? asked.rule() : only;
    }

    public StoryTeller story() {
        return story;
    }
}
