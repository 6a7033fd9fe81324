import { defineConfig } from "@playwright/test";
import { generateWhenStale } from "./scripts/codegen/generate-when-stale.mjs";
import { chromiumFlags, findChromium } from "./scripts/test/chromium";
import { BROWSER_PROJECTS, chosenProjects, chosenTests } from "./tests/fixtures/browser-projects";
import { shopServers } from "./tests/fixtures/shop-servers";
import { addressOf, type TestShop, testShops } from "./tests/fixtures/test-shops";

process.env.ENV_FILE = "";
generateWhenStale();
const shops = await testShops();
// The processes that run tests read this file again, with other words.
process.env.BROWSER_PATH ??=
  findChromium({ isSeen: process.argv.some((word) => /^--(headed|debug|ui)\b/.test(word)) }) ?? "";
const visited = new Set(chosenProjects(process.argv.slice(3)).map(({ shop }) => shop));

export default defineConfig<object, { testShop: TestShop }>({
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  fullyParallel: true,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  globalTeardown: "./tests/fixtures/remove-shop-data.ts",
  reporter: "list",
  use: {
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    // What fades in is judged when it has come.
    contextOptions: { reducedMotion: "reduce" },
    // Only its own test meets the service worker.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.BROWSER_PATH || undefined, args: chromiumFlags },
  },
  projects: BROWSER_PROJECTS.map((project) => ({
    name: project.name,
    testDir: project.folder,
    testIgnore: project.ignores,
    grep: chosenTests(project),
    use: {
      testShop: shops[project.shop],
      baseURL: addressOf(shops[project.shop].port),
      javaScriptEnabled: project.hasJavaScript,
    },
  })),
  webServer: [...visited].flatMap((kind) => shopServers(shops[kind])),
});
