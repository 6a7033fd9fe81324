import type { WorkerRequest, WorkerResponse } from "./image-tasks";
import { type ImageWorker, startImageWorker } from "./image-worker";
import { maxWorkers } from "./worker-memory";

/** Idle processes end, which frees the memory of small machines. */
const IDLE_MILLISECONDS = 30_000;

interface Bounds {
  milliseconds: number;
  signal?: AbortSignal;
}

let idle: ImageWorker[] = [];
let busy = 0;
let timer: NodeJS.Timeout | undefined;

/**
 * Runs a task in an idle child process, or in a new one. A process that takes too long, or whose task is canceled, is
 * killed.
 * @throws Error when none can be started
 */
export async function runInWorker(request: WorkerRequest, bounds: Bounds): Promise<WorkerResponse> {
  for (let worker = idleWorker(); worker; worker = idleWorker()) {
    const response = await runAndKeep(worker, request, bounds).catch(() => undefined);
    if (response) return response;
    // It had ended while idle.
  }
  return runAndKeep(startImageWorker(), request, bounds);
}

async function runAndKeep(worker: ImageWorker, request: WorkerRequest, { milliseconds, signal }: Bounds) {
  signal?.addEventListener("abort", worker.end);
  busy += 1;
  let response: WorkerResponse | undefined;
  try {
    response = await worker.run(request, milliseconds);
    return response;
  } finally {
    busy -= 1;
    signal?.removeEventListener("abort", worker.end);
    if (response && !response.isWorn) keepIdle(worker);
    else worker.end();
  }
}

/**
 * Starts a child process unless one is idle or the limit is reached, so that an image being uploaded need not wait for
 * it.
 */
export function prepareWorker(): void {
  idle = idle.filter(({ hasEnded }) => !hasEnded);
  if (idle.length === 0 && busy < maxWorkers()) keepIdle(startImageWorker());
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
