import ts from "typescript";

/** A change in one place of a file: characters from `start` to `end` become `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A kind of mistake that a developer could make, and the places where it is possible. */
export interface Operator {
  name: string;
  /** @returns the edit that makes the mistake at a node; null where it is not possible */
  edit(node: ts.Node, source: ts.SourceFile): Edit | null;
}

const FLIPPED = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
]);
const SWAPPED = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.AmpersandAmpersandToken, "||"],
  [ts.SyntaxKind.BarBarToken, "&&"],
]);
const ROUNDINGS = new Map([
  ["Math.round", "Math.floor"],
  ["Math.ceil", "Math.floor"],
  ["Math.floor", "Math.ceil"],
  ["Math.max", "Math.min"],
  ["Math.min", "Math.max"],
]);
const CHECKS = /^(?:require|expect|assert|ensure|authorize|verify|reject)[A-Z]/;
const LOCKS = /^(?:lockRows|lockFreeRows|lockCart|lockOrder|lockStart|lock[A-Z]\w*)$/;
const WRITES = /^(?:db|transaction)\b.*\.execute\(\)$|^(?:upsert|queueMail|updateCart)\(/s;
const COOKIE_FLAGS = new Map([
  ["httpOnly", "false"],
  ["secure", "false"],
  ["sameSite", '"none"'],
]);

export const OPERATORS: Operator[] = [
  { name: "comparison", edit: (node) => replaceOperator(node, FLIPPED) },
  { name: "condition", edit: (node) => replaceOperator(node, SWAPPED) },
  { name: "rounding", edit: replaceRounding },
  { name: "check", edit: dropCheck },
  { name: "guard", edit: dropGuard },
  { name: "lock", edit: dropLock },
  { name: "await", edit: dropAwait },
  { name: "where", edit: dropWhere },
  { name: "header", edit: dropHeader },
  { name: "cookie", edit: weakenCookie },
  { name: "status", edit: replaceStatus },
  { name: "aria", edit: (node, source) => dropAttribute(node, source, /^(?:aria-[a-z]+|role|htmlFor|alt)$/) },
  {
    name: "required",
    edit: (node, source) => dropAttribute(node, source, /^(?:required|name|type|autoComplete|maxLength)$/),
  },
];

function replaceOperator(node: ts.Node, replacements: Map<ts.SyntaxKind, string>): Edit | null {
  if (!ts.isBinaryExpression(node)) return null;
  const text = replacements.get(node.operatorToken.kind);
  return text ? { start: node.operatorToken.getStart(), end: node.operatorToken.getEnd(), text } : null;
}

function replaceRounding(node: ts.Node): Edit | null {
  if (!ts.isCallExpression(node)) return null;
  const text = ROUNDINGS.get(node.expression.getText());
  return text ? { start: node.expression.getStart(), end: node.expression.getEnd(), text } : null;
}

/** `requireOwner(…);` or `await requireOwner(…);` as a statement of its own. */
function dropCheck(node: ts.Node): Edit | null {
  if (!ts.isExpressionStatement(node)) return null;
  const call = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
  if (!ts.isCallExpression(call)) return null;
  const name = call.expression.getText().split(".").at(-1) ?? "";
  return CHECKS.test(name) ? { ...remove(node), text: ";" } : null;
}

/** `if (…) return …;` and `if (…) throw …;`. */
function dropGuard(node: ts.Node): Edit | null {
  if (!ts.isIfStatement(node) || node.elseStatement || !ts.isBlock(node.parent)) return null;
  const isLast = node.parent.statements.at(-1) === node;
  const { thenStatement } = node;
  if (isLast || !(ts.isReturnStatement(thenStatement) || ts.isThrowStatement(thenStatement))) return null;
  return remove(node);
}

/** `lockRows(db, query)` becomes `query`; a statement that only locks is removed. */
function dropLock(node: ts.Node): Edit | null {
  if (!ts.isCallExpression(node) || !LOCKS.test(node.expression.getText())) return null;
  if (ts.isExpressionStatement(node.parent)) return remove(node.parent);
  if (ts.isAwaitExpression(node.parent) && ts.isExpressionStatement(node.parent.parent))
    return remove(node.parent.parent);
  if (!/^lock(?:Free)?Rows$/.test(node.expression.getText())) return null;
  const query = node.arguments.at(-1);
  return query ? { start: node.getStart(), end: node.getEnd(), text: query.getText() } : null;
}

/**
 * `await work();` as a statement of its own, except for SQL statements, which run in the order in which they are sent.
 */
function dropAwait(node: ts.Node): Edit | null {
  if (!ts.isAwaitExpression(node) || !ts.isExpressionStatement(node.parent)) return null;
  if (WRITES.test(node.expression.getText())) return null;
  return { start: node.getStart(), end: node.expression.getStart(), text: "void " };
}

/** `.where("column", "=", value)` of a statement. */
function dropWhere(node: ts.Node): Edit | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { expression, name } = node.expression;
  if (name.text !== "where" || node.arguments.length !== 3) return null;
  return { start: expression.getEnd(), end: node.getEnd(), text: "" };
}

/** `"Cache-Control": …` in an object. */
function dropHeader(node: ts.Node, source: ts.SourceFile): Edit | null {
  if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.name)) return null;
  if (!/^[A-Z][a-z]+(?:-[A-Z][a-z]+)+$/.test(node.name.text)) return null;
  const isFollowedByComma = source.text[node.getEnd()] === ",";
  return { start: node.getStart(), end: node.getEnd() + (isFollowedByComma ? 1 : 0), text: "" };
}

function weakenCookie(node: ts.Node): Edit | null {
  if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name)) return null;
  const text = COOKIE_FLAGS.get(node.name.text);
  if (!text || node.initializer.getText() === text) return null;
  return { start: node.initializer.getStart(), end: node.initializer.getEnd(), text };
}

/** `{ status: 422 }`. */
function replaceStatus(node: ts.Node): Edit | null {
  if (!ts.isNumericLiteral(node) || !/^[345]\d\d$/.test(node.text)) return null;
  return { start: node.getStart(), end: node.getEnd(), text: "200" };
}

function dropAttribute(node: ts.Node, _source: ts.SourceFile, names: RegExp): Edit | null {
  if (!ts.isJsxAttribute(node) || !names.test(node.name.getText())) return null;
  return remove(node);
}

function remove(node: ts.Node): Edit {
  return { start: node.getStart(), end: node.getEnd(), text: "" };
}
