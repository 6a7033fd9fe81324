import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** Result of a part of the tests; the counts are of actual tests. */
export interface Outcome {
  state: "passed" | "failed" | "skipped";
  passed?: number;
  failed?: number;
  note?: string;
  /** What failed, a line each; Playwright's own output ends with it. */
  failures?: string[];
}

export interface CommandOptions {
  /** Environment variables added to those of this process. */
  settings?: Record<string, string>;
  /** Prefix of each output line, to distinguish parts that run concurrently. */
  label?: string;
  /** Milliseconds after which a hanging tool is killed. */
  limit?: number;
}

const PART_MILLISECONDS = 60 * 60 * 1000;

/** Runs a tool of node_modules with its output shown, without interactive questions. */
export function command(
  tool: string,
  parameters: string[],
  { settings = {}, label, limit = PART_MILLISECONDS }: CommandOptions = {},
): Promise<Outcome> {
  return new Promise((done) => {
    const output = label ? "pipe" : "inherit";
    const child = spawn(tool, parameters, {
      stdio: ["ignore", output, output],
      timeout: limit,
      env: {
        ...process.env,
        ...settings,
        PATH: [resolve("node_modules/.bin"), process.env.PATH].join(delimiter),
      },
    });
    if (label) for (const stream of [child.stdout, child.stderr]) showLines(stream, label);
    child.on("error", (error) => done({ state: "failed", note: error.message }));
    child.on("close", (code, signal) => {
      if (signal) return done({ state: "failed", note: `ended by ${signal}, perhaps for taking too long` });
      done({ state: code === 0 ? "passed" : "failed" });
    });
  });
}

function showLines(stream: Readable | null, label: string): void {
  if (!stream) return;
  createInterface({ input: stream }).on("line", (line) => console.log(`${label} │ ${line}`));
}
