import ts from "typescript";

/**
 * Inserts calls of `globalThis.faultReached` into a file at the faults' places, so that a run of the tests records
 * which of them reach these places.
 * @param faults number of each fault, and the offset of its edit
 */
export function withProbes(file: string, text: string, faults: { number: number; at: number }[]): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const insertions = faults.flatMap(({ number, at }) => insertionsFor(nodeAt(source, at), number));
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((changed, { at, text }) => changed.slice(0, at) + text + changed.slice(at), text);
}

interface Insertion {
  at: number;
  text: string;
}

/** Before the statement that contains the place, or within an arrow function that is a single expression. */
function insertionsFor(place: ts.Node, number: number): Insertion[] {
  const call = `globalThis.faultReached?.(${number})`;
  for (let node = place; node.parent; node = node.parent) {
    const { parent } = node;
    if (ts.isArrowFunction(parent) && parent.body === node && !ts.isBlock(node)) {
      return [
        { at: node.getStart(), text: `(${call}, ` },
        { at: node.getEnd(), text: ")" },
      ];
    }
    const isStatement = ts.isBlock(parent) || ts.isSourceFile(parent) || ts.isCaseOrDefaultClause(parent);
    if (isStatement && ts.isStatement(node)) return [{ at: node.getStart(), text: `${call}; ` }];
  }
  return [];
}

function nodeAt(source: ts.SourceFile, offset: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (offset < node.getStart() || offset >= node.getEnd()) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}
