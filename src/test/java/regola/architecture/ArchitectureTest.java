package regola.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.PackageMatcher;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.RandomAccessFile;
import java.util.Calendar;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.Timer;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGeneratorFactory;
import javax.swing.JEditorPane;
import javax.swing.JTabbedPane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import regola.ui.view.ProblemView;

/**
 * Who may use whom, checked on the compiled classes. The table itself is {@link Room#ALL}; the other tests hold what a
 * table cannot say. A rule about a room may match nothing only while the room has no class in the sources.
 */
class ArchitectureTest {
    private static final List<Room> ROOMS = Room.ALL;
    private static final List<Room> FROZEN_ROOMS = List.of(
            Room.of("regola.language.source"),
            Room.of("regola.language.tree"),
            Room.of("regola.language.model"),
            new Room("regola.ui.view..", List.of()));
    private static final Room ENGINE = new Room("regola.engine..", List.of());
    private static final String[] PAINTING_ROOMS = {
        "regola.ui.theme",
        "regola.ui.stage",
        "regola.ui.guide",
        "regola.ui.trailer",
        "regola.ui.party",
        "regola.ui.parts",
        "regola.ui.notice",
        "regola.ui.board..",
        "regola.ui.tray",
        "regola.ui.book",
        "regola.ui.storyline",
        "regola.ui.game",
        "regola.ui.lesson",
        "regola.ui.start",
        "regola.ui.position",
        "regola.ui.review",
        "regola.ui.rules",
        "regola.ui.classroom",
        "regola.ui.handout",
        "regola.ui.make",
        "regola.ui.workshop",
        "regola.ui.help",
        "regola.ui.editor",
        "regola.ui.command",
        "regola.ui.work",
        "regola.ui.keep",
        "regola.ui.screen",
        "regola.ui.applet",
        "regola.ui.window"
    };
    private static final String[] PAINTING_LIBRARIES = {
        "java.awt..", "javax.swing..", "com.formdev..", "org.fife..", "net.miginfocom..", "com.github.weisj.."
    };
    private static final String[] ROOMS_THAT_MAY_PRINT = {"regola", "regola.cli", "regola.ui.window"};

    private static JavaClasses program;

    @BeforeAll
    static void readTheProgram() {
        program = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("regola");
    }

    @ParameterizedTest
    @FieldSource("ROOMS")
    void aRoomUsesOnlyWhatTheTableAllows(Room room) {
        check(
                room,
                noClasses()
                        .that()
                        .resideInAPackage(room.packages())
                        .should()
                        .dependOnClassesThat(resideInAnyPackage("regola..")
                                .and(not(resideInAnyPackage(room.reach())))
                                .as("are of the program but outside of %s", room.mayUse())));
    }

    /** A permission that nobody uses any more is taken back. */
    @ParameterizedTest
    @FieldSource("ROOMS")
    void aRoomUsesAllThatTheTableAllows(Room room) {
        List<String> used = program.stream()
                .filter(resideInAnyPackage(room.packages()))
                .flatMap(of -> of.getDirectDependenciesFromSelf().stream())
                .map(dependency -> dependency.getTargetClass().getPackageName())
                .distinct()
                .toList();
        assertThat(room.mayUse())
                .allSatisfy(allowed -> assertThat(used)
                        .anyMatch(each -> PackageMatcher.of(allowed).matches(each)));
    }

    @Test
    void everyClassIsInARoomOfTheTable() {
        classes()
                .should()
                .resideInAnyPackage(ROOMS.stream().map(Room::packages).toArray(String[]::new))
                .because("a new package needs a row in Room.ALL")
                .check(program);
    }

    @Test
    void noPackagesUseEachOtherInACircle() {
        slices().matching("regola.(**)").should().beFreeOfCycles().check(program);
    }

    @Test
    void onlyTheSyntaxRoomKnowsTheParserGenerator() {
        noClasses()
                .that()
                .resideOutsideOfPackage("regola.language.syntax..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.antlr..")
                .check(program);
    }

    @Test
    void onlyThePaintingRoomsKnowSwing() {
        noClasses()
                .that()
                .resideOutsideOfPackages(PAINTING_ROOMS)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(PAINTING_LIBRARIES)
                .check(program);
    }

