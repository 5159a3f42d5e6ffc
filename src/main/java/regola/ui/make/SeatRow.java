package regola.ui.make;

import java.awt.Color;
import java.awt.Component;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextField;
import regola.ui.parts.Swatch;
import regola.ui.view.Texts;
import regola.ui.view.make.NewGameView;

/** A SeatRow is where a player gets a name and a colour. */
final class SeatRow {
    final JTextField name = new JTextField(8);
    final JComboBox<NewGameView.Colour> colour =
            new JComboBox<>(NewGameView.COLOURS.toArray(NewGameView.Colour[]::new));
    private NewGameView.Colour worn;
    private Texts texts = Texts.in("en");
    private NewGameView.Seat usual = new NewGameView.Seat("", "");

    SeatRow(int number) {
        name.setName("make.seat." + number);
        colour.setName("make.colour." + number);
        colour.setRenderer(new Swatches());
        colour.setMaximumRowCount(NewGameView.COLOURS.size());
        colour.addActionListener(e -> recoloured());
    }

    /** Whoever was not called otherwise is called as usual. */
    void show(NewGameView.Seat seat, int number, Texts inWords) {
        texts = inWords;
        if (name.getText().equals(usual.name())) name.setText(seat.name());
        if (usual.colour().isEmpty()) choose(seat.colour());
        usual = seat;
        name.getAccessibleContext().setAccessibleName(texts.get("make.seat", number));
        colour.getAccessibleContext().setAccessibleName(texts.get("make.colour", number));
        colour.repaint();
    }

    /** Who is called like the colour is called like the next one: "Blue" would not do for green pieces. */
    private void recoloured() {
        NewGameView.Colour next = colour.getItemAt(colour.getSelectedIndex());
        if (worn != null && next != worn && name.getText().strip().equalsIgnoreCase(word(worn))) {
            String word = word(next);
            name.setText(Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        worn = next;
    }

    private String word(NewGameView.Colour of) {
        return texts.get("make.colour." + of.word());
    }

    private void choose(String rgb) {
        NewGameView.COLOURS.stream()
                .filter(each -> each.rgb().equals(rgb))
                .findFirst()
                .ifPresent(colour::setSelectedItem);
    }

    NewGameView.Seat seat() {
        return new NewGameView.Seat(
                name.getText(), colour.getItemAt(colour.getSelectedIndex()).rgb());
    }

    void setVisible(boolean visible) {
        name.setVisible(visible);
        colour.setVisible(visible);
    }

    /** A swatch of each colour, and its name. */
    private final class Swatches extends DefaultListCellRenderer {
        private static final long serialVersionUID = 1;

        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            JLabel label = (JLabel) super.getListCellRendererComponent(list, value, index, selected, focused);
            if (value instanceof NewGameView.Colour seen) {
                label.setText(word(seen));
                label.setIcon(new Swatch(Color.decode(seen.rgb())));
            }
            return label;
        }
    }
}
