import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { ServedProcess } from "./served-shop";

export interface LoadRequest {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  address: string;
  connections: number;
  requests: LoadRequest[];
  /** Duration of the cycle; ignored when each request is sent once. */
  seconds: number;
  once: boolean;
}

/** Times are milliseconds; `failed` counts responses other than 2xx, errors of GraphQL and lost connections. */
export interface Measured {
  requestsPerSecond: number;
  /** Number of measured responses. */
  responses: number;
  p50: number;
  p95: number;
  p99: number;
  failed: number;
}

const CONNECTIONS = 10;
const WARM_UP_SECONDS = 1;
const SECONDS = 4;

/** With the processor time of the server per response, in milliseconds. */
export interface MeasuredPage extends Measured {
  processorMilliseconds: number;
}

/** Cycles through the requests of a page for some seconds, after a warm-up. */
export async function measurePage(server: ServedProcess, requests: LoadRequest[]): Promise<MeasuredPage> {
  await warmUp(server.address, requests);
  const before = server.processorMilliseconds();
  const measured = await measureWarm(server.address, requests);
  const used = server.processorMilliseconds() - before;
  return { ...measured, processorMilliseconds: used / measured.responses };
}

/** Cycles through the requests for some seconds, after a warm-up. */
export async function measure(address: string, requests: LoadRequest[]): Promise<Measured> {
  await warmUp(address, requests);
  return measureWarm(address, requests);
}

/** Sends them for a second without measuring. */
export async function warmUp(address: string, requests: LoadRequest[]): Promise<void> {
  await generate({ address, connections: CONNECTIONS, requests, seconds: WARM_UP_SECONDS, once: false });
}

/** Sends them for some seconds without a warm-up. */
export function measureWarm(
  address: string,
  requests: LoadRequest[],
  connections = CONNECTIONS,
): Promise<Measured> {
  return generate({ address, connections, requests, seconds: SECONDS, once: false });
}

/** Sends every request once, for operations that cannot be repeated. */
export function measureOnce(address: string, requests: LoadRequest[]): Promise<Measured> {
  return generate({ address, connections: CONNECTIONS, requests, seconds: 0, once: true });
}

async function generate(load: Load): Promise<Measured> {
  const generator = spawn(process.execPath, ["--import", "tsx", "tests/load/load.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  generator.stdin.end(JSON.stringify(load));
  return JSON.parse(await text(generator.stdout));
}
