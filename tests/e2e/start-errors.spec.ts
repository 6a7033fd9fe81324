import { spawnSync } from "node:child_process";
import { expect, test } from "@playwright/test";

/** What a script says on its way down, and how it ends. */
function failsToStart(script: string, settings: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, [script], {
    encoding: "utf8",
    timeout: 60_000,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: test.info().outputPath("data"),
      LOG_LEVEL: "silent",
      ...settings,
    },
  });
  return { status, lines: stderr.trim().split("\n") };
}

const { TEST_PORT = "" } = process.env;

for (const [script, mode] of [
  ["scripts/start.mjs", "production"],
  ["scripts/dev/server.mjs", "development"],
]) {
  test(`${script} names a port that is taken in one line`, () => {
    expect(failsToStart(script, { NODE_ENV: mode, PORT: TEST_PORT })).toEqual({
      status: 1,
      lines: [`Port ${TEST_PORT} is taken. Set PORT to a free one.`],
    });
  });

  test(`${script} names a brand that is not there in one line`, () => {
    const { status, lines } = failsToStart(script, { NODE_ENV: mode, BRAND: "nobody", PORT: TEST_PORT });
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^Wrong settings: BRAND nobody has no .*brand\.yaml$/)]);
  });
}
