import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { startCommand } from "../../scripts/test/start-command";
import { processorTime } from "./processor-time";

/** The store in production mode, in a separate process on the loopback interface. */
export type ServedShop = ServedProcess;

/** A web server in production mode, in a separate process on the loopback interface. */
export interface ServedProcess {
  address: string;
  /** From starting the process to the first page. */
  startMilliseconds: number;
  pid: number;
  /** Resident memory of the process, in megabytes. */
  memory(): number;
  /** Processor time of the process since its start, in milliseconds. */
  processorMilliseconds(): number;
  /** Unexpected ends of the process, or of a process of its cluster, as text; empty while all of them are alive. */
  ends(): string[];
  /** Finishes requests in progress. */
  stop(): Promise<void>;
  /** Kills the process at once, like a power failure. */
  kill(): Promise<void>;
}

/**
 * @param script of package.json
 * @throws Error when the store does not respond within a minute
 */
export async function serveShop(
  settings: Record<string, string>,
  script: "start" | "start:cluster" = "start",
): Promise<ServedShop> {
  const { options, environment } = startCommand(script);
  return serveProcess(options, { ...environment, ENV_FILE: "", ...settings });
}

/**
 * Starts a Node.js program that serves HTTP at PORT.
 * @param options of Node.js, and the path of the program with its arguments
 * @throws Error when it does not respond within a minute
 */
export async function serveProcess(
  options: string[],
  settings: Record<string, string>,
): Promise<ServedProcess> {
  const { HOST = "127.0.0.1", PORT } = settings;
  const address = `http://${HOST}:${PORT}`;
  const began = performance.now();
  const server = spawn(process.execPath, options, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, NODE_ENV: "production", HOST, ...settings },
  });
  let complaints = "";
  server.stderr.on("data", (text) => {
    complaints = `${complaints}${text}`.slice(-2000);
  });
  const ends: string[] = [];
  server.stderr.on("data", (text) =>
    ends.push(...(String(text).match(/^Process \d+ ended with .*/gm) ?? [])),
  );
  server.once("exit", (code, signal) => ends.push(`ended with ${signal ?? code}. ${complaints}`));
  const stopped = once(server, "exit");
  const killLate = () => server.kill();
  process.once("exit", killLate);
  const end = async (signal: NodeJS.Signals) => {
    process.off("exit", killLate);
    server.kill(signal);
    await stopped;
  };
  await responses(address, server, () => complaints);
  return {
    address,
    startMilliseconds: performance.now() - began,
    pid: server.pid ?? 0,
    memory: () => residentMegabytes(server),
    processorMilliseconds: () => processorTime(server.pid ?? 0),
    ends: () => ends,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}

async function responses(address: string, server: ChildProcess, complaints: () => string): Promise<void> {
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`The shop did not start. ${complaints()}`);
    const page = await fetch(address).catch(() => null);
    if (page?.ok) return;
    await pause(20);
  }
  throw new Error("The shop did not answer within a minute.");
}

function residentMegabytes({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
