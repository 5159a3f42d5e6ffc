package regola.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written for developers, held against the program: files, classes and packages that it names are there. */
class GuidesTest {
    private static final Path MAIN = Path.of("src/main/java");
    private static final Path TEST = Path.of("src/test/java");

    private static final Pattern FENCE = Pattern.compile("(?ms)^```.*?^```");
    private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");
    private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)\\)");
    private static final Pattern FILE = Pattern.compile("[\\w.-]+(/[\\w.*-]+)+/?");
    private static final Pattern PACKAGE = Pattern.compile("regola(\\.[a-z]+)*");
    /** A class, perhaps with its package before it and something of it behind. */
    private static final Pattern CLASS =
            Pattern.compile("(?:regola\\.[a-z.]+\\.)?([A-Z]\\w*[a-z]\\w*)(?:[.#](\\w+))?(?:\\(.*\\))?");

    private static final Pattern READ_FIRST =
            Pattern.compile("\\b(?:Start|Begin) with \\{@link (regola(?:\\.[a-z]+)*\\.[A-Z]\\w*)}");

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "CONTRIBUTING.md", "docs/architecture.md"})
    void whatAGuideNamesIsThere(String guide) throws IOException {
        String text = FENCE.matcher(Files.readString(Path.of(guide))).replaceAll("");
        Map<String, String> sources = sources();
        List<String> missing = new ArrayList<>();
        int named = 0;
        for (String name : found(CODE, text)) {
            Boolean there = isThere(name, sources);
            if (there != null) named++;
            if (Boolean.FALSE.equals(there)) missing.add(name);
        }
        for (String link : found(LINK, text)) {
            if (!Files.exists(Path.of(guide).resolveSibling(link))) missing.add(link);
        }
        assertThat(missing).as("named in %s, and not there", guide).isEmpty();
        assertThat(named).as("files, classes and packages that are looked up").isGreaterThan(5);
    }

    /** @return null if it is no name of a file, class or package */
    private static Boolean isThere(String name, Map<String, String> sources) throws IOException {
        if (name.startsWith("target/")) return null; // made by the build
        if (FILE.matcher(name).matches()) return exists(name);
        if (PACKAGE.matcher(name).matches()) return Files.isDirectory(MAIN.resolve(name.replace('.', '/')));
        Matcher type = CLASS.matcher(name);
        if (!type.matches() || name.endsWith(".md")) return null;
        String source = sources.get(type.group(1));
        return source != null
                && (type.group(2) == null
                        || Pattern.compile("\\b" + type.group(2) + "\\b")
                                .matcher(source)
                                .find());
    }

    private static boolean exists(String file) throws IOException {
        if (!file.contains("*")) return Files.exists(Path.of(file));
        Path folder = Path.of(file).getParent();
        if (!Files.isDirectory(folder)) return false;
        try (var matching =
                Files.newDirectoryStream(folder, Path.of(file).getFileName().toString())) {
            return matching.iterator().hasNext();
        }
    }

    /** Every package is in the first column of the table of rooms, or in the row of the nearest one above it. */
    @Test
    void theFrontPageNamesEveryRoom() throws IOException {
        String table = Files.readString(Path.of("README.md"));
        table = table.substring(table.indexOf("| package | is |"));
        table = table.substring(0, table.indexOf("\n\n"));
        Map<String, Set<String>> rows = new LinkedHashMap<>();
        for (String line : table.lines().skip(2).toList()) {
            String[] cells = line.split("\\|");
            String above = found(CODE, cells[1]).iterator().next();
            rows.put(above, found(CODE, cells[2]));
        }
        Set<String> named = new TreeSet<>(rows.keySet());
        rows.forEach((above, inside) -> inside.forEach(name -> named.add(above + "." + name)));
        Set<String> there = new TreeSet<>();
        for (Path folder : packages()) {
            String name = MAIN.resolve("regola").relativize(folder).toString().replace('\\', '.');
            there.add(name.replace('/', '.'));
        }
        there.remove(""); // the start of the program
        Set<String> withoutSources =
                rows.keySet().stream().filter(name -> !there.contains(name)).collect(Collectors.toSet());
        named.removeAll(withoutSources); // such as "ui", which only holds others
        assertThat(named).as("rooms in README's table, and packages").isEqualTo(there);
    }

    @Test
    void everyPackageSaysWhatToReadFirst() throws IOException {
        List<String> silent = new ArrayList<>();
        for (Path folder : packages()) {
            String words = Files.readString(folder.resolve("package-info.java")).replaceAll("\\s*\\n \\*\\s*", " ");
            Matcher first = READ_FIRST.matcher(words);
            boolean says =
                    first.find() && Files.exists(MAIN.resolve(first.group(1).replace('.', '/') + ".java"));
            if (!says) silent.add(folder.toString());
        }
        assertThat(silent)
                .as("packages whose package-info.java has no 'Start with {@link …}' that leads to a class")
                .isEmpty();
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(each -> each.group(1))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static List<Path> packages() throws IOException {
        try (Stream<Path> files = Files.walk(MAIN)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(Path::getParent)
                    .distinct()
                    .sorted()
                    .toList();
        }
    }

    /** @return by simple name what is written in files of that name; two of one name are put together */
    private static Map<String, String> sources() throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        for (Path root : List.of(MAIN, TEST)) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file :
                        files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    String name = file.getFileName().toString().replace(".java", "");
                    sources.merge(name, Files.readString(file), String::concat);
                }
            }
        }
        return sources;
    }
}
