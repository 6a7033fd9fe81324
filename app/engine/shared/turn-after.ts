import { setImmediate } from "node:timers/promises";

/** Processing a text of that length takes about a millisecond. */
const SHORT_TEXT = 10_000;

/** Yields to other requests once after processing a text of that length; returns at once for a short one. */
export async function turnAfter(characters: number): Promise<void> {
  if (characters > SHORT_TEXT) await setImmediate();
}
