import { hasPrintFile } from "~/engine/print/print-file-store";
import type { Settings } from "~/settings/settings.server";
import { type Post, timesTaken } from "./lost";
import type { Snapshot } from "./snapshot";

/** How often work started by a process that died before recording its end was repeated by another. */
export interface DoneAnew {
  messages: number;
  prints: number;
}

/**
 * Counts repeated work; a kill may cause one of each at most, since a process sends one email and draws one line at a
 * time.
 */
export function doneAnew({ messages, printTasks }: Snapshot, post: Post): DoneAnew {
  const more = [...messages.values()].flat().map((message) => Math.max(0, timesTaken(message, post) - 1));
  return { messages: total(more), prints: total(printTasks.map(({ attempts }) => attempts - 1)) };
}

/** Work that was never done, as text. */
export async function undone(
  { messages, orders, printFiles, printTasks }: Snapshot,
  settings: Settings,
): Promise<string[]> {
  const unsent = [...messages.values()].flat().filter(({ sent_at }) => sent_at === null);
  const isPaid = new Set(orders.filter(({ status }) => status === "processing").map(({ id }) => id));
  const unprinted = printTasks.filter(({ order_id, state }) => isPaid.has(order_id) && state !== "done");
  const missing: string[] = [];
  for (const file of printFiles) {
    if (!(await hasPrintFile(settings, file)))
      missing.push(`The print file of line ${file.order_item_id} is missing.`);
  }
  return [
    ...unsent.map(({ subject }) => `"${subject}" was never sent.`),
    ...unprinted.map(({ order_item_id }) => `Line ${order_item_id} was never printed.`),
    ...missing,
  ];
}

function total(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
