package regola.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regola.language.source.Trouble;

class RecoveryTest {
    @TempDir
    Path temp;

    private final List<Trouble> problems = new ArrayList<>();
    private final List<Recovery> open = new ArrayList<>();
    private Home home;

    @BeforeEach
    void makeHome() {
        home = Home.at(temp);
    }

    @AfterEach
    void endAll() {
        open.forEach(Recovery::close);
    }

    private Recovery run() {
        Recovery recovery = new Recovery(home, problems::add);
        open.add(recovery);
        return recovery;
    }

    private static List<String> texts(Recovery recovery, String kind) {
        return recovery.kept(kind).stream().map(kept -> kept.text().text()).toList();
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(home.recovery())) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    @Test
    void whatWasBeingDoneIsThereAfterAKill() {
        Recovery killed = run();
        Slot slot = killed.begin("match");
        slot.keep(() -> "one move");
        slot.keep(() -> "two moves");
        killed.drop();
        List<Kept> kept = run().kept("match");
        assertThat(kept).hasSize(1);
        assertThat(kept.get(0).text().text()).isEqualTo("two moves");
        assertThat(kept.get(0).killed()).isTrue();
        assertThat(problems).isEmpty();
    }

    @Test
    void whatWasLaidAsideBeforeTheKillWasNotBrokenOff() throws IOException {
        Recovery first = run();
        Slot left = first.begin("match");
        left.keep(() -> "one move");
        left.layAside(true);
        Slot taken = first.begin("lesson");
        taken.layAside(true);
        taken.keep(() -> "a step");
        taken.layAside(false);
        first.drop();
        Recovery next = run();
        assertThat(next.kept("match").get(0).killed()).isFalse();
        assertThat(next.kept("lesson").get(0).killed()).isTrue();
        Slot again = next.kept("match").get(0).slot();
        again.layAside(false);
        again.keep(() -> "two moves");
        next.drop();
        Recovery last = run();
        assertThat(last.kept("match").get(0).killed()).as("it was gone on with").isTrue();
        last.kept("match").get(0).slot().layAside(true);
        last.kept("match").get(0).slot().forget();
        last.kept("lesson").get(0).slot().forget();
        last.close();
        assertThat(home.recovery()).isEmptyDirectory();
    }

    @Test
    void whatIsNotForgottenIsThereAfterAProperEndTooButWasNotKilled() {
        Recovery first = run();
        first.begin("match").keep(() -> "one move");
        first.close();
        List<Kept> kept = run().kept("match");
        assertThat(kept).hasSize(1);
        assertThat(kept.get(0).killed()).isFalse();
    }

    @Test
    void whatIsForgottenLeavesNothingBehind() throws IOException {
        Recovery first = run();
        Slot slot = first.begin("match");
        slot.keep(() -> "one move");
        slot.forget();
        first.close();
        assertThat(home.recovery()).isEmptyDirectory();
        assertThat(run().kept("match")).isEmpty();
    }

    @Test
    void whatIsForgottenIsGoneAtOnceThoughItsFileIsThereForAMoment() {
        Recovery first = run();
        for (int i = 0; i < 40; i++) {
            Slot slot = first.begin("match");
            slot.keep(() -> "one move");
            while (slot.file() == null || !Files.exists(slot.file())) Thread.onSpinWait();
            assertThat(first.kept("match")).hasSize(1);
            slot.forget();
            assertThat(first.kept("match")).isEmpty();
        }
        first.close();
    }

    @Test
    void aNameStaysUntilWhatItNamesIsForgotten() throws IOException {
        Recovery first = run();
        Slot slot = first.begin("match");
        slot.rename("  Our duel ");
        slot.keep(() -> "one move");
        assertThat(first.kept("match").get(0).called()).isEqualTo("Our duel");
        first.close();
        Recovery next = run();
        assertThat(next.kept("match").get(0).called()).isEqualTo("Our duel");
        next.kept("match").get(0).slot().rename("");
        assertThat(next.kept("match").get(0).called()).isEmpty();
        next.kept("match").get(0).slot().rename("The long one");
        next.kept("match").get(0).slot().forget();
        next.close();
        assertThat(home.recovery()).isEmptyDirectory();
    }

    @Test
    void aRunThatDoesNothingWritesNothing() throws IOException {
        Recovery first = run();
        first.begin("match");
        assertThat(first.kept("match")).isEmpty();
        assertThat(files()).isEmpty();
        first.close();
        assertThat(home.recovery()).isEmptyDirectory();
    }

