import type { WorkerAnswer, WorkerRequest } from "./image-tasks";
import { type ImageWorker, startImageWorker } from "./image-worker";

/** A machine that has little memory gets it back when no images come. */
const IDLE_MILLISECONDS = 30_000;

let idle: ImageWorker[] = [];
let timer: NodeJS.Timeout | undefined;

/** Runs a task in a child process that waits for one, or in a new one. @throws Error when none can be started */
export async function runInWorker(request: WorkerRequest, milliseconds: number): Promise<WorkerAnswer> {
  const worker = idleWorker() ?? startImageWorker();
  let answer: WorkerAnswer | undefined;
  try {
    answer = await worker.run(request, milliseconds);
    return answer;
  } finally {
    if (answer && !answer.isWorn) keepIdle(worker);
    else worker.end();
  }
}

/** Starts a child process unless one waits, so that the image that is on its way need not wait for it. */
export function prepareWorker(): void {
  if (!idle.some(({ hasEnded }) => !hasEnded)) keepIdle(startImageWorker());
}

function idleWorker(): ImageWorker | undefined {
  idle = idle.filter(({ hasEnded }) => !hasEnded);
  return idle.pop();
}

function keepIdle(worker: ImageWorker): void {
  idle.push(worker);
  clearTimeout(timer);
  timer = setTimeout(endIdle, IDLE_MILLISECONDS);
  timer.unref();
}

function endIdle(): void {
  for (const worker of idle) worker.end();
  idle = [];
}
