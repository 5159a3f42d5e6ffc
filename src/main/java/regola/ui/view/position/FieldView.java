package regola.ui.view.position;

import java.util.List;

/**
 * A FieldView is one value of a position that can be filled in.
 *
 * @param id which one
 * @param label what it is
 * @param form how it is filled in
 * @param options what can be chosen
 * @param value as it stands: "true" and "false", digits, the id of an option, or ids with blanks between; empty for
 *     none
 */
public record FieldView(String id, String label, Form form, List<Option> options, String value) {
    public enum Form {
        YES_NO,
        NUMBER,
        CHOICE,
        WORDS
    }

    /** @param id empty for none */
    public record Option(String id, String name) {}

    public FieldView {
        options = List.copyOf(options);
    }
}
