import { setImmediate } from "node:timers/promises";

/** Reading a text of that length takes about a millisecond. */
const SHORT_TEXT = 10_000;

/** Lets the process answer others once, after a text of so many characters was worked on; at once for a short one. */
export async function turnAfter(characters: number): Promise<void> {
  if (characters > SHORT_TEXT) await setImmediate();
}
