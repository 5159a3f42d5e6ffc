package regola.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Trouble;

/** A TextFile is a file with text in UTF-8; reading one says plainly why it cannot be read. */
public final class TextFile {
    private static final int MOST_BYTES = 32 << 20;

    private TextFile() {}

    /** @return the text, named as the path is written */
    public static SourceText read(Path path) throws BadFile {
        return read(path, path.toString());
    }

    public static SourceText read(Path path, String name) throws BadFile {
        try {
            if (Files.isDirectory(path))
                throw problem(name, "this is a folder, not a file", "", "name a file inside it");
            return decode(FileBytes.all(path, MOST_BYTES), name);
        } catch (FileBytes.TooLarge e) {
            throw problem(
                    name, "this file is too large", Message.of("more than {0} MB are not read", MOST_BYTES >> 20), "");
        } catch (FileBytes.NoFile e) {
            throw problem(
                    name,
                    "this is no ordinary file",
                    "a device or a pipe may have no end",
                    "save the text in a file first");
        } catch (NoSuchFileException e) {
            throw problem(name, "there is no such file", "", "");
        } catch (AccessDeniedException e) {
            throw problem(name, "this file may not be read", "the system does not allow it", "");
        } catch (IOException e) {
            throw problem(name, "this file cannot be read", String.valueOf(e.getMessage()), "");
        }
    }

    /** @param bytes what a file holds; a mark of the byte order at its beginning is left out */
    public static SourceText decode(byte[] bytes, String name) throws BadFile {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return SourceText.of(name, text.startsWith("\uFEFF") ? text.substring(1) : text);
        } catch (CharacterCodingException e) {
            throw problem(
                    name,
                    "this is no text in UTF-8",
                    "letters with accents would come out wrong",
                    "save it again with the encoding UTF-8");
        }
    }

    private static BadFile problem(String name, CharSequence what, CharSequence why, CharSequence fix) {
        return new BadFile(Trouble.ofFile(name, what, why, fix));
    }
}
