package regola.cli;

/** A Language is one in which games have their texts. The program's own messages here are in English. */
enum Language {
    en,
    it
}
