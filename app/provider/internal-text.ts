/** Patterns of technical messages for operators: about documents, databases, programs and files. */
const INTERNAL = [
  /^Internal server error$/i,
  // Errors of a GraphQL document.
  /^Syntax Error/i,
  /^(Cannot query field|Unknown (argument|type|fragment|directive)|Variable "\$)/,
  /^Field "\w+" (is not defined|argument|of type|must)/,
  /\bcannot represent (value|non)/,
  // Databases and their connections.
  /SQLSTATE|\bSELECT\b.+\bFROM\b|\bINSERT INTO\b|\bUPDATE\b.+\bSET\b|\bDELETE FROM\b/s,
  /(constraint|relation|column|table) "?\w+"? (failed|does not exist)|constraint failed|no such (table|column)|deadlock/i,
  /\bE(CONN\w+|NOTFOUND|PIPE|ACCES|NOENT|TIMEDOUT)\b|Connection refused/,
  // Crashed programs, their stacks and files.
  /^(PHP )?(Fatal|Parse|Recoverable|Notice|Warning|Deprecated)( error)?:/i,
  /Uncaught|Stack trace|^\s*#\d+ /im,
  /\bat .+:\d+(:\d+)?\)?$/m,
  /\b\w*(Error|Exception)\b: |\b\w+Exception\b/,
  /(^|[\s"'(])\/[\w.-]+\/[\w./-]+|\.(php|phtml|[cm]?[jt]s)\b(:| on line|\()/,
  /Cannot read propert|is not a function|of undefined|on null\b/,
];

/** True if a text reveals internals, so that shoppers must not see it. */
export function isInternal(text: string): boolean {
  return INTERNAL.some((expression) => expression.test(text));
}
