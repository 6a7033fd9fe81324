import type { WorkerRequest, WorkerResponse } from "./image-tasks";
import { startLimitedProcess } from "./limited-process";
import { maxWorkerKilobytes, reservedKilobytes } from "./worker-memory";

const SCRIPT = "scripts/image-worker/main.mjs";
const NODE_FLAGS = ["--max-old-space-size=64", "--max-semi-space-size=1", "--v8-pool-size=1"];
/** More than a process uses before it is replaced (handle-request.mjs). */
const MAX_PROCESSOR_SECONDS = 150;

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
  const child = startLimitedProcess<WorkerRequest, WorkerResponse>({
    script: SCRIPT,
    nodeFlags: NODE_FLAGS,
    variables: { USABLE_KILOBYTES: String(maxWorkerKilobytes()) },
    maxKilobytes: maxWorkerKilobytes() + reservedKilobytes(),
    maxProcessorSeconds: MAX_PROCESSOR_SECONDS,
    isPatient,
  });
  return {
    get hasEnded() {
      return child.hasEnded;
    },
    end: child.end,
    async run(request, milliseconds) {
      const outcome = await child.run(request, milliseconds);
      if ("response" in outcome) return outcome.response;
      return { status: "died", seconds: outcome.died, isWorn: true };
    },
  };
}
