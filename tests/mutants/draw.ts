/**
 * `tsx tests/mutants/draw.ts`: draws deliberate faults from the source, as patches in tests/mutants/faults. The result
 * depends only on seed and source. Existing patches are replaced.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { isEquivalent } from "./equivalent";
import { type Edit, OPERATORS } from "./operators";
import { asPatch, withHeader } from "./patch";

const FOLDER = "tests/mutants/faults";
const SEED = Number(process.env.MUTANT_SEED || 17);
const MUTANTS = Number(process.env.MUTANTS || 144);

interface Candidate {
  file: string;
  domain: string;
  operator: string;
  edit: Edit;
}

const SOURCES = ["app/**.ts", "app/**.tsx", "scripts/*.mjs"];
const UNFIT = [
  ":!*.generated.ts",
  ":!*.generated.server.ts",
  ":!app/engine/database/migrations/**",
  ":!*/samples/**",
  ":!scripts/dev/**",
];

const files = execFileSync("git", ["ls-files", "--", ...SOURCES, ...UNFIT], { encoding: "utf8" })
  .trim()
  .split("\n");
const candidates = shuffled(files.flatMap(candidatesIn), random(SEED));

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [index, { file, domain, operator, edit }] of choose(candidates).entries()) {
  const name = `${String(index + 1).padStart(3, "0")}-${operator}-${domain.replaceAll("/", "-")}.patch`;
  const diff = asPatch(file, readFileSync(file, "utf8"), edit);
  writeFileSync(join(FOLDER, name), withHeader(diff, { at: edit.start, seenBy: [] }));
}

function candidatesIn(file: string): Candidate[] {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Candidate[] = [];
  const visit = (node: ts.Node): void => {
    for (const { name, edit } of OPERATORS) {
      const change = edit(node, source);
      if (!change || isEquivalent({ file, operator: name, line: lineAt(text, change.start) })) continue;
      found.push({ file, domain: domainOf(file), operator: name, edit: change });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The whole line at an offset. */
function lineAt(text: string, offset: number): string {
  return text.slice(text.lastIndexOf("\n", offset - 1) + 1).split("\n", 1)[0];
}

/** "engine/carts" for app/engine/carts/cart.ts */
function domainOf(file: string): string {
  const [top, area, part] = relative(".", file).split("/");
  if (top === "scripts") return "scripts";
  const isDivided = ["engine", "storefront", "design"].includes(area) && part && !/\.tsx?$/.test(part);
  return isDivided ? `${area}/${part}` : area.replace(/\.\w+\.tsx?$|\.tsx?$/, "");
}

/** Chooses one by one from the domain and the operator with the fewest so far, at most two per file. */
function choose(all: Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  const left = new Set(all);
  while (chosen.length < MUTANTS && left.size > 0) {
    const next = fewestRuns([...left], chosen);
    left.delete(next);
    if (chosen.filter(({ file }) => file === next.file).length < 2) chosen.push(next);
  }
  return chosen.toSorted((one, other) => one.file.localeCompare(other.file));
}

function fewestRuns(all: Candidate[], chosen: Candidate[]): Candidate {
  const served = (candidate: Candidate) =>
    3 * chosen.filter(({ domain }) => domain === candidate.domain).length +
    chosen.filter(({ operator }) => operator === candidate.operator).length;
  const counts = new Map<string, number>();
  let best = all[0];
  for (const candidate of all) {
    const key = `${candidate.domain} ${candidate.operator}`;
    if (!counts.has(key)) counts.set(key, served(candidate));
    const bestKey = `${best.domain} ${best.operator}`;
    if ((counts.get(key) ?? 0) < (counts.get(bestKey) ?? Number.POSITIVE_INFINITY)) best = candidate;
  }
  return best;
}

function shuffled<Item>(items: Item[], next: () => number): Item[] {
  const keyed = items.map((item) => ({ item, key: next() }));
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item);
}

/** Numbers from 0 to 1 by a linear congruential generator. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
