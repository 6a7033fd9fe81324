import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/test/chromium";
import { freePort } from "./scripts/test/free-port";
import { shopServers } from "./tests/fixtures/shop-servers";

process.env.ENV_FILE = "";
// The workers read this file again and must find the same shop.
process.env.TEST_PORT ||= String(await freePort());
process.env.TEST_PROVIDER_PORT ||= String(await freePort());
process.env.TEST_DATA_DIR ||= join(tmpdir(), `shop-data-${randomUUID()}`);
// Tests that log in by a social network run one there.
process.env.TEST_FACEBOOK_PORT ||= String(await freePort());
process.env.TEST_TWITTER_PORT ||= String(await freePort());

export default defineConfig({
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Not to hide what is unsteady, which is counted and printed, but to tell it from what is broken.
  retries: 1,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  globalTeardown: "./tests/fixtures/remove-shop-data.ts",
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${process.env.TEST_PORT}`,
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    // What fades in is judged when it has come.
    contextOptions: { reducedMotion: "reduce" },
    // Only its own test meets the service worker.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  projects: projects(process.env),
  webServer: shopServers(process.env),
});

/** A plain Magento and the neon brand have stories of their own. */
function projects({ TEST_PROVIDER, TEST_BRAND }: NodeJS.ProcessEnv): PlaywrightTestConfig["projects"] {
  const use = { javaScriptEnabled: false };
  if (TEST_PROVIDER === "plain") {
    return [
      { name: "plain-javascript", testDir: "tests/plain-host" },
      { name: "plain-no-javascript", testDir: "tests/plain-host", use },
    ];
  }
  if (TEST_BRAND === "neon") {
    return [
      { name: "neon-javascript", testDir: "tests/neon" },
      { name: "neon-no-javascript", testDir: "tests/neon", testIgnore: "**/every-page.spec.ts", use },
    ];
  }
  return [
    { name: "javascript", testDir: "tests/e2e" },
    { name: "no-javascript", testDir: "tests/no-javascript", use },
  ];
}
