import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openLog } from "~/log.server";
import { fairQueue } from "./fair-queue";
import { type ForegroundModel, openForegroundWorker } from "./foreground-worker";
import { ForegroundFailed } from "./image-errors";

const logger = openLog("cut-outs");

/** One photo at a time, since a model takes all processors and much memory. */
const inTurn = fairQueue({ width: 1, heavyWidth: 1, maxWaitingOfVisitor: 2, maxWaiting: 12 });

/** A mask in gray, a byte for each pixel; white is foreground. Its sides are those of the photo, whatever their proportion. */
export interface ForegroundMask {
  width: number;
  height: number;
  pixels: Uint8Array;
}

interface Photo {
  /** Path of an upright JPEG of the store's own. */
  input: string;
  /** Working folder. */
  folder: string;
  /** The requester, for fair queuing. */
  visitor: string;
  /** Gives up waiting and cancels the work. */
  signal: AbortSignal;
}

/**
 * Finds what stands before the background of a photo, by a model in a child process with limited memory and time.
 * @returns the mask, all black when the model names nothing, and the seconds of processor time
 * @throws ForegroundFailed when the model cannot do it, or not in time; TooManyImages
 */
export async function findForeground(
  model: ForegroundModel,
  { visitor, signal, ...photo }: Photo,
): Promise<ForegroundMask & { seconds: number }> {
  try {
    return await inTurn(() => findNow(model, photo, signal), { visitor, isHeavy: false, signal });
  } catch (error) {
    if (signal.aborted && error === signal.reason) throw new ForegroundFailed("It was canceled.", 0);
    throw error;
  }
}

async function findNow(model: ForegroundModel, photo: Pick<Photo, "input" | "folder">, signal: AbortSignal) {
  // A model that is still loading is ready for the next photo.
  const worker = await unlessAborted(openForegroundWorker(model), signal);
  signal.throwIfAborted();
  const began = performance.now();
  signal.addEventListener("abort", worker.end);
  try {
    const response = await worker.run(photo, model.maxSeconds * 1000);
    if (response.status === "failed") throw new ForegroundFailed(response.message, response.seconds);
    const pixels = await readFile(join(photo.folder, "foreground.bin"));
    return { ...response.result, pixels, seconds: response.seconds };
  } catch (error) {
    const seconds = (performance.now() - began) / 1000;
    const failure = error instanceof ForegroundFailed ? error : new ForegroundFailed(String(error), seconds);
    logger.warn({ reason: failure.message, seconds: failure.seconds }, "a photo could not be cut out");
    throw failure;
  } finally {
    signal.removeEventListener("abort", worker.end);
  }
}

function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([promise, aborted]);
}