    @Test
    void twoProgramsAtOnceDoNotSeeEachOthersWork() {
        Recovery one = run();
        Recovery two = run();
        one.begin("match").keep(() -> "of one");
        two.begin("match").keep(() -> "of two");
        assertThat(texts(one, "match")).containsExactly("of one");
        assertThat(texts(two, "match")).containsExactly("of two");
        assertThat(texts(run(), "match")).as("both live").isEmpty();
    }

    @Test
    void whatWasLeftIsOfferedByOneProgramOnly() {
        Recovery killed = run();
        killed.begin("match").keep(() -> "one move");
        killed.drop();
        assertThat(run().kept("match")).hasSize(1);
        assertThat(run().kept("match")).isEmpty();
    }

    @Test
    void oneGoesOnWhereItStandsAndItIsKeptThere() {
        Recovery killed = run();
        killed.begin("match").keep(() -> "one move");
        killed.drop();
        Recovery next = run();
        next.kept("match").get(0).slot().keep(() -> "two moves");
        next.drop();
        Recovery last = run();
        assertThat(texts(last, "match")).containsExactly("two moves");
        last.kept("match").get(0).slot().forget();
        last.close();
        assertThat(home.recovery()).isEmptyDirectory();
    }

    @Test
    void eachKindIsAskedForApart() {
        Recovery killed = run();
        killed.begin("match").keep(() -> "a match");
        killed.begin("edited-rules").keep(() -> "a text");
        killed.drop();
        Recovery next = run();
        assertThat(texts(next, "match")).containsExactly("a match");
        assertThat(texts(next, "edited-rules")).containsExactly("a text");
    }

    @Test
    void nothingWaitsForTheDiskAndOnlyTheLastStateIsWritten() throws Exception {
        Recovery recovery = run();
        Slot slot = recovery.begin("match");
        CountDownLatch diskIsSlow = new CountDownLatch(1);
        CountDownLatch writing = new CountDownLatch(1);
        List<String> said = new ArrayList<>();
        slot.keep(() -> {
            writing.countDown();
            await(diskIsSlow);
            return "0";
        });
        await(writing);
        for (int i = 1; i <= 1000; i++) {
            String text = "" + i;
            slot.keep(() -> {
                said.add(text);
                return text;
            });
        }
        diskIsSlow.countDown();
        recovery.drop();
        assertThat(said).containsExactly("1000");
        assertThat(texts(run(), "match")).containsExactly("1000");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whereNothingCanBeWrittenThatIsToldOnceAndThisRunRemembers() throws IOException {
        home = Home.at(Files.writeString(temp.resolve("file"), "").resolve("home"));
        Recovery recovery = run();
        Slot slot = recovery.begin("match");
        slot.keep(() -> "one move");
        slot.keep(() -> "two moves");
        assertThat(texts(recovery, "match")).containsExactly("two moves");
        recovery.close();
        assertThat(problems).hasSize(1);
        assertThat(problems.get(0).place().file()).contains("recovery");
    }

    @Test
    void aFileThatCannotBeReadIsToldHarmsNothingElseAndStays() throws IOException {
        Recovery killed = run();
        killed.begin("match").keep(() -> "good");
        killed.begin("match").keep(() -> "spoilt");
        killed.drop();
        Path spoilt = files().stream()
                .filter(file -> file.toString().endsWith("match-2.json"))
                .findFirst()
                .orElseThrow();
        Files.write(spoilt, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        Recovery next = run();
        List<Kept> kept = next.kept("match");
        assertThat(kept)
                .filteredOn(each -> each.problem() == null)
                .extracting(each -> each.text().text())
                .containsExactly("good");
        assertThat(kept)
                .filteredOn(each -> each.problem() != null)
                .extracting(each -> each.problem().place().file())
                .containsExactly(spoilt.toString());
        kept.forEach(each -> {
            if (each.problem() == null) each.slot().forget();
            else assertThat(each.slot().putAside()).exists();
        });
        next.close();
        assertThat(files())
                .as("put aside")
                .hasSize(1)
                .allSatisfy(file -> assertThat(file).hasBinaryContent(new byte[] {(byte) 0xff, (byte) 0xfe, 0}));
        assertThat(run().kept("match")).isEmpty();
    }

    @Test
    void whatAKilledRunLeftHalfWrittenIsNotOffered() throws IOException {
        Recovery killed = run();
        killed.begin("match").keep(() -> "whole");
        killed.drop();
        Path whole = files().stream()
                .filter(file -> file.toString().endsWith(".json"))
                .findFirst()
                .orElseThrow();
        Files.writeString(whole.resolveSibling("match-1.json.1.new"), "who");
        Recovery next = run();
        assertThat(texts(next, "match")).containsExactly("whole");
        next.kept("match").get(0).slot().forget();
        next.close();
        assertThat(home.recovery()).isEmptyDirectory();
    }
}
