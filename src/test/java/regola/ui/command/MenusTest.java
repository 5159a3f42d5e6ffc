package regola.ui.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.swing.AbstractButton;
import javax.swing.Action;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.KeyStroke;
import javax.swing.MenuElement;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import regola.ui.help.KeyWords;
import regola.ui.support.OnEventThread;
import regola.ui.theme.Appearance;
import regola.ui.theme.ThemeChoice;
import regola.ui.view.MotionLevel;
import regola.ui.view.Tempo;
import regola.ui.view.Texts;

/** Menus and toolbar, in both languages: everything has a letter, a name and a tip. */
@ExtendWith(OnEventThread.class)
class MenusTest {
    private final Actions actions = new Actions();

    @BeforeEach
    void look() {
        Appearance.normal().install();
    }

    @AfterEach
    void nothingLeaksIntoTheNextTest() {
        UIManager.put("defaultFont", null);
    }

    private JMenuBar bar(String language) {
        Texts texts = Texts.in(language);
        actions.speak(texts);
        return new Menus(actions, texts)
                .bar(chosen -> {}, new Menus.Feeling(ThemeChoice.LIGHT, theme -> {}, MotionLevel.REDUCED, level -> {}));
    }

    /** F1 and Ctrl+Home mean something else in a text; each key stands beside one item. */
    @Test
    void whereSomebodyWritesMenusShowNoKeyThatMeansSomethingElseThere() {
        actions.speak(Texts.in("en"));
        JMenuItem keys = actions.item(Command.KEYS);
        JMenuItem home = actions.item(Command.HOME);
        assertThat(keys.getAccelerator()).isEqualTo(Command.KEYS.shortcut());
        actions.ready(Set.of(Command.BOOK));
        assertThat(actions.item(Command.BOOK).getAccelerator()).isEqualTo(Command.BOOK.shortcut());
        assertThat(keys.getAccelerator()).isNull();
        assertThat(home.getAccelerator()).isNull();
        actions.ready(Set.of());
        assertThat(keys.getAccelerator()).isEqualTo(Command.KEYS.shortcut());
        assertThat(home.getAccelerator()).isEqualTo(Command.HOME.shortcut());
    }

    /** The items of each menu, menu by menu, the bar first. */
    private static List<List<AbstractButton>> menus(MenuElement bar) {
        List<List<AbstractButton>> all = new ArrayList<>();
        List<AbstractButton> here = new ArrayList<>();
        for (MenuElement element : bar.getSubElements()) {
            if (element instanceof AbstractButton item) {
                here.add(item);
                for (MenuElement popup : element.getSubElements()) all.addAll(menus(popup));
            }
        }
        all.add(0, here);
        return all;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void everyItemOfAMenuHasALetterOfItsOwn(String language) {
        for (List<AbstractButton> menu : menus(bar(language))) {
            List<Integer> letters =
                    menu.stream().map(AbstractButton::getMnemonic).toList();
            assertThat(letters)
                    .as("%s", menu.stream().map(AbstractButton::getText).toList())
                    .doesNotContain(0);
            assertThat(new HashSet<>(letters)).hasSameSizeAs(letters);
        }
    }

    @Test
    void everyCommandIsInAMenu() {
        List<String> names = menus(bar("en")).stream()
                .flatMap(List::stream)
                .map(AbstractButton::getName)
                .toList();
        for (Command command : Command.values()) assertThat(names).contains(command.component());
    }

    @Test
    void aSwitchIsTurnedOverByItsKeyToo() {
        JPanel pages = new JPanel();
        actions.select(Command.LABELS, false);
        List<Boolean> heard = new ArrayList<>();
        actions.on(Command.LABELS, () -> heard.add(actions.isSelected(Command.LABELS)));
        actions.bind(pages);
        Object bound = pages.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).get(Command.LABELS.shortcut());
        Action key = pages.getActionMap().get(bound);
        key.actionPerformed(new ActionEvent(pages, ActionEvent.ACTION_PERFORMED, null));
        key.actionPerformed(new ActionEvent(pages, ActionEvent.ACTION_PERFORMED, null));
        assertThat(heard).containsExactly(true, false);
    }

    @Test
    void whereThereIsNoBarNothingIsOfferedThatCannotBeDone() {
        Texts texts = Texts.in("en");
        actions.speak(texts);
        for (Command command : Command.values())
            if (command.isOfScreen()) actions.enable(command, command == Command.RULES);
        JPopupMenu popup = new Menus(actions, texts)
                .popup(
                        List.of(),
                        chosen -> {},
                        new Menus.Feeling(ThemeChoice.LIGHT, theme -> {}, MotionLevel.FULL, level -> {}));
        List<String> names = menus(popup).stream()
                .flatMap(List::stream)
                .map(AbstractButton::getName)
                .toList();
        assertThat(names)
                .as("the other language and the other light lie at the top")
                .contains("menu.speak.it", "menu.light")
                .contains("command.rules", "menu.view", "menu.help", "command.quit")
                .doesNotContain("command.edit", "command.folders", "command.undo", "menu.walk", "command.find");
    }

    @Test
    void whatAPageHasOfItsOwnComesBelowWhatAllHave() {
        actions.speak(Texts.in("en"));
        JMenuItem own = new JMenuItem("All lessons");
        own.setName("own");
        Menus.Feeling plain = new Menus.Feeling(ThemeChoice.LIGHT, theme -> {}, MotionLevel.FULL, level -> {});
        JPopupMenu popup = new Menus(actions, Texts.in("en"))
                .popup(List.of(own), chosen -> {}, plain.paced(Tempo.USUAL, tempo -> {}, false));
        assertThat(popup.getComponents())
                .extracting(Component::getName)
                .startsWith("menu.speak.it", "menu.light")
                .contains("own");
    }

