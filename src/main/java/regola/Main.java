package regola;

/** Main is where the program starts: the window without arguments, a command with them. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.out.println("Regola");
    }
}
