import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { Change } from "./rank-tests";

const EXPORTED = /^export (?:default )?(?:async )?(?:function|class|const|interface|type) (\w+)/gm;

/** The files that differ from a commit, including untracked ones. */
export function changedFiles(base: string): Change[] {
  const edited = git("diff", "--name-only", "--no-renames", base);
  const added = git("ls-files", "--others", "--exclude-standard");
  return [
    ...edited.map((path) => ({ path, names: names(path, git("diff", "--unified=0", base, "--", path)) })),
    ...added.map((path) => ({ path, names: names(path, []) })),
  ];
}

/** The paths of files that still exist. */
export function existingFiles(paths: string[]): string[] {
  return paths.filter((path) => existsSync(path));
}

/** Texts of the project's source files, by path. */
export function readSources(): Map<string, string> {
  const paths = git("ls-files", "--cached", "--others", "--exclude-standard", "app", "scripts", "tests");
  const generated = git("ls-files", "--others", "--ignored", "--exclude-standard", "*.generated.ts");
  const modules = [...paths, ...generated].filter(
    (path) => /\.(tsx?|mjs|css|graphql)$/.test(path) && existsSync(path),
  );
  return new Map(modules.map((path) => [path, readFileSync(path, "utf8")]));
}

function names(path: string, diff: string[]): string[] {
  const exported = existsSync(path)
    ? [...readFileSync(path, "utf8").matchAll(EXPORTED)].map(([, name]) => name)
    : [];
  const lines = diff.filter((line) => /^[+-](?![+-])/.test(line));
  return [...exported, ...lines.flatMap((line) => line.match(/[A-Za-z_]\w{3,}/g) ?? [])];
}

function git(...parameters: string[]): string[] {
  const plain = ["-c", "core.quotePath=false", ...parameters];
  return execFileSync("git", plain, { encoding: "utf8", maxBuffer: 1e9 }).split("\n").filter(Boolean);
}