    @Test
    void onlyTheCommandLineKnowsItsLibrary() {
        noClasses()
                .that()
                .resideOutsideOfPackages("regola", "regola.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("picocli..")
                .check(program);
    }

    @Test
    void theEngineHasNoClock() {
        check(
                ENGINE,
                noClasses()
                        .that()
                        .resideInAPackage(ENGINE.packages())
                        .should()
                        .dependOnClassesThat()
                        .resideInAPackage("java.time..")
                        .orShould()
                        .dependOnClassesThat()
                        .belongToAnyOf(Date.class, Calendar.class, Timer.class)
                        .orShould()
                        .callMethod(System.class, "currentTimeMillis")
                        .orShould()
                        .callMethod(System.class, "nanoTime"));
    }

    /** Only whoever warms code looks at how long that takes, for it makes no difference to any match. */
    @Test
    void theEngineMeasuresNothingElse() {
        check(
                ENGINE,
                noClasses()
                        .that()
                        .resideInAPackage(ENGINE.packages())
                        .and()
                        .doNotHaveFullyQualifiedName("regola.engine.Tiers")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage("java.lang.management..", "com.sun.management.."));
    }

    @Test
    void theEngineDrawsChanceFromItsOwnGeneratorOnly() {
        check(
                ENGINE,
                noClasses()
                        .that()
                        .resideInAPackage(ENGINE.packages())
                        .should()
                        .dependOnClassesThat()
                        .belongToAnyOf(
                                Random.class,
                                SplittableRandom.class,
                                ThreadLocalRandom.class,
                                RandomGeneratorFactory.class,
                                UUID.class)
                        .orShould()
                        .dependOnClassesThat()
                        .resideInAPackage("java.security..")
                        .orShould()
                        .callMethod(Math.class, "random")
                        .orShould()
                        .callMethod(Collections.class, "shuffle", List.class)
                        .orShould()
                        .callMethod(System.class, "identityHashCode", Object.class));
    }

    @Test
    void theEngineReachesNoFileNoNetworkAndNoReflection() {
        check(
                ENGINE,
                noClasses()
                        .that()
                        .resideInAPackage(ENGINE.packages())
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(
                                "java.nio.file..", "java.nio.channels..", "java.net..", "java.lang.reflect..")
                        .orShould()
                        .dependOnClassesThat()
                        .belongToAnyOf(
                                File.class,
                                FileInputStream.class,
                                FileOutputStream.class,
                                FileReader.class,
                                FileWriter.class,
                                RandomAccessFile.class));
    }

    @Test
    void staticFieldsAreFinal() {
        fields().that()
                .areStatic()
                .and()
                .areDeclaredInClassesThat()
                .resideOutsideOfPackage("regola.language.syntax.generated")
                .should()
                .beFinal()
                .check(program);
    }

    @ParameterizedTest
    @FieldSource("FROZEN_ROOMS")
    void whatLeavesARoomIsFrozen(Room room) {
        check(
                room,
                fields().that()
                        .areDeclaredInClassesThat()
                        .resideInAPackage(room.packages())
                        .should()
                        .beFinal());
    }

    @Test
    void whatTheEngineHandsOutIsFrozen() {
        fields().that()
                .areDeclaredInClassesThat()
                .resideInAnyPackage("regola.engine.value", "regola.engine.move")
                .and()
                .areNotStatic()
                .should()
                .beFinal()
                .allowEmptyShould(!ENGINE.hasSources())
                .check(program);
    }

    @Test
    void onlyTheDoorsPrintOrEndTheProgram() {
        noClasses()
                .that()
                .resideOutsideOfPackages(ROOMS_THAT_MAY_PRINT)
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .orShould()
                .callMethodWhere(describe(
                        "it stops the program or prints a stack trace",
                        call -> isCallOf(call, Runtime.class, "exit")
                                || isCallOf(call, Runtime.class, "halt")
                                || call.getTarget().getFullName().endsWith(".printStackTrace()")))
                .check(program);
    }

    /** Made in one place, a view of what is wrong loses neither its line nor its remedy. */
    @Test
    void whatIsWrongIsMadeIntoAViewInOnePlace() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("regola.ui.present.ProblemViews")
                .and()
                .areNotAssignableTo(ProblemView.class)
                .should()
                .accessTargetWhere(describe(
                        "it makes a view of what is wrong",
                        access -> access.getTargetOwner().isEquivalentTo(ProblemView.class)
                                && access.getName().equals("<init>")))
                .check(program);
    }

    /** As the About window says. Addresses of files in the jar are allowed; what could speak to anybody is not. */
    @Test
    void nothingSpeaksToANetwork() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveNameMatching(
                        "java\\.net\\.(http\\..*|.*Socket.*|.*URLConnection|Datagram.*|Inet.*)|java\\.nio\\.channels\\..*Socket.*")
                .check(program);
    }

    /**
     * Words come from files of strangers. The look of every component switches HTML off; these are what would go round
     * that.
     */
    @Test
    void nothingReadsHtml() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("regola.ui.parts.WrappedWords")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("javax.swing.text.html..")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("javax.swing.plaf.basic.BasicHTML")
                .orShould()
                .callMethodWhere(describe(
                        "it shows text of another kind than plain",
                        call -> call.getTargetOwner().isAssignableTo(JEditorPane.class)
                                && List.of("setContentType", "setPage", "setEditorKit")
                                        .contains(call.getName())))
                .orShould()
                .callConstructor(JEditorPane.class, String.class, String.class)
                .check(program);
        noClasses()
                .that()
                .haveNameNotMatching(
                        "regola\\.ui\\.(editor\\.(EditorPanel|BesidePanel|TextTabs)|notice\\.FreePlace)(\\$.*)?")
                .should()
                .dependOnClassesThat()
                .areAssignableTo(JTabbedPane.class)
                .because(
                        "titles of tabs are read as HTML whatever is said; those of the editor are words of the program,"
                                + " and whoever looks for a free place only asks where they are")
                .check(program);
        noClasses()
                .that()
                .resideOutsideOfPackage("regola.ui.theme")
                .should()
                .callMethodWhere(describe(
                        "it puts other looks in the place of those that switch HTML off",
                        call -> call.getName().equals("setUI")))
                .check(program);
    }

    private static void check(Room room, ArchRule rule) {
        rule.allowEmptyShould(!room.hasSources()).check(program);
    }

    private static boolean isCallOf(JavaCall<?> call, Class<?> owner, String method) {
        return call.getTargetOwner().isEquivalentTo(owner) && call.getName().equals(method);
    }
}
