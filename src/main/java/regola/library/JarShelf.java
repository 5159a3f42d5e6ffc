package regola.library;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import regola.file.BadFile;
import regola.file.TextFile;
import regola.language.source.Message;
import regola.language.source.SourceText;
import regola.language.source.Trouble;

/** A JarShelf is a folder inside the jar of the program, such as {@code games}. */
final class JarShelf implements RuleShelf {
    private final Path jar;
    private final String folder;
    private final String ending;

    /** @param ending of the names of the files that are looked for */
    JarShelf(Path jar, String folder, String ending) {
        this.jar = jar;
        this.folder = folder + "/";
        this.ending = ending;
    }

    @Override
    public boolean isOwn() {
        return false;
    }

    @Override
    public Contents read() {
        List<SourceText> texts = new ArrayList<>();
        List<Trouble> problems = new ArrayList<>();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            List<String> names = zip.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.startsWith(folder) && name.endsWith(ending))
                    .sorted()
                    .toList();
            for (String name : names) {
                try (InputStream in = zip.getInputStream(zip.getEntry(name))) {
                    texts.add(TextFile.decode(in.readAllBytes(), name));
                } catch (BadFile bad) {
                    problems.addAll(bad.problems());
                }
            }
        } catch (IOException e) {
            problems.add(Trouble.ofFile(
                    jar.toString(),
                    Message.of("the folder {0} of the program cannot be read", folder),
                    String.valueOf(e.getMessage()),
                    ""));
        }
        return new Contents(texts, problems);
    }

    @Override
    public Map<String, byte[]> drawings(SourceText ruleFile) {
        String art = ruleFile.name().substring(0, ruleFile.name().lastIndexOf('/') + 1) + "art/";
        Map<String, byte[]> found = new TreeMap<>();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : zip.stream()
                    .filter(entry -> entry.getName().startsWith(art))
                    .toList()) {
                String name = entry.getName().substring(art.length());
                if (!Drawings.isOne(name)) continue;
                try (InputStream in = zip.getInputStream(entry)) {
                    found.put(name, in.readAllBytes());
                }
            }
        } catch (IOException e) {
            return Map.of();
        }
        return found;
    }
}
