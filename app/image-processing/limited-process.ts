import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";

const START_MILLISECONDS = 30_000;
const NOT_STARTED = "No child process for images could begin its work.";

/**
 * Limits the process with the shell's ulimit; where the system lacks it, only time and pixels are limited. When memory
 * runs out, the system kills this process before the store.
 */
const LIMITED = `
  ulimit -d "$MAX_KILOBYTES"
  ulimit -t "$MAX_SECONDS"
  ulimit -c 0
  echo 1000 > /proc/self/oom_score_adj
  exec "$@"
`;

export interface ProcessLimits {
  /** Relative to the store's folder, like all shipped files. */
  script: string;
  /** Arguments of the script. */
  parameters?: string[];
  nodeFlags: string[];
  /** Environment variables of the script. */
  variables?: Record<string, string>;
  maxKilobytes: number;
  /** Processor time of the process in its whole life; ends one that outlives the store. */
  maxProcessorSeconds: number;
  /** It only gets the processor time that nobody else wants. */
  isPatient: boolean;
}

/** A child process that does one task at a time. Its messages: ready or failed, then for each request begun and the response. */
export interface LimitedProcess<Request, Response> {
  /** The first message. @throws Error when the process ends before, within half a minute at the latest */
  ready(): Promise<unknown>;
  /**
   * Runs one task; the process is killed when it takes longer.
   * @returns the response, or the seconds after which the process ended without one
   * @throws Error when the process has ended before
   */
  run(request: Request, milliseconds: number): Promise<{ response: Response } | { died: number }>;
  /** True if it ended by itself or was killed. */
  readonly hasEnded: boolean;
  end(): void;
}

/** Starts a child process without the store's settings, which does not keep the store's process alive. */
export function startLimitedProcess<Request extends object, Response>(
  limits: ProcessLimits,
): LimitedProcess<Request, Response> {
  const { script, parameters = [], nodeFlags } = limits;
  const shell = ["-c", LIMITED, "sh", process.execPath, ...nodeFlags, resolve(script), ...parameters];
  const child = spawn("/bin/sh", shell, {
    env: environment(limits),
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  let hasEnded = false;
  const ended = new Promise<"ended">((resolve) => {
    const end = () => {
      hasEnded = true;
      resolve("ended");
    };
    child.once("exit", end);
    child.once("error", end);
  });
  if (limits.isPatient) yieldToOthers(child);
  keepAlive(child, false);
  const first = messageOf(child, ended, START_MILLISECONDS);

  async function ready() {
    const message = await first;
    if (message === "ended") throw new Error(NOT_STARTED);
    return message;
  }

  return {
    get hasEnded() {
      return hasEnded;
    },
    end: () => child.kill("SIGKILL"),
    ready,
    async run(request, milliseconds) {
      keepAlive(child, true);
      try {
        await ready();
        const started = messageOf(child, ended, START_MILLISECONDS);
        child.send(request, () => {});
        if ((await started) === "ended") throw new Error(NOT_STARTED);
        const began = performance.now();
        const response = await messageOf(child, ended, milliseconds);
        if (response !== "ended") return { response: response as Response };
        return { died: (performance.now() - began) / 1000 };
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
function environment({ variables, maxKilobytes, maxProcessorSeconds }: ProcessLimits): NodeJS.ProcessEnv {
  return {
    ...variables,
    NODE_ENV: "production",
    MAX_KILOBYTES: String(maxKilobytes),
    MAX_SECONDS: String(maxProcessorSeconds),
    MALLOC_ARENA_MAX: "2",
    UV_THREADPOOL_SIZE: "2",
  };
}
