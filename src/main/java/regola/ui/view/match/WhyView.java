package regola.ui.view.match;

/**
 * A WhyView is why something is not allowed.
 *
 * @param tried what was tried, in words; may be empty
 * @param rule the number of the rule, or null
 * @param sentence the rule's own reason
 * @param place file and line of the rule, or empty
 */
public record WhyView(String tried, String rule, String sentence, String place) {}
