package regola.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JTable;
import javax.swing.JToggleButton;
import javax.swing.JToolTip;
import javax.swing.JTree;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import regola.ui.parts.WrappingButton;
import regola.ui.support.Listener;
import regola.ui.support.OnEventThread;
import regola.ui.support.ReadAsHtml;

/** Whoever makes a component, its words are letters. */
@ExtendWith(OnEventThread.class)
class PlainWordsTest {
    private final Listener listener = new Listener();

    @BeforeEach
    void look() {
        Appearance.normal().install();
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        listener.close();
        UIManager.put("defaultFont", null);
    }

    static Stream<Arguments> components() {
        return Stream.<Arguments>of(
                component("label", JLabel::new),
                component("button", JButton::new),
                component("wrapping button", WrappingButton::new),
                component("check box", JCheckBox::new),
                component("radio button", JRadioButton::new),
                component("toggle", JToggleButton::new),
                component("menu", JMenu::new),
                component("menu item", JMenuItem::new),
                component("menu check box", JCheckBoxMenuItem::new),
                component("menu radio button", JRadioButtonMenuItem::new),
                component("tip", PlainWordsTest::tip),
                component("border", PlainWordsTest::border),
                component("message", words -> new JOptionPane(words)),
                component("list", words -> new JList<>(new String[] {words})),
                component("cell", words -> (JComponent) new DefaultListCellRenderer()
                        .getListCellRendererComponent(new JList<>(), words, 0, false, false)),
                component("combo box", words -> new JComboBox<>(new String[] {words})),
                component("table", words -> new JTable(new String[][] {{words}}, new String[] {words})),
                component("tree", words -> new JTree(new String[] {words})),
                component("files", PlainWordsTest::files));
    }

    private static Arguments component(String name, Function<String, JComponent> maker) {
        return Arguments.of(name, maker);
    }

    private static JComponent tip(String words) {
        JToolTip tip = new JLabel().createToolTip();
        tip.setTipText(words);
        return tip;
    }

    private static JComponent border(String words) {
        JPanel panel = new JPanel(new BorderLayout());
        panel.setBorder(BorderFactory.createTitledBorder(words));
        return panel;
    }

    private static JComponent files(String words) {
        JFileChooser chooser = new JFileChooser();
        chooser.setDialogTitle(words);
        chooser.setApproveButtonText(words);
        chooser.setSelectedFile(new File(words));
        return chooser;
    }

    private static void paint(JComponent component) {
        JPanel page = new JPanel(new BorderLayout());
        page.add(component);
        page.setSize(500, 300);
        lay(page);
        BufferedImage image = new BufferedImage(500, 300, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            page.printAll(g);
        } finally {
            g.dispose();
        }
    }

    private static void lay(Container all) {
        all.doLayout();
        for (Component child : all.getComponents()) if (child instanceof Container inner) lay(inner);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("components")
    void isMadeShownAndDressedAnewWithoutReadingHtml(String name, Function<String, JComponent> maker) {
        JComponent made = maker.apply(listener.words("made"));
        paint(made);
        assertThat(ReadAsHtml.in(made)).isEmpty();
        new Appearance(Theme.DARK, 150).install();
        SwingUtilities.updateComponentTreeUI(made);
        paint(made);
        assertThat(ReadAsHtml.in(made)).as("in the dark").isEmpty();
        assertThat(listener.knocks()).isZero();
    }

    /** As wide as it is with as many other letters, not as wide as nothing at all. */
    @Test
    void isAsWideAsItsLetters() {
        String words = "<html><i></i></html>";
        JLabel label = new JLabel(words);
        assertThat(label.getPreferredSize().width)
                .isEqualTo(label.getFontMetrics(label.getFont()).stringWidth(words));
    }

    @Test
    void wordsThatAreToBeWrappedStandForThemselves() {
        WrappingButton button = new WrappingButton(listener.words("wrapped & <i>more</i>"));
        assertThat(ReadAsHtml.in(button)).isEmpty();
        assertThat(button.getText()).contains("&lt;html>&lt;b>").contains("&amp; &lt;i>");
        assertThat(button.getAccessibleContext().getAccessibleName()).startsWith("<html><b>wrapped");
    }

    @Test
    void everyKindOfComponentAsksHere() {
        List<String> looks = UIManager.getLookAndFeelDefaults().keySet().stream()
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .filter(key -> key.endsWith("UI") && key.indexOf('.') < 0)
                .toList();
        assertThat(looks)
                .contains("LabelUI", "ToolTipUI", "TabbedPaneUI", "MenuItemUI", "OptionPaneUI")
                .allSatisfy(key -> assertThat(UIManager.get(key)).as(key).isEqualTo(PlainWords.class.getName()));
    }
}
