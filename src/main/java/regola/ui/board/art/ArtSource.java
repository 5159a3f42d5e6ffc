package regola.ui.board.art;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** An ArtSource is a place where drawings and looks are kept, by file name. */
@FunctionalInterface
public interface ArtSource {
    /** @return what the file holds, empty if there is none */
    Optional<byte[]> read(String file);

    /** @return the drawings that come with the program */
    static ArtSource ofProgram() {
        return file -> {
            try (InputStream in = ArtSource.class.getResourceAsStream("/art/" + file)) {
                return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
            } catch (IOException e) {
                return Optional.empty(); // a drawing that cannot be read is drawn as one that is not there
            }
        };
    }

    /** @return this place first, then another */
    default ArtSource or(ArtSource other) {
        return file -> read(file).or(() -> other.read(file));
    }
}
