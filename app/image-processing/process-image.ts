import { openLog } from "~/log.server";
import { fairQueue } from "./fair-queue";
import { ImageRejected } from "./image-errors";
import type {
  ImageKind,
  ParametersOf,
  ResultOf,
  TaskName,
  WorkerRequest,
  WorkerResponse,
} from "./image-tasks";
import { isKnownHeavy, millisecondsFor } from "./time-limits";
import { maxWorkers } from "./worker-memory";
import { runInWorker } from "./worker-pool";

const logger = openLog("images");

const inTurn = fairQueue({ width: maxWorkers(), heavyWidth: 1, maxWaitingOfVisitor: 12, maxWaiting: 40 });

/** An untrusted image to be processed. */
export interface ForeignImage {
  kind: ImageKind;
  /** Path of its file. */
  input: string;
  /** Output folder of the task. */
  folder: string;
  /** The sender, for fair queuing; null for the store itself. */
  visitor: string | null;
  /** Cancels the work, which counts as a rejection. */
  signal?: AbortSignal;
}

/**
 * Runs a task on an image in a child process with limited memory, time and pixels.
 * @returns the task's result, and the seconds of processing
 * @throws ImageRejected, TooManyImages; Error for failures not caused by the image
 */
export async function processImage<Task extends TaskName>(
  task: Task,
  { visitor, signal, ...image }: ForeignImage,
  parameters: ParametersOf<Task>,
): Promise<ResultOf<Task> & { seconds: number }> {
  const ask = (isHeavy: boolean) => {
    const request = { task, ...image, ...parameters, mayBeHeavy: isHeavy } as WorkerRequest;
    const milliseconds = millisecondsFor(image.kind, isHeavy);
    return inTurn(() => runInWorker(request, { milliseconds, signal }), { visitor, isHeavy, signal });
  };
  try {
    let response = await ask(isKnownHeavy(image.kind, parameters));
    if (response.status === "heavy") response = await ask(true);
    return resultOf(task, image.kind, response) as ResultOf<Task> & { seconds: number };
  } catch (error) {
    if (signal?.aborted && error === signal.reason) throw new ImageRejected({ code: "unreadable" }, 0);
    throw error;
  }
}

function resultOf(task: TaskName, kind: ImageKind, { seconds, ...response }: WorkerResponse) {
  if (response.status === "done") return { ...response.result, seconds };
  if (response.status === "rejected") throw new ImageRejected(response.reason, seconds);
  if (response.status === "failed") throw new Error(`An image could not be processed: ${response.message}`);
  logger.warn({ task, kind, seconds }, "the process of an image ended before it was done");
  throw new ImageRejected({ code: "too-heavy" }, seconds);
}
