package regola.cli;

import picocli.CommandLine.IVersionProvider;

/** A ProgramVersion says which program this is. */
final class ProgramVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"Regola " + number(), "Java " + System.getProperty("java.version")};
    }

    /** @return the number of the jar, or "development" when run from source */
    static String number() {
        String number = ProgramVersion.class.getPackage().getImplementationVersion();
        return number == null ? "development" : number;
    }
}