    @Test
    void aMenuOfOneThingIsThatThing() {
        actions.speak(Texts.in("en"));
        Menus.Feeling plain = new Menus.Feeling(ThemeChoice.LIGHT, theme -> {}, MotionLevel.FULL, level -> {});
        JPopupMenu popup = new Menus(actions, Texts.in("en"))
                .popup(List.of(), chosen -> {}, plain.paced(Tempo.USUAL, tempo -> {}, false));
        assertThat(popup.getComponents())
                .extracting(Component::getName)
                .contains("command.rules", "menu.help")
                .doesNotContain("menu.rules");
    }

    @Test
    void givingUpAndBeginningAnewLieAtTheTopWhereAMatchIsPlayed() {
        actions.speak(Texts.in("en"));
        for (Command command : Command.values())
            if (command.isOfScreen()) actions.enable(command, command == Command.GIVE_UP || command == Command.RESTART);
        JPopupMenu popup = new Menus(actions, Texts.in("en"))
                .popup(
                        List.of(),
                        chosen -> {},
                        new Menus.Feeling(ThemeChoice.LIGHT, theme -> {}, MotionLevel.FULL, level -> {}));
        List<List<AbstractButton>> menus = menus(popup);
        assertThat(menus.get(0))
                .extracting(AbstractButton::getName)
                .contains("command.giveUp", "command.restart", "menu.pace");
        assertThat(menus.stream().skip(1).flatMap(List::stream))
                .as("and nowhere a second time")
                .extracting(AbstractButton::getName)
                .doesNotContain("command.giveUp", "command.restart");
    }

    /** Nobody who wants to press one thing presses another that has slipped into its place. */
    @Test
    void whatLiesAtTheTopOfAMatchKeepsItsPlaceWhetherItCanBeHadOrNot() {
        actions.speak(Texts.in("en"));
        for (boolean can : List.of(true, false)) {
            for (Command command : Command.values())
                if (command.isOfScreen())
                    actions.enable(
                            command,
                            command == Command.LOOK_BACK
                                    || command == Command.RESTART
                                    || can && command == Command.GIVE_UP);
            JPopupMenu popup = new Menus(actions, Texts.in("en"))
                    .popup(
                            List.of(),
                            chosen -> {},
                            new Menus.Feeling(ThemeChoice.LIGHT, theme -> {}, MotionLevel.FULL, level -> {}));
            assertThat(menus(popup).get(0))
                    .extracting(AbstractButton::getName)
                    .containsSubsequence("menu.light", "command.giveUp", "command.restart", "menu.pace");
            assertThat(menus(popup).get(0))
                    .filteredOn(item -> "command.giveUp".equals(item.getName()))
                    .extracting(AbstractButton::isEnabled)
                    .containsExactly(can);
        }
    }

    @Test
    void whoWaitsTooLongIsOnePressFromTheQuickestPace() {
        actions.speak(Texts.in("en"));
        actions.enable(Command.GIVE_UP, true);
        List<Tempo> chosen = new ArrayList<>();
        for (Tempo now : List.of(Tempo.USUAL, Tempo.QUICK)) {
            Menus.Feeling plain = new Menus.Feeling(ThemeChoice.LIGHT, theme -> {}, MotionLevel.FULL, level -> {});
            JPopupMenu popup =
                    new Menus(actions, Texts.in("en")).popup(List.of(), to -> {}, plain.paced(now, chosen::add, true));
            menus(popup).get(0).stream()
                    .filter(item -> "menu.pace".equals(item.getName()))
                    .forEach(AbstractButton::doClick);
        }
        assertThat(chosen).containsExactly(Tempo.QUICK, Tempo.USUAL);
    }

    @Test
    void theMotionInForceIsMarked() {
        List<String> marked = menus(bar("en")).stream()
                .flatMap(List::stream)
                .filter(item -> item instanceof JRadioButtonMenuItem && item.isSelected())
                .map(AbstractButton::getName)
                .toList();
        assertThat(marked).contains("motion.reduced").doesNotContain("motion.full", "motion.none");
    }

    @Test
    void aToolSaysItsNameAndItsKey() {
        bar("en");
        JButton undo = actions.button(Command.UNDO);
        assertThat(undo.getToolTipText()).isEqualTo("Undo  (Ctrl+Z)");
        assertThat(undo.getAccessibleContext().getAccessibleName()).isEqualTo("Undo");
        actions.speak(Texts.in("it"));
        assertThat(undo.getToolTipText()).isEqualTo("Torna indietro  (Ctrl+Z)");
    }

    @Test
    void keysHaveNamesInBothLanguages() {
        KeyStroke end = KeyStroke.getKeyStroke(KeyEvent.VK_END, InputEvent.ALT_DOWN_MASK);
        assertThat(KeyWords.of(end, Texts.in("en"))).isEqualTo("Alt+End");
        assertThat(KeyWords.of(end, Texts.in("it"))).isEqualTo("Alt+Fine");
        assertThat(KeyWords.of(KeyStroke.getKeyStroke('['), Texts.in("en"))).isEqualTo("[");
    }

    /** Hands that have learnt either key find it. */
    @ParameterizedTest
    @ValueSource(strings = {"ctrl Y", "ctrl shift Z"})
    void whatWasTakenBackIsDoneAgainByEitherKey(String key) {
        int[] done = {0};
        actions.on(Command.REDO, () -> done[0]++);
        actions.enable(Command.REDO, true);
        JPanel window = new JPanel();
        actions.bind(window);
        Object name = window.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).get(KeyStroke.getKeyStroke(key));
        assertThat(name).as(key).isNotNull();
        window.getActionMap().get(name).actionPerformed(new ActionEvent(window, 0, ""));
        assertThat(done[0]).isEqualTo(1);
    }
}
