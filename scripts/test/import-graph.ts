import { dirname, join } from "node:path/posix";
import ts from "typescript";

/** Imports between project files, static or by `import()`, in both directions. */
export interface ImportGraph {
  imports: Map<string, string[]>;
  importers: Map<string, string[]>;
}

const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts"];
const HUB_SIZE = 10;

/** @param sources text by path relative to the project; `~/` is `app/` */
export function importGraph(sources: Map<string, string>): ImportGraph {
  const imports = new Map([...sources].map(([path, text]) => [path, importsOf(path, text, sources)]));
  const importers = new Map<string, string[]>([...sources.keys()].map((path) => [path, []]));
  for (const [path, imported] of imports) for (const file of imported) importers.get(file)?.push(path);
  return { imports, importers };
}

/**
 * True for a file with so many imports or importers that paths through it are meaningless, such as the engine's
 * fixture.
 */
export function isHub(file: string, { imports, importers }: ImportGraph): boolean {
  return (importers.get(file)?.length ?? 0) > HUB_SIZE || (imports.get(file)?.length ?? 0) > 2 * HUB_SIZE;
}

/** Number of imports from each file to this one; 1 is a direct import. Paths through hubs are not followed. */
export function stepsTo(file: string, graph: ImportGraph): Map<string, number> {
  const steps = new Map([[file, 0]]);
  for (const [passed, count] of steps) {
    if (passed !== file && isHub(passed, graph)) continue;
    for (const importer of graph.importers.get(passed) ?? []) {
      if (!steps.has(importer)) steps.set(importer, count + 1);
    }
  }
  return steps;
}

function importsOf(path: string, text: string, sources: Map<string, string>): string[] {
  if (!/\.(tsx?|mjs)$/.test(path)) return [];
  const files = ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    if (!/^(~|\.\.?)\//.test(fileName)) return [];
    const target = fileName.startsWith("~/") ? join("app", fileName.slice(2)) : join(dirname(path), fileName);
    return ENDINGS.map((ending) => target + ending).find((file) => sources.has(file)) ?? [];
  });
  return [...new Set(files)];
}
