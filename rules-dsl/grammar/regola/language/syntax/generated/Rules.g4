/*
 * The grammar of Regola's rule files: one game, or one variant of a game, per file.
 *
 * Blocks are indented. The layout token source puts NEWLINE, INDENT and DEDENT between the lexer and this
 * parser; a line that begins with because, showing, printed, yours, theirs, en, it, and, or, where or = continues the line above it. It also makes
 * the some of "some x in S where …" a SOME_EACH; any other some asks whether there is one.
 *
 * Almost every decision here needs one token of lookahead only: so parsing is quick, and an error is found
 * where it is. In a few places more is accepted than is right, because the tree builder can say better what
 * is wrong; these places say so.
 */
grammar Rules;

tokens { INDENT, DEDENT, NEWLINE, SOME_EACH }

/* ---------- files ---------- */

/** One file: what it is, then its sections. */
file: header section* EOF;

/** An expression on its own: a hole in a text, a condition in a lesson. */
loneExpr: expr EOF;

/** Either a whole game or a small file that changes one. */
header
    : 'game' name NEWLINE INDENT headerLine* DEDENT                     # GameHeader
    | 'variant' name 'of' name NEWLINE INDENT headerLine* DEDENT        # VariantHeader
    ;

/** What is said about the file, and who plays. */
headerLine
    : 'title' texts NEWLINE                                             # TitleLine
    | 'aim' texts NEWLINE                                               # AimLine
    | 'about' texts NEWLINE                                             # AboutLine
    | 'author' STRING NEWLINE                                           # AuthorLine
    | 'players' NUMBER ('to' NUMBER)? (':' seat (',' seat)*)? NEWLINE   # PlayersLine
    | 'neutral' (NUMBER | ':' names) NEWLINE                            # NeutralLine
    | 'excludes' names NEWLINE                                          # ExcludesLine
    ;

/** Who plays, and which sides, if they have names of their own. */
seat: name ('with' name ('and' name)*)?;

/** The parts of a file; those from setChange on belong to variants only. */
section
    : setting | choiceType | board | mark | zone | pieces | group
    | keep | each | moment | start | turn | function | namedRule | conditions | when | score | aim | winners | words | demand
    | setChange | replace | remove | addChange
    ;

/* ---------- what there is ---------- */

/** Something a teacher may turn. */
setting: 'setting' name ':' settingType '=' settingValue explain NEWLINE;

/** Which values a setting takes. */
settingType
    : 'yes' 'or' 'no'                                                   # YesNoSetting
    | signed 'to' signed ('numbers' 'from' signed 'to' signed)?         # NumberSetting
    | 'one' 'of' names                                                  # ChoiceSetting
    ;

/** What a setting is at first, or is set to. */
settingValue: 'yes' | 'no' | signed (',' signed)* | name;

/** A named set of words or numbers, for cards, tiles, directions of a turn, and the like. */
choiceType: 'choice' name ':' choiceItem (',' choiceItem)* explain NEWLINE;

/** One word, one number, or all numbers from one to another. */
choiceItem: name | signed ('..' signed)?;

/** The places and how they hang together. */
board: 'board' name explain NEWLINE INDENT boardLine* DEDENT;

/** One line of a board. */
boardLine
    : 'site' name 'at' point onlyIf? NEWLINE                            # OneSite
    | 'sites' name '..' name ('at' point | 'from' point 'to' point) onlyIf? NEWLINE  # ManySites
    | 'path' siteRange ('->' siteRange)+ NEWLINE                        # PathLine
    | ('lines' | 'loops') name (NEWLINE INDENT namedLine* DEDENT | inARow NEWLINE)    # LinesBlock
    | 'region' name ':' sitesPart (',' sitesPart)* NEWLINE              # RegionLine
    | 'grid' expr 'by' expr ('joined' ('straight' | 'around'))? NEWLINE # GridLine
    | 'plane' 'of' 'hexes' NEWLINE                                      # PlaneLine
    | 'drawn' name NEWLINE                                              # BoardArt
    ;

/** Whether sites are there: a matter of the settings alone, which the checker sees to. */
onlyIf: 'if' expr;

/** All lines of so many sites of a grid; the tree builder knows the words. */
inARow: ':' 'every' NUMBER 'in' name name;

/** A line of sites, perhaps with a name. */
namedLine: siteRange (':' siteRange+ | siteRange*) NEWLINE;

/** One site, or a row of them by number. */
siteRange: name ('..' name)?;

/** Sites of a region or mark: by name, or all of a grid that have something in common, by word and by row or column. */
sitesPart: siteRange | sitePattern;

/** Rows and columns count from 1, from the far side with a minus; the tree builder knows the words. */
sitePattern: 'every' name? 'site' ('in' name signed ('to' signed)?)?;

