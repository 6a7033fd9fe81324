import { type ImportGraph, importGraph, isHub, stepsTo } from "./import-graph";

/** A changed file. */
export interface Change {
  path: string;
  /** Identifiers on its changed lines, and its exports. */
  names: string[];
}

const TEST = /^tests\/.*\.(test|spec)\.tsx?$/;
/** Words in paths that do not name a feature. */
const LAYERS = wordsIn(
  "app brands css dev e2e engine fixtures graphql index javascript mjs neon no page plain host public read resolvers rest routes " +
    "scripts server shared spec storefront story svg test tests ts tsx ui unit view yaml",
);
/** The engine does not use these; its tests are related to them by imports only. */
const ONLY_PAGES = /^(app\/(storefront|routes)|public)\//;

const CHANGED_TEST = 100;
const DIRECT_IMPORT = 12;
const WORD_OF_PATH = 3;
const MAX_FOR_NAMES = 6;
const MIN_SCORE = 3;

/** A test file related to the changes; a higher score is a closer relation. */
export interface RankedTest {
  path: string;
  score: number;
}

/**
 * Test files related to the changes, closest first. The score adds three signals: few imports lead from the test to the
 * changed file; both paths share words (`rewards/earn-points.ts`, `rewards.test.ts`); the test mentions names of the
 * change, where a name weighs more the fewer tests mention it.
 *
 * Not guaranteed: a test that reaches the change only through the whole engine or a whole page is missing. The whole
 * run decides.
 * @param sources texts of all tests and of all files that they may import, by path
 */
export function rankTests(changes: Change[], sources: Map<string, string>): RankedTest[] {
  const graph = importGraph(sources);
  const paths = [...sources.keys()].filter((path) => TEST.test(path));
  const tests = paths.map((path) => ({
    path,
    words: featureWords(path),
    mentions: namesIn(textOf(path, graph, sources)),
  }));
  const rarity = rarityAmong(tests.map(({ mentions }) => mentions));
  const causes = changes.map(({ path, names }) => {
    const words = featureWords(path);
    return { path, steps: stepsTo(path, graph), words, names: [...new Set([...names, ...words])] };
  });

  return tests
    .map(({ path, words, mentions }) => {
      const scores = causes.map((cause) => {
        const byImports = closeness(cause.steps.get(path));
        if (ONLY_PAGES.test(cause.path) && path.startsWith("tests/engine/")) return byImports;
        const byWords = WORD_OF_PATH * cause.words.filter((word) => words.includes(word)).length;
        const byNames = subtotal(cause.names.filter((name) => mentions.has(name)).map(rarity));
        return byImports + byWords + Math.min(MAX_FOR_NAMES, byNames);
      });
      return { path, score: Math.max(0, ...scores) };
    })
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((one, other) => other.score - one.score);
}

function closeness(steps: number | undefined): number {
  if (steps === undefined) return 0;
  return steps === 0 ? CHANGED_TEST : DIRECT_IMPORT / steps;
}

/** The text of a test and of helpers imported by few tests only, such as its story. */
function textOf(test: string, graph: ImportGraph, sources: Map<string, string>): string {
  const helpers = (graph.imports.get(test) ?? []).filter(
    (file) => file.startsWith("tests/") && !isHub(file, graph),
  );
  return [test, ...helpers].map((file) => sources.get(file)).join("\n");
}

/** Weight of a name: 4 when one test in 100 mentions it, 0 from one in 10 on. */
function rarityAmong(mentions: Set<string>[]): (name: string) => number {
  const counts = new Map<string, number>();
  for (const names of mentions) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (name) => Math.max(0, 4 * Math.log10(mentions.length / 10 / (counts.get(name) ?? 1)));
}

/** Identifiers of a text, and their words. */
function namesIn(text: string): Set<string> {
  const identifiers = new Set(text.match(/[A-Za-z_]\w{3,}/g));
  return new Set([...identifiers].flatMap((name) => [name, ...wordsIn(name)]));
}

function featureWords(path: string): string[] {
  return wordsIn(path).filter((word) => !LAYERS.includes(word));
}

/** The distinct words of a path or an identifier, in lower case and singular. */
function wordsIn(name: string): string[] {
  const words =
    name
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .match(/[a-z]{2,}/g) ?? [];
  return [...new Set(words.map((word) => word.replace(/s$/, "")))];
}

function subtotal(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
