import type { Edit } from "./operators";

const CONTEXT_LINES = 3;

/** Header of a patch file: the tests that detect the fault, and its position in the file. */
export interface Header {
  /** Offset of the edit. */
  at: number;
  /** Paths of test files; empty while none is known. */
  seenBy: string[];
}

export function withHeader(diff: string, { at, seenBy }: Header): string {
  return `At: ${at}\nSeen by: ${seenBy.join(" ")}\n${diff}`;
}

/** @throws Error when the patch has no header */
export function readHeader(patch: string): Header {
  const found = /^At: (\d+)\nSeen by:(.*)\n/.exec(patch);
  if (!found) throw new Error("A patch has no header.");
  return { at: Number(found[1]), seenBy: found[2].trim().split(" ").filter(Boolean) };
}

/** The path of the file that a patch changes. */
export function changedFile(patch: string): string {
  return /^--- a\/(.+)$/m.exec(patch)?.[1] ?? "";
}

/** The identifiers on the lines that a patch removes or adds. */
export function changedNames(patch: string): string[] {
  const lines = patch.split("\n").filter((line) => /^[+-](?![+-])/.test(line));
  return lines.flatMap((line) => line.match(/[A-Za-z_]\w{3,}/g) ?? []);
}

/** A unified diff of one edit, in the format of `git apply`. */
export function asPatch(file: string, text: string, { start, end, text: replacement }: Edit): string {
  const lines = text.split("\n");
  const first = lineOf(text, start);
  const last = lineOf(text, end);
  const changed =
    text.slice(offsetOf(lines, first), start) +
    replacement +
    text.slice(end, offsetOf(lines, last) + lines[last].length);
  const added = changed.trim() === "" ? [] : changed.split("\n");
  const from = Math.max(0, first - CONTEXT_LINES);
  const to = Math.min(lines.length - 1, last + CONTEXT_LINES + 1);
  const hunk = [
    ...lines.slice(from, first).map((line) => ` ${line}`),
    ...lines.slice(first, last + 1).map((line) => `-${line}`),
    ...added.map((line) => `+${line}`),
    ...lines.slice(last + 1, to).map((line) => ` ${line}`),
  ];
  const removedCount = to - from;
  const addedCount = removedCount - (last - first + 1) + added.length;
  return [
    `--- a/${file}`,
    `+++ b/${file}`,
    `@@ -${from + 1},${removedCount} +${from + 1},${addedCount} @@`,
    ...hunk,
    "",
  ].join("\n");
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length - 1;
}

function offsetOf(lines: string[], line: number): number {
  return lines.slice(0, line).reduce((total, { length }) => total + length + 1, 0);
}
