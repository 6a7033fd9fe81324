import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";

/** A name of the project's own: of a file, or declared in one. */
export interface Name {
  text: string;
  /** Its words, in lower case. */
  words: string[];
  path: string;
  /** Whether other modules can see it: a file, a type, a member of a type, a top-level declaration. */
  isShared: boolean;
}

const MODULE = /\.(tsx?|mjs)$/;
/** Written by programs from names that are checked where they come from. */
const GENERATED = /\.generated\.|^tests\/fixtures\/databases\//;

/** The names of all files in app, scripts and tests, and all that they declare. */
export function allNames(): Name[] {
  const paths = execFileSync("git", [
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "app",
    "scripts",
    "tests",
  ])
    .toString()
    .split("\n")
    .filter((path) => path !== "" && !GENERATED.test(path));
  return paths.flatMap((path) => [fileName(path), ...(MODULE.test(path) ? declaredNames(path) : [])]);
}

/** The words of a name: `isKeptInMemory`, `KEPT_IN_MEMORY` and `kept-in-memory` have `kept`, `in` and `memory`. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}

function fileName(path: string): Name {
  return { text: path, words: wordsOf(path.split("/").slice(1).join("/")), path, isShared: true };
}

function declaredNames(path: string): Name[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const names: Name[] = [];
  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node) && isDeclared(node)) {
      names.push({ text: node.text, words: wordsOf(node.text), path, isShared: isShared(node.parent) });
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return names;
}

/** Whether the identifier is the name of a declaration, rather than a use of one. */
function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) return false;
  if (ts.isBindingElement(parent)) return parent.name === node && !isRenamedMember(parent);
  return (
    "name" in parent &&
    parent.name === node &&
    !ts.isPropertyAccessExpression(parent) &&
    !ts.isJsxAttribute(parent)
  );
}

/** `{ left }` takes the name of a member that is declared elsewhere. */
function isRenamedMember({ propertyName, dotDotDotToken }: ts.BindingElement): boolean {
  return propertyName === undefined && dotDotDotToken === undefined;
}

function isShared(declaration: ts.Node): boolean {
  if (ts.isTypeElement(declaration) || ts.isTypeAliasDeclaration(declaration)) return true;
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.isSourceFile(statement.parent);
}