/** Where something is drawn, in grid units, y upwards. */
point: signed ',' signed;

/** A special square: where it is, how it is drawn, what it says. */
mark: 'mark' name 'on' sitesPart (',' sitesPart)* art? explain NEWLINE;

/** A place off the board: a hand, a bag, what is out of the game. With several points there is one for each who has such a place. */
zone: 'zone' name ('of' 'each' ('player' | 'side'))? (',' zoneTrait)* ('at' point ('and' point)*)? art? explain NEWLINE;

/** What is special about a zone. */
zoneTrait
    : 'stack'                                                           # StackTrait
    | 'seen' 'by' ('all' | 'owner' | 'nobody') ('unless' expr)?         # SeenTrait
    ;

/** Pieces; alike means that nobody can tell two of the same name apart. A drawing after the last item is for all without their own. */
pieces: 'pieces' name (',' 'alike')? ':' pieceItem (',' pieceItem)* explain NEWLINE;

/** So many pieces of one name, perhaps for each player or each word of a choice. */
pieceItem: (NUMBER | anyNumber | name)? (name | STRING) ('for' 'each' name ('and' name)*)? art?;

/** As many as the board has places. */
anyNumber: 'any' 'number' 'of';

/** A name for several sorts of pieces together. */
group: 'group' name ':' names explain NEWLINE;

/** The name of a drawing; of pieces it may have holes, as their names have. */
art: 'drawn' (name | STRING);

/** Something remembered; a counter does not count when two positions are compared. A list of pieces may be seen beside the board. */
keep: ('keep' | 'counter') name ':' type '=' expr ('at' point)? explain NEWLINE;

/** Something remembered about each site, player or piece; one that is yes or no may have a drawing, seen where it is yes. */
each: 'each' name 'keeps' name ':' type '=' expr (',' ('hidden' | 'seen' 'by' 'owner') 'unless' expr)? art? explain NEWLINE;

/** What a value is; number is no name, because of number of. */
type
    : 'yes' 'or' 'no'                                                   # TruthType
    | ('set' | 'list') 'of' typeName                                    # ManyType
    | typeName                                                          # SimpleType
    ;

/** The word for one value of a type. */
typeName: name | 'number';

/* ---------- what happens ---------- */

/** Something that happens and that a when may answer. */
moment: 'moment' name '(' params? ')' explain NEWLINE;

/** What is done once, before the first turn. */
start: 'start' explain block;

/** What is done for each player in order, or as a round for nobody, again and again. */
turn: ('turn' | 'round') explain block;

/** Computes, never acts. */
function: 'function' name '(' params? ')' (':' type)? explain body;

/** Acts, and is told in the story. */
namedRule: 'rule' name '(' params? ')' explain block;

/** Several requires under one name. */
conditions: 'conditions' name '(' params? ')' explain NEWLINE INDENT requirement* DEDENT;

/** What must hold before the set-up, and in every position that is put up. */
demand: 'require' expr because showing? NEWLINE;

/** What a special square or event does. */
when: 'when' name '(' names? ')' ('on' name)? ('if' expr)? ('as' name)? explain block;

/** The points of a player. */
score: 'score' 'of' name explain body;

/** Something that is good to have on the way, said in a sentence, and how much it is worth to a player. */
aim: 'aim' name 'of' name explain yours? theirs? body;

/** What a hint says of the one whom it advises and who comes to more of it; count and instead may be holes. */
yours: 'yours' texts;

/** What it says of somebody else who is left with less of it; the name of the player may be a hole too. */
theirs: 'theirs' texts;

/** Who wins when a match is over. */
winners: 'winners' explain body;

/** A value, or steps that end in an answer; the number may also stand at the end of the line. */
body: '=' expr explain NEWLINE | block;

/** Parameters with their types. */
params: param (',' param)*;

/** One parameter. */
param: name ':' type;

/** Indented steps. */
block: NEWLINE INDENT statement* DEDENT;

