import { availableParallelism } from "node:os";
import { ForegroundFailed } from "./image-errors";
import { type LimitedProcess, startLimitedProcess } from "./limited-process";
import { reservedKilobytes } from "./worker-memory";

/** A model that finds the foreground of photos, and the limits of the process that runs it. */
export interface ForegroundModel {
  /** Of its ONNX file. */
  path: string;
  /** Width and height of its input in pixels, where the model leaves them open. */
  side: number;
  /** Subtracted from the colors of each channel, which are from 0 to 1. */
  mean: readonly number[];
  /** Then divides them. */
  deviation: readonly number[];
  maxMegabytes: number;
  /** Time for one photo. */
  maxSeconds: number;
}

interface Request {
  input: string;
  folder: string;
}

type Response = (
  | { status: "done"; result: { width: number; height: number } }
  | { status: "failed"; message: string }
) & { seconds: number; isWorn: boolean };

interface ForegroundWorker {
  /** @throws ForegroundFailed when the process ends without a response */
  run(request: Request, milliseconds: number): Promise<Response>;
  end(): void;
}

const SCRIPT = "scripts/cut-out-worker/main.mjs";
const NODE_FLAGS = ["--max-old-space-size=128", "--max-semi-space-size=1", "--v8-pool-size=1"];
const KILOBYTES = 1024;
/** More do not make models faster by as much. */
const MAX_THREADS = 4;
/** Processor time after which a process is replaced; the system ends one that has outlived the store somewhat later. */
const WORN_SECONDS = 1800;
const IDLE_MILLISECONDS = 60_000;

type Process = LimitedProcess<Request, Response>;

let current: { key: string; process: Process } | undefined;
let timer: NodeJS.Timeout | undefined;

/**
 * The process that has loaded the model; it ends after a minute without a photo, which frees its memory.
 * @throws ForegroundFailed when the model cannot be loaded
 */
export async function openForegroundWorker(model: ForegroundModel): Promise<ForegroundWorker> {
  clearTimeout(timer);
  const child = processFor(model);
  await requireReady(child);
  endWhenIdle(child);
  return {
    end: child.end,
    async run(request, milliseconds) {
      let response: Response | undefined;
      clearTimeout(timer);
      try {
        const outcome = await child.run(request, milliseconds);
        if ("died" in outcome)
          throw new ForegroundFailed("The process ended before it was done.", outcome.died);
        response = outcome.response;
        return response;
      } finally {
        if (!response || response.isWorn) child.end();
        else endWhenIdle(child);
      }
    },
  };
}

function processFor(model: ForegroundModel): Process {
  const key = JSON.stringify(model);
  if (current?.key === key && !current.process.hasEnded) return current.process;
  current?.process.end();
  current = { key, process: start(model) };
  return current.process;
}

function start({ path, side, mean, deviation, maxMegabytes, maxSeconds }: ForegroundModel): Process {
  const threads = Math.min(MAX_THREADS, availableParallelism());
  const options = { path, side, mean, deviation, threads, wornAfterSeconds: WORN_SECONDS };
  return startLimitedProcess({
    script: SCRIPT,
    parameters: [JSON.stringify(options)],
    nodeFlags: NODE_FLAGS,
    maxKilobytes: maxMegabytes * KILOBYTES + reservedKilobytes(),
    maxProcessorSeconds: WORN_SECONDS + 2 * threads * maxSeconds,
    isPatient: true,
  });
}

async function requireReady(child: Process): Promise<void> {
  const message = (await child.ready().catch(() => null)) as { status: string; message?: string } | null;
  if (message?.status === "ready") return;
  child.end();
  throw new ForegroundFailed(message?.message ?? "The process ended while it loaded the model.", 0);
}

function endWhenIdle(child: Process): void {
  clearTimeout(timer);
  timer = setTimeout(child.end, IDLE_MILLISECONDS);
  timer.unref();
}
