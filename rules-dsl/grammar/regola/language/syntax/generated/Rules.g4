/*
 * The grammar of Regola's rule files: one game, or one variant of a game, per file.
 * Blocks are indented. The layout token source puts NEWLINE, INDENT and DEDENT between the lexer and this
 * parser; a line that begins with because, en, it, and, or, where or = continues the line above it.
 */
grammar Rules;

tokens { INDENT, DEDENT, NEWLINE }

/* ---------- files ---------- */

/** One file: what it is, then its sections. */
file: header section* EOF;

/** Either a whole game or a small file that changes one. */
header
    : 'game' name NEWLINE INDENT headerLine+ DEDENT                     # GameHeader
    | 'variant' name 'of' name NEWLINE INDENT headerLine+ DEDENT        # VariantHeader
    ;

/** What is said about the file, and who plays. */
headerLine
    : 'title' texts NEWLINE                                             # TitleLine
    | 'about' texts NEWLINE                                             # AboutLine
    | 'author' STRING NEWLINE                                           # AuthorLine
    | 'players' NUMBER ('to' NUMBER)? (':' names)? NEWLINE              # PlayersLine
    | 'neutral' (NUMBER | ':' names) NEWLINE                            # NeutralLine
    | 'excludes' names NEWLINE                                          # ExcludesLine
    ;

/** The parts of a file; those from setChange on belong to variants only. */
section
    : setting | choiceType | board | mark | zone | pieces | group
    | keep | each | moment | start | turn | function | rule | conditions | when | score | winners | words
    | setChange | replace | remove | addPlaced | addTo
    ;

/* ---------- what there is ---------- */

/** Something a teacher may turn. */
setting: 'setting' name ':' settingType '=' settingValue explain NEWLINE;

settingType
    : 'yes' 'or' 'no'                                                   # YesNoSetting
    | signed 'to' signed                                                # NumberSetting
    | 'one' 'of' names                                                  # ChoiceSetting
    | NUMBER 'to' NUMBER 'numbers' 'from' signed 'to' signed            # NumbersSetting
    ;

settingValue: 'yes' | 'no' | signed (',' signed)* | name;

/** A named set of words or numbers, for cards, tiles, directions of a turn, and the like. */
choiceType: 'choice' name ':' choiceItem (',' choiceItem)* explain NEWLINE;
choiceItem: name | signed ('..' signed)?;

/** The places and how they hang together. */
board: 'board' name explain NEWLINE INDENT boardLine+ DEDENT;

boardLine
    : 'site' name 'at' point NEWLINE                                    # OneSite
    | 'sites' name '..' name ('at' point | 'from' point 'to' point) NEWLINE  # ManySites
    | 'path' siteRange ('->' siteRange)+ NEWLINE                        # PathLine
    | ('lines' | 'loops') name NEWLINE INDENT namedLine+ DEDENT         # LinesBlock
    | 'region' name ':' siteRange (',' siteRange)* NEWLINE              # RegionLine
    | 'grid' expr 'by' expr ('joined' ('straight' | 'around'))? NEWLINE # GridLine
    | 'plane' 'of' 'hexes' NEWLINE                                      # PlaneLine
    | 'drawn' name NEWLINE                                              # BoardArt
    ;

namedLine: (name ':')? siteRange+ NEWLINE;
siteRange: name ('..' name)?;
point: signed ',' signed;

/** A special square: where it is, how it is drawn, what it says. */
mark: 'mark' name 'on' siteRange (',' siteRange)* art? explain NEWLINE;

/** A place off the board: a hand, a bag, what is out of the game. */
zone: 'zone' name ('of' 'each' ('player' | 'side'))? zoneTrait* ('at' point)? explain NEWLINE;
zoneTrait
    : ',' 'stack'                                                       # StackTrait
    | ',' 'seen' 'by' ('all' | 'owner' | 'nobody')                      # SeenTrait
    ;

/** Pieces; alike means that nobody can tell two of the same name apart. */
pieces: 'pieces' name (',' 'alike')? ':' pieceItem (',' pieceItem)* art? explain NEWLINE;
pieceItem: (NUMBER | name)? (name | STRING) ('for' 'each' name ('and' name)*)? art?;

/** A name for several sorts of pieces together. */
group: 'group' name ':' names explain NEWLINE;

art: 'drawn' name;

/** Something remembered; a counter does not count when two positions are compared. */
keep: ('keep' | 'counter') name ':' type '=' expr explain NEWLINE;

/** Something remembered about each site, player or piece. */
each: 'each' name 'keeps' name ':' type '=' expr (',' 'hidden' 'unless' expr)? explain NEWLINE;

