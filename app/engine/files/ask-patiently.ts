import { setTimeout as pause } from "node:timers/promises";
import { FilesUnavailable, isPassing } from "./file-failure";

/** Whoever waits for a picture or sends one is answered in time: after so many milliseconds there is no further try. */
const LONGEST_TRYING_MILLISECONDS = 4000;
/** Milliseconds before the second, third and fourth try; half of it more or less by chance, so that not all come at once. */
const PAUSES = [100, 400, 1600];

/**
 * Asks again after a failure that passes: a broken connection, silence, a busy store.
 * @throws FilesUnavailable when the last try fails so, too, or the time for tries is over; any other error at once
 */
export async function askPatiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const began = performance.now();
  for (const milliseconds of PAUSES) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (performance.now() - began > LONGEST_TRYING_MILLISECONDS) throw unavailable(error);
      await pause(milliseconds * (0.5 + Math.random()));
    }
  }
  try {
    return await ask();
  } catch (error) {
    if (!isPassing(error)) throw error;
    throw unavailable(error);
  }
}

function unavailable(error: unknown): FilesUnavailable {
  const reason = error instanceof Error ? error.message : String(error);
  return new FilesUnavailable(`The store of files does not answer: ${reason}`, { cause: error });
}
