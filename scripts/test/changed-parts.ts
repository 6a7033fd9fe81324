import { changedFiles, existingFiles, readSources } from "./changed-files";
import { affectingEveryTest, type Choice, chooseTests } from "./choose-tests";
import { check, type Part, type Parts } from "./run-parts";
import { arrows, build, specification, types } from "./static-checks";
import { playwrightPart, SQLITE, vitestPart, withChromium } from "./test-parts";

/**
 * Selects the checks and tests for the changes since a commit, to fit into about two minutes, and prints the selection.
 * A pass does not replace the whole run: see {@link chooseTests}.
 * @param base a commit or a branch
 * @returns null when nothing changed
 */
export function changedParts(base: string): Parts | null {
  const changes = changedFiles(base);
  if (changes.length === 0) return null;
  const paths = changes.map(({ path }) => path);
  console.log(`${paths.length} changed since ${base}`);
  const broad = affectingEveryTest(changes);
  if (broad.length > 0) console.log(`${broad.join(", ")} affects every test: run the whole npm test`);
  const tests = chooseTests(changes, readSources());
  for (const [kind, choice] of Object.entries(tests)) printChoice(kind, choice);

  const when = (isNeeded: boolean, part: Part) => (isNeeded ? [part] : []);
  const hasSome = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  const present = existingFiles(paths);
  const { unit, engine, browser } = tests;
  return {
    besideOthers: [
      ...when(engine.run.length > 0, {
        name: "engine on SQLite",
        run: (label) => vitestPart(["engine*"], { label, settings: SQLITE, files: engine.run }),
      }),
      ...when(hasSome(/\.([cm]?[jt]sx?|json)$/), types),
      ...when(unit.run.length > 0, {
        name: "unit",
        run: (label) => vitestPart(["unit*"], { label, files: unit.run }),
      }),
      ...when(browser.run.length > 0, build),
      ...when(hasSome(/^app\//), arrows),
      ...when(hasSome(/^(tests|docs\/specification)/), specification),
      ...when(present.length > 0, check("lint", "biome", "check", "--no-errors-on-unmatched", ...present)),
    ],
    alone: when(browser.run.length > 0, {
      name: "browser",
      run: () => withChromium(() => playwrightPart({ files: browser.run })),
    }),
  };
}

function printChoice(kind: string, { run, leftOut }: Choice): void {
  console.log(`${kind}: ${run.length === 0 ? "none" : names(run)}`);
  if (leftOut.length > 0) console.log(`  left out: ${names(leftOut)}`);
}

function names(tests: string[]): string {
  const shown = tests.slice(0, 20).map((test) => test.replace(/^tests\/|\.(test|spec)\.tsx?$/g, ""));
  return [...shown, ...(tests.length > 20 ? [`and ${tests.length - 20} more`] : [])].join(", ");
}
