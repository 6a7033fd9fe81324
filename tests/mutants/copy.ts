import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A fault that makes a test hang counts as detected. */
const LIMIT_MILLISECONDS = 240_000;

/** A copy of the working tree in which faults are made. */
export interface Copy {
  folder: string;
  apply(patch: string): void;
  takeBack(patch: string): void;
  remove(): void;
}

export function makeCopy(): Copy {
  const folder = mkdtempSync(join(tmpdir(), "mutants-"));
  execFileSync("git", ["clone", "--quiet", ".", folder]);
  execFileSync("cp", ["--archive", "--link", "node_modules", folder]);
  execFileSync("node", ["scripts/prepare.mjs"], { cwd: folder });
  const git = (patch: string, ...options: string[]) =>
    execFileSync("git", ["apply", ...options, "-"], { cwd: folder, input: patch });
  return {
    folder,
    apply: (patch) => git(patch),
    takeBack: (patch) => git(patch, "--reverse"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface RunOptions {
  /** Environment variables added to those of this process. */
  settings?: Record<string, string>;
  /** Milliseconds after which a tool is killed. */
  limit?: number;
}

/** Runs a tool of node_modules in a copy, without showing its output. @returns whether it exits with 0 */
export function passes(
  { folder }: Copy,
  tool: string,
  parameters: string[],
  { settings = {}, limit = LIMIT_MILLISECONDS }: RunOptions = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(join("node_modules/.bin", tool), parameters, {
      cwd: folder,
      stdio: "ignore",
      timeout: limit,
      env: { ...process.env, ...settings },
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code === 0));
  });
}
