import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { numbersOf } from "./line-ranges";

/** A test, or a group of tests, with the specification lines it covers. */
export interface TaggedTest {
  /** Path from the repository's root. */
  file: string;
  /** The titles of its groups and its own. */
  title: string;
  tags: Tag[];
}

export interface Tag {
  section: string;
  lines: number[];
}

const TAG = /@specification §(\d+) (L\d+(?:-\d+)?(?:, L\d+(?:-\d+)?)*)$/gm;
const TEST_FILE = /\.(test|spec)\.tsx?$/;

/** The tagged tests of all test files. Throws when a tag is malformed. */
export function readTags(): TaggedTest[] {
  return readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((file) => TEST_FILE.test(file))
    .map((file) => `tests/${file.replaceAll("\\", "/")}`)
    .sort()
    .flatMap((file) => tagsOf(file, readFileSync(file, "utf8")));
}

/**
 * The tagged tests of one file. A tag is a comment line directly above a call of test, it or describe: `//
 * @specification §4 L148-155, L166`. Throws when one is elsewhere or malformed.
 */
export function tagsOf(file: string, code: string): TaggedTest[] {
  const written = code.split("// @specification").length - 1;
  if (written === 0) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const tests: TaggedTest[] = [];
  visit(source, []);
  const read = tests.reduce((total, { tags }) => total + tags.length, 0);
  if (read !== written) {
    throw new Error(`${file}: ${written - read} tags do not stand above a test or cannot be read`);
  }
  return tests;

  function visit(node: ts.Node, groups: string[]): void {
    const title = ts.isExpressionStatement(node) ? titleOf(node.expression) : undefined;
    const titles = title === undefined ? groups : [...groups, title];
    if (title !== undefined) {
      const tags = tagsAbove(node, code);
      if (tags.length > 0) tests.push({ file, title: titles.join(" › "), tags });
    }
    ts.forEachChild(node, (child) => visit(child, titles));
  }
}

function tagsAbove(node: ts.Node, code: string): Tag[] {
  const comments = ts.getLeadingCommentRanges(code, node.getFullStart()) ?? [];
  return comments
    .map(({ pos, end }) => code.slice(pos, end))
    .flatMap((comment) => [...comment.matchAll(TAG)])
    .map(([, section, ranges]) => ({
      section,
      lines: ranges.split(", ").flatMap((range) => numbersOf(range.slice(1))),
    }));
}

/** The title of a call such as `test("title", …)` or `describe.each(table)("title", …)`; undefined for other calls. */
function titleOf(call: ts.Expression): string | undefined {
  if (!ts.isCallExpression(call) || !/^(test|it|describe)\b/.test(call.getText())) return undefined;
  const [first] = call.arguments;
  if (!first || !(ts.isStringLiteralLike(first) || ts.isTemplateExpression(first))) return undefined;
  return first.getText().slice(1, -1);
}
