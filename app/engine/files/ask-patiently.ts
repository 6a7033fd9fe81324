import { setTimeout as pause } from "node:timers/promises";
import { FilesUnavailable, isPassing } from "./file-failure";

/** Milliseconds before the second, third and fourth try; half of it more or less by chance, so that not all come at once. */
const PAUSES = [100, 400, 1600];

/**
 * Asks again after a failure that passes: a broken connection, silence, a busy store.
 * @throws FilesUnavailable when the last try fails so, too; any other error at once
 */
export async function askPatiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const milliseconds of PAUSES) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await pause(milliseconds * (0.5 + Math.random()));
    }
  }
  try {
    return await ask();
  } catch (error) {
    if (!isPassing(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new FilesUnavailable(`The store of files does not answer: ${reason}`, { cause: error });
  }
}
