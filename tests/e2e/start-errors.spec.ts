import { spawnSync } from "node:child_process";
import { expect } from "@playwright/test";
import { visitingTest as test, visitedShop } from "../fixtures/visiting-test";

/** Returns the error of a second shop on the same port that cannot start, and its exit code. */
function failsToStart(settings: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/start.mjs"], {
    encoding: "utf8",
    timeout: 60_000,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(visitedShop().port),
      DATA_DIR: test.info().outputPath("data"),
      LOG_LEVEL: "silent",
      ...settings,
    },
  });
  return { status, lines: stderr.trim().split("\n") };
}

test("a start on a port in use ends with one line that names it", () => {
  const taken = visitedShop().port;
  expect(failsToStart({ NODE_ENV: "production" })).toEqual({
    status: 1,
    lines: [`Port ${taken} is taken. Set PORT to a free one.`],
  });
});

test("a start with a missing brand ends with one line that names its file", () => {
  const { status, lines } = failsToStart({ NODE_ENV: "production", BRAND: "nobody" });
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^Wrong settings: BRAND nobody has no .*brand\.yaml$/)]);
});