type
    : name                                                              # SimpleType
    | 'yes' 'or' 'no'                                                   # TruthType
    | ('set' | 'list') 'of' name                                        # ManyType
    ;

/* ---------- what happens ---------- */

/** Something that happens and that a when may answer. */
moment: 'moment' name '(' params? ')' explain NEWLINE;

start: 'start' explain block;
turn: ('turn' | 'round') explain block;

/** Computes, never acts. */
function: 'function' name '(' params? ')' (':' type)? explain ('=' expr NEWLINE | block);

/** Acts, and is told in the story. */
rule: 'rule' name '(' params? ')' explain block;

/** Several requires under one name. */
conditions: 'conditions' name '(' params? ')' explain NEWLINE INDENT requirement+ DEDENT;

/** What a special square or event does. */
when: 'when' name '(' names? ')' ('on' name)? ('if' expr)? ('as' name)? explain block;

score: 'score' 'of' name explain ('=' expr NEWLINE | block);
winners: 'winners' explain ('=' expr NEWLINE | block);

params: param (',' param)*;
param: name ':' type;

block: NEWLINE INDENT statement+ DEDENT;

statement
    : 'let' name (':' type)? '=' expr NEWLINE                           # LetStatement
    | 'set' target '=' expr NEWLINE                                     # SetStatement
    | 'add' expr 'to' target NEWLINE                                    # AddStatement
    | 'remove' expr 'from' target NEWLINE                               # RemoveStatement
    | 'move' expr 'to' expr NEWLINE                                     # MoveStatement
    | 'shift' 'pieces' 'along' expr 'by' expr NEWLINE                   # ShiftStatement
    | 'shuffle' expr NEWLINE                                            # ShuffleStatement
    | 'do' name '(' arguments? ')' NEWLINE                              # DoStatement
    | 'announce' name '(' arguments? ')' ('at' expr)? NEWLINE           # AnnounceStatement
    | 'if' expr block otherwiseIf* otherwise?                           # IfStatement
    | 'repeat' expr 'times' block                                       # RepeatStatement
    | 'while' expr block                                                # WhileStatement
    | 'for' 'each' name 'in' expr ('where' expr)? block                 # ForStatement
    | 'choose' name 'by' expr 'secretly'? explain NEWLINE INDENT chooseItem+ DEDENT   # ChooseStatement
    | 'finish' ('won' 'by' expr | 'drawn')? explain NEWLINE             # FinishStatement
    | 'stop' NEWLINE                                                    # StopStatement
    | 'answer' expr NEWLINE                                             # AnswerStatement
    | 'end' 'turn' NEWLINE                                              # EndTurnStatement
    | 'retire' expr NEWLINE                                             # RetireStatement
    | 'tell' explain NEWLINE                                            # TellStatement
    | 'remember' 'position' NEWLINE                                     # RememberStatement
    | 'forget' 'positions' NEWLINE                                      # ForgetStatement
    ;

otherwiseIf: 'otherwise' 'if' expr block;
otherwise: 'otherwise' block;

/** What is set, added to or removed from: a variable, or what is kept about something. */
target: name ('of' unary)?;

/* ---------- decisions ---------- */

chooseItem
    : 'option' optionPart+ explain NEWLINE (INDENT requirement* thenBlock? DEDENT)?   # OptionItem
    | 'refuse' optionPart+ because NEWLINE                              # RefuseItem
    | 'if' 'none' block                                                 # IfNoneItem
    ;

/** A word of the move, or what is chosen and from what. */
optionPart
    : word                                                              # OptionWord
    | '(' name 'in' expr ')'                                            # OptionChoice
    ;

requirement
    : 'require' expr because NEWLINE                                    # RequireLine
    | 'meets' name '(' arguments? ')' NEWLINE                           # MeetsLine
    ;

because: 'because' RULE_ID texts;
thenBlock: 'then' block;

/* ---------- variants ---------- */

setChange
    : 'set' name '=' settingValue NEWLINE                               # SetSetting
    | 'set' 'mark' name 'on' siteRange (',' siteRange)* NEWLINE         # SetMark
    ;

replace: 'replace' (board | pieces | zone | start | turn | function | rule | conditions | when | score | winners | replaceRequire);
replaceRequire: requirement;
remove: 'remove' (name | RULE_ID) NEWLINE;
addPlaced: 'add' ('before' | 'after') (name | RULE_ID) NEWLINE INDENT (when+ | requirement+) DEDENT;
addTo: 'add' 'to' name NEWLINE INDENT (chooseItem+ | requirement+ | statement+) DEDENT;

/* ---------- words ---------- */

/** What things are called on the screen, and how they look. */
words: 'words' NEWLINE INDENT wordLine+ DEDENT;
wordLine: word texts ('colour' STRING)? art? NEWLINE;