/** One step. */
statement
    : 'let' name (':' type)? '=' expr NEWLINE                           # LetStatement
    | 'set' target '=' expr NEWLINE                                     # SetStatement
    | 'add' expr 'to' target NEWLINE                    # AddStatement
    | 'remove' expr 'from' target NEWLINE                               # RemoveStatement
    | 'move' expr 'to' expr ('over' expr)? NEWLINE                      # MoveStatement
    | 'change' expr 'into' expr NEWLINE                                 # ChangeStatement
    | 'shift' 'pieces' 'along' expr 'by' expr NEWLINE                   # ShiftStatement
    | 'shuffle' expr NEWLINE                                            # ShuffleStatement
    | 'do' name '(' arguments? ')' NEWLINE                              # DoStatement
    | 'announce' name '(' arguments? ')' ('at' expr)? NEWLINE           # AnnounceStatement
    | 'if' expr block otherwise*                                        # IfStatement
    | 'repeat' expr 'times' block                                       # RepeatStatement
    | 'while' expr block                                                # WhileStatement
    | 'for' 'each' name 'in' expr ('where' expr)? block                 # ForStatement
    | 'choose' name 'by' expr 'secretly'? explain NEWLINE INDENT chooseItem* DEDENT   # ChooseStatement
    | 'finish' ('won' 'by' expr | 'drawn')? explain NEWLINE             # FinishStatement
    | 'stop' NEWLINE                                                    # StopStatement
    | 'answer' expr NEWLINE                                             # AnswerStatement
    | 'end' 'turn' NEWLINE                                              # EndTurnStatement
    | 'retire' expr NEWLINE                                             # RetireStatement
    | 'tell' explain NEWLINE                                            # TellStatement
    | 'remember' 'position' NEWLINE                                     # RememberStatement
    | 'forget' 'positions' NEWLINE                                      # ForgetStatement
    ;

/** Done when no condition above it held; one without a condition comes last, which the tree builder sees to. */
otherwise: 'otherwise' ('if' expr)? block;

/** What is set, added to or removed from: a variable, or what is kept about something. */
target: name ('of' primary)?;

/* ---------- decisions ---------- */

/** One line, with its block, of a choose. */
chooseItem
    : 'option' optionPart+ explain NEWLINE (INDENT optionLine* DEDENT)?   # OptionItem
    | 'refuse' ('all' 'else' | optionPart+) because NEWLINE             # RefuseItem
    | 'if' 'none' block                                                 # IfNoneItem
    ;

/** A word of the move, or what is chosen and from what; in a refusal also what is not among them. */
optionPart
    : word                                                              # OptionWord
    | '(' name 'not'? 'in' expr ')'                                     # OptionChoice
    ;

/** One line below an option: first what it requires, then what it does; the tree builder sees to the order. */
optionLine: requirement | thenBlock;

/** One line of what is demanded. */
requirement
    : 'require' (expr because showing? | 'nothing' 'else' because) NEWLINE   # RequireLine
    | 'meets' name '(' arguments? ')' NEWLINE                           # MeetsLine
    ;

/** The reason given when something is refused. */
because: 'because' RULE_ID texts printed?;

/** What lights up when the reason is given: the places or pieces that it speaks of. */
showing: 'showing' expr;

/** What an option does. */
thenBlock: 'then' block;

/* ---------- variants ---------- */

/** Another value for a setting, or other places for a mark. */
setChange
    : 'set' 'mark' name 'on' sitesPart (',' sitesPart)* NEWLINE         # SetMark
    | 'set' name '=' settingValue NEWLINE                               # SetSetting
    ;

/** Takes the place of what has the same name in the game; of the two forms of requirement only require has a number. */
replace: 'replace' (board | pieces | zone | start | turn | function | namedRule | conditions | when | score | aim | winners | requirement);

/** Takes something away. */
remove: 'remove' (name | RULE_ID) NEWLINE;

/** Puts something in. What may stand together in the block depends on what it is added to; the tree builder sees to that. */
addChange: 'add' ('before' | 'after' | 'to') (name | RULE_ID) NEWLINE INDENT addedLine* DEDENT;

/** Something put in. */
addedLine: when | chooseItem | requirement | statement;

/* ---------- words ---------- */

/** What things are called on the screen, and how they look. */
words: 'words' NEWLINE INDENT wordLine* DEDENT;

/**
 * One name, in each language, or with a number behind it what that number of a setting is called; behind cheered, what is called out when the rule of that name acts; behind about, what
 * is said of it to whoever points at it.
 */
wordLine: word signed? texts cheered? ('colour' STRING)? art? ('about' explain)? NEWLINE;

/** What there is to be glad of, as one says it in the middle of a sentence. */
cheered: 'cheered' texts;

/** The number of the printed rule and what is said about it. */
explain: RULE_ID? texts? printed?;

/** What a printed rulebook says instead, where the sentence of the match is about this one case. */
printed: 'printed' texts;

/** A text in each language. */
texts: sentence+;

/** The text in one language; {…} in it is a hole for a value. */
sentence: ('en' | 'it') STRING;

/* ---------- expressions ---------- */

/** A value or a condition: this if that otherwise something else. */
expr: either ('if' either 'otherwise' expr)?;

/** or binds less than and; where and : take a whole either. */
either: both ('or' both)*;

/** and binds less than not. */
both: negation ('and' negation)*;

/** not binds less than a comparison. */
negation: 'not' negation | comparison;

/** One comparison at most is right; the tree builder refuses more. */
comparison: counted (comparator counted)*;

/** How two values are compared. */
comparator: '<' | '<=' | '>' | '>=' | 'is' 'not'? | 'not'? 'in';

