package regola.ui.present.picture;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import regola.engine.Ruleset;
import regola.engine.value.Forms;
import regola.language.model.Expr;
import regola.language.model.Reason;
import regola.language.model.Setting;
import regola.language.model.Text;
import regola.language.model.Type;
import regola.ui.view.Texts;

/**
 * A RuleSentences tells rules outside of any match: in the words that the rule file has for a rulebook, else in those
 * of the match, where it says what sort of thing a value will be.
 */
public final class RuleSentences {
    private static final int MOST_THINGS = 3;
    /** A number below nothing is written with a true minus, as everywhere else. */
    private static final Pattern BELOW = Pattern.compile("(?<![\\p{L}\\d])-(?=\\d)");

    private final Ruleset rules;
    private final Names names;
    private final Texts texts;

    public RuleSentences(Ruleset rules, Names names, Texts texts) {
        this.rules = rules;
        this.names = names;
        this.texts = texts;
    }

    /** @return with a capital; empty if the rule says nothing */
    public String of(Reason reason) {
        if (reason == null) return "";
        Text said = reason.printed().isEmpty() ? reason.text() : reason.printed();
        String words = Names.capital(words(said));
        return isOutdated(said) ? texts.get("rulebook.outdated", words) : words;
    }

    private boolean isOutdated(Text said) {
        return !said.isEmpty()
                && said.in(names.language()).core().stream()
                        .anyMatch(part -> part instanceof Text.Words words
                                && rules.game().outdated().contains(words.words()));
    }

    /** @return whether it says something of all cases alike: that no value of one case has to be put in */
    public boolean isGeneral(Reason reason) {
        Text said = reason.printed().isEmpty() ? reason.text() : reason.printed();
        return !said.isEmpty()
                && said.in(names.language()).parts().stream()
                        .allMatch(part -> part instanceof Text.Words
                                || part instanceof Text.Hole hole && hole.value() instanceof Expr.SettingValue);
    }

    private String words(Text text) {
        if (text.isEmpty()) return "";
        Text.Sentence sentence = text.in(names.language());
        StringBuilder said = new StringBuilder();
        for (int i = 0; i < sentence.parts().size(); i++) {
            Text.Aside aside = sentence.aside(i);
            said.append(aside == null ? words(sentence.parts().get(i)) : words(sentence, aside));
            if (aside != null) i = aside.to() - 1;
        }
        return said.toString();
    }

    /**
     * Of a setting it is known how many there will be; which places, nobody knows yet: what only names them is left
     * out.
     */
    private String words(Text.Sentence sentence, Text.Aside aside) {
        List<Text.Part> parts = sentence.parts().subList(aside.from(), aside.to());
        return parts.stream()
                .filter(part -> part instanceof Text.Hole hole
                        && hole.value() instanceof Expr.SettingValue value
                        && value.setting().form() == Setting.Form.NUMBER)
                .findFirst()
                .map(hole -> (Expr.SettingValue) ((Text.Hole) hole).value())
                .map(value -> Forms.fitting(words(parts), now(value).get(0)))
                .orElseGet(() -> words(isOfPlayer(parts) ? sentence.one(aside) : sentence.several(aside)));
    }

    /** Around a player stand the words about anybody before those to one. */
    private static boolean isOfPlayer(List<Text.Part> parts) {
        return parts.stream()
                .filter(Text.Hole.class::isInstance)
                .map(hole -> ((Text.Hole) hole).value().type())
                .findFirst()
                .filter(type -> type.equals(Type.PLAYER))
                .isPresent();
    }

    private String words(List<Text.Part> parts) {
        return parts.stream().map(this::words).collect(Collectors.joining());
    }

    private String words(Text.Part part) {
        if (part instanceof Text.Words words) return words.words();
        return part instanceof Text.Hole hole ? words(hole.value()) : texts.get("hole.other");
    }

    private String words(Expr hole) {
        if (hole instanceof Expr.SettingValue value) return value(value);
        boolean one = !hole.type().isSet() && !hole.type().isList();
        return switch (hole.type().base()) {
            case PIECE -> texts.get(one ? "hole.piece" : "hole.pieces");
            case SITE -> texts.get(one ? "hole.site" : "hole.sites");
            case PLAYER -> texts.get(one ? "hole.player" : "hole.players");
            case NUMBER -> texts.get("hole.number");
            case KIND -> texts.get("hole.kind");
            case CHOICE -> either(hole.type());
            default -> texts.get("hole.other");
        };
    }

    /** Of few things each is said. */
    private String either(Type type) {
        List<String> all = names.catalog().ids(type).stream().map(names::spoken).toList();
        return type.shape() == Type.Shape.ONE && all.size() <= MOST_THINGS
                ? String.join(" / ", all)
                : texts.get("hole.other");
    }

    private String value(Expr.SettingValue value) {
        return BELOW.matcher(SettingWords.value(value.setting(), now(value), names, texts))
                .replaceAll("\u2212");
    }

    private List<Long> now(Expr.SettingValue value) {
        return rules.settings()
                .getOrDefault(value.setting().name(), value.setting().value());
    }
}
