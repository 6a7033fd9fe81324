/**
 * `npm test`: every part, to the end even when one fails, each named and timed. The last line counts real tests; a static
 * check that fails counts as one failure.
 */
import { availableParallelism } from "node:os";
import type { StatusStyle } from "../../tests/fixtures/plain-graphql";
import { chromiumInstalled } from "./chromium";
import { type CommandOptions, command, type Outcome } from "./command";
import { inLanes } from "./lanes";
import { openPostgres } from "./postgres";
import { playwrightPart, vitestPart } from "./test-parts";

interface Part {
  name: string;
  /** @param label stands before what it says */
  run(label?: string): Promise<Outcome>;
}

/** The other fault tests are the same on every database. */
const FAULTS_OF_A_DATABASE = [
  "clock-leaps",
  "cluster",
  "database-away",
  "graceful-stop",
  "killed-shop",
  "restarted-database",
].map((name) => `tests/faults/${name}.test.ts`);

const SQLITE = { TEST_DATABASE_URL: "" };

/** Each keeps one processor busy: they run beside each other, the longest first. */
const besideOthers: Part[] = [
  { name: "engine on PostgreSQL", run: (label) => onPostgres(["engine*"], { label }) },
  { name: "engine on SQLite", run: (label) => vitestPart(["engine*"], { label, settings: SQLITE }) },
  { name: "unit", run: (label) => vitestPart(["unit*"], { label }) },
  { name: "golden pictures", run: (label) => withChromium(() => vitestPart(["golden"], { label })) },
  check("types", "tsc", "--noEmit"),
  check("build", "remix", "build"),
  check("arrows", "depcruise", "app", "--config", ".dependency-cruiser.cjs", "--output-type", "err"),
  check("unused code", "knip"),
  check("lint", "biome", "check", "."),
  check("contract generated", "tsx", "scripts/generate-contract.ts", "--check"),
];

/** Each keeps all processors busy, or needs the build. */
const alone: Part[] = [
  { name: "killed on SQLite", run: () => vitestPart(["faults"], { settings: SQLITE }) },
  { name: "killed on PostgreSQL", run: () => onPostgres(["faults"], { files: FAULTS_OF_A_DATABASE }) },
  { name: "browser with JavaScript", run: () => withChromium(() => playwrightPart("javascript")) },
  {
    name: "browser without JavaScript, remote provider",
    run: () => withChromium(() => playwrightPart("no-javascript", { TEST_PROVIDER: "remote" })),
  },
  {
    name: "browser with JavaScript, plain Magento",
    run: () => withChromium(() => onPlainHost("plain-javascript", "always-200")),
  },
  {
    name: "browser without JavaScript, plain Magento",
    run: () => withChromium(() => onPlainHost("plain-no-javascript", "by-error")),
  },
  {
    name: "browser with JavaScript, neon brand",
    run: () => withChromium(() => playwrightPart("neon-javascript", { TEST_BRAND: "neon" })),
  },
  {
    name: "browser without JavaScript, neon brand",
    run: () => withChromium(() => playwrightPart("neon-no-javascript", { TEST_BRAND: "neon" })),
  },
];

const began = Date.now();
const lines: string[] = [];
let passed = 0;
let failed = 0;
await inLanes(
  availableParallelism(),
  besideOthers.map((part) => () => runPart(part, part.name)),
);
for (const part of alone) await runPart(part);

console.log(`\n${lines.join("\n")}\n\n${seconds(began)} in all`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function runPart({ name, run }: Part, label?: string): Promise<void> {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const outcome = await run(label).catch(
    (error: unknown): Outcome => ({ state: "failed", note: String(error) }),
  );
  passed += outcome.passed ?? 0;
  failed += outcome.state === "failed" ? Math.max(outcome.failed ?? 0, 1) : 0;
  const line = [
    outcome.state.toUpperCase().padEnd(8),
    name.padEnd(44),
    seconds(start).padStart(8),
    counts(outcome),
  ];
  lines.push([...line, outcome.note ?? ""].join("  ").trimEnd());
  console.log(lines.at(-1));
}

function check(name: string, tool: string, ...parameters: string[]): Part {
  return { name, run: (label) => command(tool, parameters, { label }) };
}

async function onPostgres(
  projects: string[],
  options: CommandOptions & { files?: string[] },
): Promise<Outcome> {
  const server = await openPostgres();
  if (!server) {
    return { state: "skipped", note: "no PostgreSQL: set TEST_DATABASE_URL or install Debian's postgresql" };
  }
  try {
    return await vitestPart(projects, { ...options, settings: { TEST_DATABASE_URL: server.url } });
  } finally {
    await server.close();
  }
}

function onPlainHost(project: string, statuses: StatusStyle): Promise<Outcome> {
  return playwrightPart(project, { TEST_PROVIDER: "plain", PLAIN_HOST_STATUSES: statuses });
}

async function withChromium(part: () => Promise<Outcome>): Promise<Outcome> {
  if (chromiumInstalled()) return part();
  return { state: "failed", note: "no Chromium: set CHROMIUM_PATH or run npx playwright install chromium" };
}

function counts({ passed = 0, failed = 0 }: Outcome): string {
  return passed + failed === 0 ? "" : `${passed} passed, ${failed} failed`;
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
