import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";

/** What became of one part of the tests; the counts are of real tests. */
export interface Outcome {
  state: "passed" | "failed" | "skipped";
  passed?: number;
  failed?: number;
  note?: string;
}

/** A part of the tests that takes longer hangs. */
const PART_MILLISECONDS = 30 * 60 * 1000;

/** Runs a tool of node_modules to its end with its output shown; never asks anything. */
export function command(
  tool: string,
  options: string[],
  settings: Record<string, string> = {},
  limitMilliseconds = PART_MILLISECONDS,
): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(tool, options, {
      stdio: ["ignore", "inherit", "inherit"],
      timeout: limitMilliseconds,
      env: {
        ...process.env,
        ...settings,
        PATH: [resolve("node_modules/.bin"), process.env.PATH].join(delimiter),
      },
    });
    child.on("error", (error) => done({ state: "failed", note: error.message }));
    child.on("exit", (code, signal) => {
      if (signal) return done({ state: "failed", note: `ended by ${signal}, perhaps for taking too long` });
      done({ state: code === 0 ? "passed" : "failed" });
    });
  });
}
