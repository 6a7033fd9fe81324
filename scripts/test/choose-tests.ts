import { basename } from "node:path/posix";
import { type Change, type RankedTest, rankTests } from "./rank-tests";

/** Tests of one kind that are related to a change. */
export interface Choice {
  run: string[];
  /** Related, but beyond those that fit into two minutes. */
  leftOut: string[];
}

const WITHOUT_SCRIPTS = "tests/no-javascript/";
const BROWSER = /^tests\/(e2e|no-javascript|plain-host|commerce-host|neon)\//;
const AFFECTS_PAGES =
  /^(app|brands|public|tests\/(e2e|no-javascript|plain-host|commerce-host|neon|fixtures))\//;
/** Configuration of the tools, and fixtures of nearly every test. */
const AFFECTS_EVERY_TEST =
  /^([^/]+\.(json|js|ts|cjs)|tests\/setup\/.*|tests\/engine\/(engine-fixture|shopper|test-database)\.ts|tests\/fixtures\/(form-test|shop|shop-servers|shop-test|test-shops|visit)\.ts)$/;

const MAX_UNIT = 60;
const MAX_ENGINE = 8;
const MAX_BROWSER = 2;

/** The changed files that affect every test. */
export function affectingEveryTest(changes: Change[]): string[] {
  return changes.map(({ path }) => path).filter((path) => AFFECTS_EVERY_TEST.test(path));
}

/**
 * Chooses the tests most closely related to the changes, and always the changed tests. All unit tests are chosen when a
 * change affects every test.
 *
 * Not guaranteed: another test may fail, see {@link rankTests}. Golden pictures and fault tests are never chosen, and
 * the engine's tests run on SQLite only.
 * @param sources as for {@link rankTests}
 */
export function chooseTests(
  changes: Change[],
  sources: Map<string, string>,
): { unit: Choice; engine: Choice; browser: Choice } {
  const ranked = rankTests(changes, sources);
  const changed = changes.map(({ path }) => path);
  const choose = (tests: string[], max: number): Choice => {
    const isChosen = (test: string) => changed.includes(test) || tests.indexOf(test) < max;
    return { run: tests.filter(isChosen), leftOut: tests.filter((test) => !isChosen(test)) };
  };
  const below = (folder: string) => ranked.map(({ path }) => path).filter((path) => path.startsWith(folder));
  const isGlobal = affectingEveryTest(changes).length > 0;
  const allUnit = [...sources.keys()].filter((path) => /^tests\/unit\/.*\.test\.tsx?$/.test(path));
  const affectsPages = changed.some((path) => AFFECTS_PAGES.test(path));

  return {
    unit: isGlobal ? { run: allUnit, leftOut: [] } : choose(below("tests/unit/"), MAX_UNIT),
    engine: choose(below("tests/engine/"), MAX_ENGINE),
    browser: choose(
      affectsPages ? cheapestFirst(ranked.filter(({ path }) => BROWSER.test(path))) : [],
      MAX_BROWSER,
    ),
  };
}

/** Sorts by score; a tie goes to the spec without JavaScript, and its twin with JavaScript comes last. */
function cheapestFirst(specs: RankedTest[]): string[] {
  const paths = specs.map(({ path }) => path);
  const cost = ({ path, score }: RankedTest) => {
    if (path.startsWith(WITHOUT_SCRIPTS)) return 1 - score;
    const isTwin = paths.includes(WITHOUT_SCRIPTS + basename(path));
    return isTwin ? 2 : 1.5 - score;
  };
  return specs.toSorted((one, other) => cost(one) - cost(other)).map(({ path }) => path);
}
