package regola.engine.lower;

import java.util.List;
import java.util.Map;
import regola.engine.form.GameForm;
import regola.engine.move.ChoicePlan;
import regola.engine.move.RequirementPlan;
import regola.engine.run.Node;
import regola.engine.run.Program;
import regola.engine.run.Unit;
import regola.language.model.Property;

/**
 * A ReadyGame is a game made ready to run.
 *
 * @param form what the program and its functions and options consist of
 * @param root the unit of everything computed outside of rules; its slot 0 takes the player or subject asked about
 * @param initials of variables, then of properties, in the order of the file
 * @param choices all decisions
 * @param demands what must hold before the set-up and in every position that is put up
 * @param score of the player in slot 0; null if there are no points
 * @param aims of the player in slot 0, in the order of the rule file
 * @param visible by property name: whether the subject in slot 0 shows it
 * @param open by zone name: whether all see what lies there
 */
public record ReadyGame(
        Program program,
        GameForm form,
        Unit root,
        List<Initial> initials,
        List<ChoicePlan> choices,
        List<RequirementPlan> demands,
        Node score,
        List<Node> aims,
        Map<String, Node> visible,
        Map<String, Node> open) {

    /** @return the same game, for matches of a twin of its program */
    public ReadyGame in(Program twin) {
        return new ReadyGame(twin, form, root, initials, choices, demands, score, aims, visible, open);
    }

    /** @return what a property is before anything has happened, and where it is kept */
    public Initial initial(Property property) {
        return initials.get(program.layout.game().variables().size() + property.index());
    }
}
