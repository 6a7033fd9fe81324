/**
 * `npm run bench:lighthouse`: serves the store with an empty data folder, and prints what Lighthouse says about its pages
 * on a simulated phone, as the median of several visits. npm fetches Lighthouse when it first runs: it is larger than all
 * other tools together, and only this benchmark needs it. Aim: 99, in the studio 98, and a largest paint within 2 seconds.
 * The simulation starts from times measured on this machine, so other work on it lowers the scores.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { requireChromium } from "../../scripts/test/chromium";
import { command } from "../../scripts/test/command";
import { freePort } from "../../scripts/test/free-port";
import { untilPainted } from "./painted-pictures";
import { median } from "./percentile";
import { serveShop } from "./served-shop";

const LIGHTHOUSE = "lighthouse@12.8.2";
const VISITS = 3;
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

const PAGES = {
  home: "/",
  category: "/custom-pet-prints",
  product: "/custom-pet-photo-mug",
  content: "/faq",
  studio: "/photomug-tool",
};

/** What Lighthouse measures, by the name of its audit. */
const AUDITS = {
  "first-contentful-paint": "first paint",
  "largest-contentful-paint": "largest paint",
  "total-blocking-time": "blocked",
  "cumulative-layout-shift": "shift",
};

interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number }>;
}

const chromiumPath = requireChromium();
if ((await command("node", ["scripts/build.mjs"])).state === "failed") process.exit(1);
const dataDirectory = mkdtempSync(join(tmpdir(), "shop-bench-"));
const shop = await serveShop({
  PORT: String(await freePort()),
  DATA_DIR: dataDirectory,
  SESSION_SECRET: "the benchmark's secret, known to all",
});
try {
  await untilPainted("painting them slows the browser down");
  printRow("Page", ["score", ...Object.values(AUDITS)]);
  for (const [name, path] of Object.entries(PAGES)) {
    const reports: Report[] = [];
    for (let visit = 0; visit < VISITS; visit++) reports.push(await audit(shop.address + path));
    const score = median(reports.map(({ categories }) => categories.performance.score * 100));
    const values = Object.keys(AUDITS).map((key) =>
      median(reports.map(({ audits }) => audits[key].numericValue)),
    );
    const [first, largest, blocked, shift] = values;
    printRow(name, [
      score.toFixed(0),
      `${first.toFixed(0)} ms`,
      `${largest.toFixed(0)} ms`,
      `${blocked.toFixed(0)} ms`,
      shift.toFixed(3),
    ]);
  }
} finally {
  await shop.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}

/** @throws Error when Lighthouse cannot be fetched or ends with an error */
async function audit(address: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      address,
      "--quiet",
      "--only-categories=performance",
      "--output=json",
      "--chrome-flags=--headless --no-sandbox",
    ],
    { maxBuffer: MAX_REPORT_BYTES, env: { ...process.env, CHROME_PATH: chromiumPath } },
  );
  return JSON.parse(stdout);
}

function printRow(name: string, cells: string[]): void {
  console.log(`${name.padEnd(12)}${cells.map((cell) => cell.padStart(15)).join("")}`);
}
