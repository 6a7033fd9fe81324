import { CORE_SCHEMA, load, type State, YAMLException } from "js-yaml";
import { type TaxFile, taxFile } from "./tax-data";
import { issueText, TaxFileRejected } from "./tax-file-mistakes";

/** Reads a YAML file of taxes. @throws TaxFileRejected with the lines of its mistakes */
export function readTaxYaml(text: string): TaxFile {
  const { content, lineOf } = parse(text);
  const parsed = taxFile.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new TaxFileRejected(
    parsed.error.issues.map((issue) => ({ line: lineOf(issue.path), message: issueText(issue) })),
  );
}

function parse(text: string): { content: unknown; lineOf: (path: (string | number)[]) => number } {
  const lines = new Map<unknown, number>();
  const openLines: number[] = [];
  try {
    const content = load(text, {
      schema: CORE_SCHEMA,
      listener(event, state) {
        const { line, result } = state;
        if (event === "open") return void openLines.push(line + 1);
        const opened = openLines.pop();
        if (hasAnchors(state)) throw aliased(opened ?? 1);
        if (typeof result === "object" && result !== null && opened !== undefined) lines.set(result, opened);
      },
    });
    return { content, lineOf: (path) => lineAt(content, path, lines) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new TaxFileRejected([{ line: (error.mark?.line ?? 0) + 1, message: error.reason }]);
  }
}

/** Whether the parser has met an anchor, by which a small file could stand for an endless one. */
function hasAnchors(state: State): boolean {
  const { anchorMap } = state as State & { anchorMap?: object };
  return Object.keys(anchorMap ?? {}).length > 0;
}

function aliased(line: number): TaxFileRejected {
  return new TaxFileRejected([{ line, message: "anchors and aliases are not allowed" }]);
}

/** The line of the innermost mapping or list on a path. */
function lineAt(content: unknown, path: (string | number)[], lines: ReadonlyMap<unknown, number>): number {
  let line = 1;
  let node = content;
  for (const part of path) {
    if (typeof node !== "object" || node === null) break;
    node = (node as Record<string | number, unknown>)[part];
    line = lines.get(node) ?? line;
  }
  return line;
}
