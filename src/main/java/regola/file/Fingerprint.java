package regola.file;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import regola.language.source.SourceText;

/** A Fingerprint is a short text that changes whenever a rule text does, whatever the files are called. */
public final class Fingerprint {
    private static final int BYTES = 16;

    private Fingerprint() {}

    /** @param sources the game and then its variants, in order; how lines end does not matter */
    public static String of(List<SourceText> sources) {
        MessageDigest digest = sha256();
        for (SourceText source : sources) {
            byte[] text = source.text().replace("\r\n", "\n").getBytes(StandardCharsets.UTF_8);
            digest.update(
                    (text.length + "\n").getBytes(StandardCharsets.UTF_8)); // so that no text can run into the next
            digest.update(text);
        }
        return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
