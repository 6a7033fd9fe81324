/**
 * `npm test`: every part in order, each named and timed, to the end even when one fails. The last line
 * counts real tests; a static check that fails counts as one failure.
 */
import type { StatusStyle } from "../../tests/fixtures/plain-graphql";
import { chromiumInstalled } from "./chromium";
import { command, type Outcome } from "./command";
import { openPostgres } from "./postgres";
import { playwrightPart, vitestPart } from "./test-parts";

interface Part {
  name: string;
  run(): Promise<Outcome>;
}

const parts: Part[] = [
  check("contract generated", "tsx", "scripts/generate-contract.ts", "--check"),
  check("types", "tsc", "--noEmit"),
  check("lint", "biome", "check", "."),
  check("arrows", "depcruise", "app", "--config", ".dependency-cruiser.cjs", "--output-type", "err"),
  check("unused code", "knip"),
  { name: "unit", run: () => vitestPart("tests/unit") },
  { name: "engine on SQLite", run: () => vitestPart("tests/engine", { TEST_DATABASE_URL: "" }) },
  { name: "engine on PostgreSQL", run: () => onPostgres("tests/engine") },
  { name: "golden pictures", run: () => withChromium(() => vitestPart("tests/golden")) },
  check("build", "remix", "build"),
  { name: "killed on SQLite", run: () => vitestPart("tests/faults", { TEST_DATABASE_URL: "" }) },
  { name: "killed on PostgreSQL", run: () => onPostgres("tests/faults") },
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
for (const part of parts) await runPart(part);

console.log(`\n${lines.join("\n")}\n\n${seconds(began)} in all`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function runPart({ name, run }: Part): Promise<void> {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const outcome = await run().catch((error: unknown): Outcome => ({ state: "failed", note: String(error) }));
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

function check(name: string, tool: string, ...options: string[]): Part {
  return { name, run: () => command(tool, options) };
}

async function onPostgres(folder: string): Promise<Outcome> {
  const server = await openPostgres();
  if (!server) {
    return { state: "skipped", note: "no PostgreSQL: set TEST_DATABASE_URL or install Debian's postgresql" };
  }
  try {
    return await vitestPart(folder, { TEST_DATABASE_URL: server.url });
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
