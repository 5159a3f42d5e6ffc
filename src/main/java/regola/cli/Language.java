package regola.cli;

/**
 * A Language is one in which games have their texts, and in which mistakes and refusals are told. What a command says
 * besides is in English.
 */
enum Language {
    en,
    it
}
