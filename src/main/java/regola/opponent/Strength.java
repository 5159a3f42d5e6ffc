package regola.opponent;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import regola.search.Budget;

/** A Strength is how strong an opponent is that looks ahead: how much it sees, and how far. */
public enum Strength {
    BEGINNER(0.03, 0.46, Budget.ofIterations(12)),
    EASY(0.14, 0.62, Budget.ofIterations(22)),
    FAIR(0.2, 0.86, Budget.ofIterations(40)),
    GOOD(0.68, 0.97, Budget.ofIterations(240)),
    BEST(1, 1, Budget.ofTime(Duration.ofSeconds(1)));

    private final Skill skill;

    Strength(double sight, double loud, Budget budget) {
        this.skill = new Skill(sight, loud, budget);
    }

    public Skill skill() {
        return skill;
    }

    /** @return its name in rule files, options and saved matches */
    public String id() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    public static List<String> ids() {
        return Arrays.stream(values()).map(Strength::id).toList();
    }

    public static Optional<Strength> of(String id) {
        return Arrays.stream(values()).filter(level -> level.id().equals(id)).findFirst();
    }
}
