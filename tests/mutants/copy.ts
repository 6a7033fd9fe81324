import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
  const git = (patch: string, ...options: string[]) =>
    execFileSync("git", ["apply", ...options, "-"], { cwd: folder, input: patch });
  return {
    folder,
    apply: (patch) => git(patch),
    takeBack: (patch) => git(patch, "--reverse"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
