package regola.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A story without the tag by which the build finds stories would never run, and nobody would miss it. */
class StoriesRunTest {
    @Test
    void everyStoryHasTheTagOfStories() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
            List<Path> stories =
                    files.filter(file -> file.toString().endsWith("IT.java")).toList();
            assertThat(stories).hasSizeGreaterThan(30);
            for (Path story : stories)
                assertThat(Files.readString(story)).as(story.toString()).contains("\n@Tag(\"ui\")\n");
        }
    }
}
