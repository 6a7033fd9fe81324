import type { Edit } from "./operators";

const CONTEXT_LINES = 3;

/** A unified diff of one edit, as `git apply` takes it. */
export function asPatch(file: string, text: string, { start, end, text: replacement }: Edit): string {
  const lines = text.split("\n");
  const first = lineOf(text, start);
  const last = lineOf(text, end);
  const changed = text.slice(offsetOf(lines, first), start) + replacement + text.slice(end, offsetOf(lines, last) + lines[last].length);
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
  return lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
}
