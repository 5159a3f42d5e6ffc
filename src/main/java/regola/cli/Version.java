package regola.cli;

import picocli.CommandLine.IVersionProvider;

/** A Version says which program this is. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"Regola " + number(), "Java " + System.getProperty("java.version")};
    }

    /** @return the number of the jar, or "development" when run from source */
    static String number() {
        String number = Version.class.getPackage().getImplementationVersion();
        return number == null ? "development" : number;
    }
}
