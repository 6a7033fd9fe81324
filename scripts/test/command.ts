import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** What became of one part of the tests; the counts are of real tests. */
export interface Outcome {
  state: "passed" | "failed" | "skipped";
  passed?: number;
  failed?: number;
  note?: string;
}

export interface CommandOptions {
  /** Environment variables on top of those of this process. */
  settings?: Record<string, string>;
  /** Stands before each line of its output, to tell it from that of others that run beside it. */
  label?: string;
  /** Milliseconds; a tool that takes longer hangs, and is ended. */
  limit?: number;
}

const PART_MILLISECONDS = 60 * 60 * 1000;

/** Runs a tool of node_modules to its end with its output shown; never asks anything. */
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
