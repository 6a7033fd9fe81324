import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import type { WorkerRequest, WorkerResponse } from "./image-tasks";
import { maxWorkerKilobytes, reservedKilobytes } from "./worker-memory";

/** Relative to the store's folder, like all shipped files. */
const SCRIPT = "scripts/image-worker/main.mjs";
const NODE_FLAGS = ["--max-old-space-size=64", "--max-semi-space-size=1", "--v8-pool-size=1"];
/** More than a process uses before it is replaced (handle-request.mjs); ends a process that outlives the store. */
const MAX_PROCESSOR_SECONDS = 150;
const START_MILLISECONDS = 30_000;
const NOT_STARTED = "No child process for images could begin its work.";

/**
 * Limits the process with the shell's ulimit; where the system lacks it, only time and pixels are limited. When memory
 * runs out, the system kills this process before the store.
 */
const LIMITED = `
  ulimit -d "$MAX_KILOBYTES"
  ulimit -t ${MAX_PROCESSOR_SECONDS}
  ulimit -c 0
  echo 1000 > /proc/self/oom_score_adj
  exec "$@"
`;

/** A child process that decodes and encodes images, one at a time. */
export interface ImageWorker {
  /**
   * Runs one task; the process is killed when it takes longer.
   * @throws Error when the process has ended before
   */
  run(request: WorkerRequest, milliseconds: number): Promise<WorkerResponse>;
  /** True if it ended by itself or was killed. */
  readonly hasEnded: boolean;
  end(): void;
}

/**
 * Starts a child process, which does not keep the store's process alive.
 * @param isPatient whether it only gets the processor time that nobody else wants
 */
export function startImageWorker({ isPatient = false } = {}): ImageWorker {
  const shell = ["-c", LIMITED, "sh", process.execPath, ...NODE_FLAGS, resolve(SCRIPT)];
  const child = spawn("/bin/sh", shell, { env: environment(), stdio: ["ignore", "ignore", "ignore", "ipc"] });
  let hasEnded = false;
  const ended = new Promise<"ended">((resolve) => {
    const end = () => {
      hasEnded = true;
      resolve("ended");
    };
    child.once("exit", end);
    child.once("error", end);
  });
  if (isPatient) yieldToOthers(child);
  keepAlive(child, false);
  const ready = messageOf(child, ended, START_MILLISECONDS);

  return {
    get hasEnded() {
      return hasEnded;
    },
    end: () => child.kill("SIGKILL"),
    async run(request, milliseconds) {
      keepAlive(child, true);
      try {
        if ((await ready) === "ended") throw new Error(NOT_STARTED);
        const started = messageOf(child, ended, START_MILLISECONDS);
        child.send(request, () => {});
        if ((await started) === "ended") throw new Error(NOT_STARTED);
        const began = performance.now();
        const response = await messageOf(child, ended, milliseconds);
        if (response !== "ended") return response as WorkerResponse;
        return { status: "died", seconds: (performance.now() - began) / 1000, isWorn: true };
      } finally {
        keepAlive(child, false);
      }
    },
  };
}

/** Gives a process the lowest priority, where the system allows it. */
function yieldToOthers({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended, or priorities are not ours to set.
  }
}

/** The next message of the process, which is killed on timeout. */
async function messageOf(child: ChildProcess, ended: Promise<"ended">, milliseconds: number) {
  let onMessage = (_message: unknown) => {};
  const message = new Promise<unknown>((resolve) => {
    onMessage = resolve;
    child.once("message", onMessage);
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), milliseconds);
  timer.unref();
  try {
    return await Promise.race([message, ended]);
  } finally {
    clearTimeout(timer);
    child.off("message", onMessage);
  }
}

function keepAlive(child: ChildProcess, isBusy: boolean): void {
  for (const handle of [child, child.channel]) {
    if (isBusy) handle?.ref();
    else handle?.unref();
  }
}

/** Omits the store's settings. */
function environment(): NodeJS.ProcessEnv {
  return {
    NODE_ENV: "production",
    MAX_KILOBYTES: String(maxWorkerKilobytes() + reservedKilobytes()),
    USABLE_KILOBYTES: String(maxWorkerKilobytes()),
    MALLOC_ARENA_MAX: "2",
    UV_THREADPOOL_SIZE: "2",
  };
}