/** some, no, one and number of take the whole of what follows: number of frogs on island. */
counted
    : (SOME_EACH | 'every') name 'in' placed ('where' either)?          # QuantifiedValue
    | 'some' placed                                                     # SomeOf
    | 'no' placed?                                                      # NoneOf
    | 'one' placed                                                      # OneOf
    | 'random' 'of' placed                                              # RandomOf
    | 'number' 'of' counted                                             # NumberOf
    | placed                                                            # NotCounted
    ;

/** Pieces on a site. */
placed: ranged ('on' ranged)?;

/** Numbers from one to another. */
ranged: sum ('..' sum)?;

/** For numbers, and for sets: joined, without, in both. */
sum: product (('+' | '-' | '&') product)*;
/** These bind more than + and -. */
product: unary (('*' | '/' | 'mod') unary)*;
/** A minus that stands before its number. */
unary: '-' unary | primary;

/** The smallest parts, and those forms that begin with a word of their own. */
primary
    : NUMBER                                                            # NumberValue
    | 'yes'                                                             # YesValue
    | 'none'                                                            # NoneValue
    | name ('(' arguments? ')' | 'of' primary)?                         # NameValue
    | '(' expr ')'                                                      # Grouped
    | '[' (expr (',' expr)*)? ']'                                       # ListValue
    | 'item' index 'of' primary                                         # ItemOf
    | 'those' name 'in' placed ('where' either | 'with' ('most' | 'least') counted)?   # ThoseValue
    | 'all' counted 'for' name 'in' placed ('where' either)?                # AllValue
    | ('sum' | 'most' | 'least') 'of' counted 'for' name 'in' placed ('where' either)?    # FoldValue
    | 'supposing' primary 'moves' 'to' primary ('and' primary 'moves' 'to' primary)* ':' either   # SupposingMove
    | 'supposing' primary 'shifts' 'by' unary ':' either                # SupposingShift
    | 'supposing' 'do' name '(' arguments? ')' ':' either               # SupposingRule
    ;

/** Which item of a list; without of, which begins the list. */
index: NUMBER | name ('(' arguments? ')')? | '(' expr ')';

/** What is given to a function, rule, moment or conditions. */
arguments: expr (',' expr)*;

/** A number with its sign, where no expression may stand. */
signed: '-'? NUMBER;

/* ---------- names ---------- */

/** Several names. */
names: name (',' name)*;

/** Words of the language that may also be names, because they never stand where both could be meant. */
name
    : NAME
    | 'start' | 'turn' | 'round' | 'title' | 'aim' | 'about' | 'author' | 'site' | 'sites' | 'path' | 'lines' | 'loops'
    | 'region' | 'grid' | 'plane' | 'hexes' | 'joined' | 'straight' | 'around' | 'stack' | 'seen' | 'owner' | 'nobody'
    | 'player' | 'side' | 'players' | 'pieces' | 'position' | 'positions' | 'numbers' | 'neutral' | 'colour' | 'score'
    | 'winners' | 'words' | 'moment' | 'board' | 'mark' | 'zone' | 'group' | 'moves' | 'shifts' | 'along'
    | 'to' | 'from' | 'at' | 'excludes' | 'hidden' | 'keeps' | 'times' | 'won' | 'choice' | 'setting' | 'set' | 'list' | 'counter'
    | 'choose' | 'add' | 'over' | 'yours' | 'theirs' | 'change' | 'into' | 'any'
    ;

/** A word of a move: nearly any word will do. */
word
    : name
    | 'move' | 'remove' | 'shift' | 'shuffle' | 'stop' | 'finish' | 'end' | 'with' | 'for' | 'by' | 'on' | 'and' | 'or'
    | 'drawn' | 'alike' | 'then' | 'all' | 'none' | 'remember' | 'forget' | 'tell' | 'retire' | 'answer' | 'announce' | 'repeat'
    | 'secretly' | 'refuse' | 'meets' | 'rule' | 'when'
    | 'nothing' | 'else'
    ;

/* ---------- tokens ---------- */

IN: 'in';
RULE_ID: [A-Z] [A-Z]* '-' [0-9]+ ('.' [0-9]+)*;
NUMBER: [0-9]+ ('.' [0-9]+)?;
NAME: [a-zA-Z] [a-zA-Z0-9]* ('-' [a-zA-Z0-9]+)*;
STRING: '"' (~["\r\n\\] | '\\' ~[\r\n])* '"';
COMMENT: '#' ~[\r\n]* -> channel(HIDDEN);
LINE_END: '\r'? '\n';
BLANK: [ \t]+ -> channel(HIDDEN);
OPEN_STRING: '"' (~["\r\n\\] | '\\' ~[\r\n])* '\\'?;
ERROR_CHAR: .;