explain: RULE_ID? texts?;
texts: (language STRING)+;
language: 'en' | 'it';

/* ---------- expressions ---------- */

expr: either ('if' either 'otherwise' expr)?;
either: both ('or' both)*;
both: negation ('and' negation)*;
negation: 'not' negation | comparison;

comparison
    : counted                                                           # NoComparison
    | counted ('<' | '<=' | '>' | '>=') counted                         # OrderComparison
    | counted 'is' 'not'? counted                                       # IsComparison
    | counted 'not'? 'in' counted                                       # InComparison
    ;

/** some, no, one and number of take the whole of what follows: number of frogs on island. */
counted
    : 'some' placed                                                     # SomeOf
    | 'no' placed                                                       # NoneOf
    | 'one' placed                                                      # OneOf
    | 'random' 'of' placed                                              # RandomOf
    | 'number' 'of' counted                                             # NumberOf
    | placed                                                            # NotCounted
    ;

placed: sum ('on' sum)?;
sum: product (('+' | '-' | '&') product)*;
product: unary (('*' | '/' | 'mod') unary)*;
unary: '-' unary | applied;

applied
    : 'item' unary 'of' applied                                         # ItemOf
    | word 'of' applied                                                 # PropertyOf
    | primary                                                           # NotApplied
    ;

primary
    : signless                                                          # NumberValue
    | 'yes'                                                             # YesValue
    | 'no'                                                              # NoValue
    | 'none'                                                            # NoneValue
    | name '(' arguments? ')'                                           # CallValue
    | name                                                              # NameValue
    | '(' expr ')'                                                      # Grouped
    | '[' (expr (',' expr)*)? ']'                                       # ListValue
    | signless '..' sum                                                 # RangeValue
    | 'those' name 'in' placed ('where' either | 'with' ('most' | 'least') sum)?   # ThoseValue
    | ('some' | 'every') name 'in' placed 'where' either                # QuantifiedValue
    | 'all' sum 'for' name 'in' placed ('where' either)?                # AllValue
    | ('sum' | 'most' | 'least') 'of' sum 'for' name 'in' placed ('where' either)?    # FoldValue
    | 'supposing' applied 'moves' 'to' applied ':' either               # SupposingMove
    | 'supposing' applied 'shifts' 'by' unary ':' either                # SupposingShift
    ;

arguments: expr (',' expr)*;
signless: NUMBER;
signed: '-'? NUMBER;

/* ---------- names ---------- */

names: name (',' name)*;

/** Words of the language that may also be names, because they never stand where both could be meant. */
name
    : NAME
    | 'start' | 'turn' | 'round' | 'place' | 'title' | 'about' | 'author' | 'site' | 'sites' | 'path' | 'lines' | 'loops'
    | 'region' | 'grid' | 'plane' | 'hexes' | 'joined' | 'straight' | 'around' | 'stack' | 'seen' | 'owner' | 'nobody'
    | 'player' | 'side' | 'players' | 'pieces' | 'position' | 'positions' | 'numbers' | 'neutral' | 'colour' | 'score'
    | 'winners' | 'words' | 'moment' | 'board' | 'mark' | 'zone' | 'group' | 'moves' | 'shifts' | 'along'
    | 'to' | 'from' | 'at' | 'excludes' | 'hidden' | 'keeps' | 'times' | 'won' | 'choice' | 'setting' | 'set' | 'list' | 'counter'
    ;

/** A word of a move: any word will do. */
word
    : name
    | 'add' | 'move' | 'remove' | 'shift' | 'shuffle' | 'stop' | 'finish' | 'end' | 'choose' | 'with' | 'for' | 'by' | 'on' | 'and' | 'or' | 'drawn' | 'alike' | 'then' | 'all' | 'none' | 'remember' | 'forget'
    | 'tell' | 'retire' | 'answer' | 'announce' | 'repeat' | 'secretly' | 'refuse' | 'meets' | 'rule' | 'when'
    ;

/* ---------- tokens ---------- */

RULE_ID: [A-Z] [A-Z]* '-' [0-9]+ ('.' [0-9]+)*;
NUMBER: [0-9]+ ('.' [0-9]+)?;
NAME: [a-zA-Z] [a-zA-Z0-9]* ('-' [a-zA-Z0-9]+)*;
STRING: '"' (~["\r\n\\] | '\\' .)* '"';
COMMENT: '#' ~[\r\n]* -> channel(HIDDEN);
LINE_END: '\r'? '\n';
BLANK: [ \t]+ -> channel(HIDDEN);
OPEN_STRING: '"' (~["\r\n\\] | '\\' .)*;
ERROR_CHAR: .;
