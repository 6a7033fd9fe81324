import { readdirSync } from "node:fs";
import { EVERY_PAGE } from "../../tests/fixtures/main";
import type { Outcome } from "./command";
import { openPostgres } from "./postgres";
import { check, type Part, type Parts } from "./run-parts";
import { arrows, build, specification, types } from "./static-checks";
import {
  MAIN_ONLY,
  type PlaywrightOptions,
  playwrightPart,
  SQLITE,
  type VitestOptions,
  vitestPart,
  withChromium,
} from "./test-parts";

/** Image tests, which do not depend on the database. */
const OF_PICTURES = ["hostile-pictures", "hostile-uploads", "photo-notes", "sample-picture"];

/** Engine tests of what does not depend on the database. */
const OF_NO_DATABASE = [
  ...OF_PICTURES,
  "demo",
  "hostile-documents",
  "large-photos",
  "large-print-memory",
  "production-limits",
];

/** Engine tests that take a third of the time and concern rarely changed code. */
const LONG = [...OF_PICTURES, "bucket-shop", "demo", "hostile-documents", "restore"];

/** Engine tests of behavior that differs on PostgreSQL: concurrency, claims, migrations. */
const MAIN_OF_POSTGRES = [
  "abandoned-cart",
  "account-deletion",
  "address-book",
  "at-once",
  "cache-invalidation",
  "claim",
  "email-delivery",
  "jobs",
  "ledger",
  "many-engines",
  "membership",
  "newsletter",
  "order-balances",
  "order-verification",
  "payment-operations",
  "payment-taking",
  "personal-coupon-migration",
  "placing-once",
  "refund",
  "rewards",
  "stripe",
];

const TEST_FILE = /\.test\.tsx?$/;

const FAULTS_OF_POSTGRES = [
  "clock-leaps",
  "cluster",
  "database-away",
  "graceful-stop",
  "killed-payments",
  "killed-shop",
  "restarted-database",
];
const MAIN_FAULTS_OF_SQLITE = ["broken-off-file", "killed-shop"];

interface Extent {
  /** True for the main tests, which run for each change; false for all. */
  isMainOnly: boolean;
}

/** Every check and the tests. Fault tests and browser tests use the built store. */
export function wholeParts({ isMainOnly }: Extent): Parts {
  return {
    first: build,
    besideOthers: [
      ...(isMainOnly
        ? [enginePart("PostgreSQL", MAIN_OF_POSTGRES), enginePart("SQLite", engineTests(LONG))]
        : [
            enginePart("PostgreSQL", engineTests(OF_NO_DATABASE)),
            enginePart("SQLite", OF_NO_DATABASE),
            faultsPart("PostgreSQL", FAULTS_OF_POSTGRES),
          ]),
      faultsPart("SQLite", isMainOnly ? MAIN_FAULTS_OF_SQLITE : namesIn("faults")),
      { name: "unit", run: (label) => vitestPart(["unit*"], { label }) },
      { name: "golden pictures", run: (label) => goldenPart({ label, settings: extent(isMainOnly) }) },
      types,
      arrows,
      check("unused code", "knip"),
      check("lint", "biome", "check", "."),
      specification,
    ],
    ...(isMainOnly
      ? { alone: [browserPart("browser", { settings: MAIN_ONLY })] }
      : {
          alone: [browserPart("browser", { without: EVERY_PAGE.tag, retries: 1 })],
          whenTimeIsLeft: [
            browserPart("browser, every page", { only: EVERY_PAGE.tag, retries: 1 }),
            enginePart("SQLite", engineTests(OF_NO_DATABASE), "the rest"),
          ],
        }),
  };
}

type Database = "PostgreSQL" | "SQLite";

function enginePart(database: Database, names: string[], suffix?: string): Part {
  const files = filesOf("engine", names);
  const name = [`engine on ${database}`, suffix].filter(Boolean).join(", ");
  return { name, run: (label) => on(database, ["engine*"], { label, files }) };
}

function faultsPart(database: Database, names: string[]): Part {
  const files = filesOf("faults", names);
  return { name: `killed on ${database}`, run: (label) => on(database, ["faults"], { label, files }) };
}

/** A run of all browser tests takes half an hour: one that fails is tried once more, and counted. */
function browserPart(name: string, options: PlaywrightOptions): Part {
  return { name, run: () => withChromium(() => playwrightPart(options)) };
}

function goldenPart(options: VitestOptions): Promise<Outcome> {
  return withChromium(() => vitestPart(["golden"], options));
}

function extent(isMainOnly: boolean): Record<string, string> {
  return isMainOnly ? MAIN_ONLY : {};
}

function engineTests(leftOut: string[]): string[] {
  return namesIn("engine").filter((name) => !leftOut.includes(name));
}

/** Names of the test files in a folder, without their extensions. */
function namesIn(folder: string): string[] {
  return testFiles(folder).map(nameOf);
}

function filesOf(folder: string, names: string[]): string[] {
  return testFiles(folder)
    .filter((file) => names.includes(nameOf(file)))
    .map((file) => `tests/${folder}/${file}`);
}

function testFiles(folder: string): string[] {
  return readdirSync(`tests/${folder}`, { recursive: true, encoding: "utf8" }).filter((file) =>
    TEST_FILE.test(file),
  );
}

function nameOf(file: string): string {
  return file.replace(TEST_FILE, "");
}

async function on(database: Database, projects: string[], options: VitestOptions): Promise<Outcome> {
  if (database === "SQLite") return vitestPart(projects, { ...options, settings: SQLITE });
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
