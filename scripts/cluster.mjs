/**
 * `npm run start:cluster`: serves the store with one process per core, or CLUSTER_PROCESSES of them, on one port. The
 * first process migrates and seeds before the others start. A process that dies is replaced after a growing pause; a
 * signal ends all of them gracefully, a second one at once. See docs/decisions/0050-many-processes.md.
 */
import "./check-node.mjs";
import "./env-file.mjs";
import cluster from "node:cluster";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { buildWhenStale } from "./build-when-stale.mjs";
import { totalMetrics } from "./metrics.mjs";

const MIN_PAUSE_MILLISECONDS = 500;
const MAX_PAUSE_MILLISECONDS = 30_000;
/** A process that ran this long did not fail at start. */
const STABLE_MILLISECONDS = 60_000;

process.env.NODE_ENV ||= "production";
process.env.PORT ||= "3000";
// Processes return freed memory to the system, however the cluster was started (docs/decisions/0065).
process.env.MALLOC_ARENA_MAX ||= "2";
process.env.MALLOC_MMAP_THRESHOLD_ ||= "131072";
process.env.CLUSTER_PROCESSES ||= String(availableParallelism());
const processes = Number(process.env.CLUSTER_PROCESSES);
let stopping = false;

if (!Number.isInteger(processes) || processes < 1) reject("CLUSTER_PROCESSES must be a number from 1 on");
if (!process.env.DATABASE_URL && !process.env.PROVIDER_URL) {
  reject("several processes need PostgreSQL: set DATABASE_URL, or use npm start, which serves SQLite by one");
}

for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);
buildWhenStale();
// Each process accepts connections itself. If the primary distributed them, one sent to a dying process would stay open
// forever.
cluster.schedulingPolicy = cluster.SCHED_NONE;
cluster.setupPrimary({ exec: fileURLToPath(new URL("start.mjs", import.meta.url)) });
totalMetrics();
await startFirst();
console.log(`The shop is served by ${processes} ${processes === 1 ? "process" : "processes"}.`);

/** A failure of the first process would affect the others as well. */
async function startFirst() {
  const first = fork(1);
  const hasOpened = await Promise.race([
    once(first, "listening").then(() => true),
    once(first, "exit").then(() => false),
  ]);
  if (!hasOpened) process.exit(stopping ? 0 : 1);
  replaceWhenDead(first, 1);
  for (let number = 2; number <= processes && !stopping; number += 1) replaceWhenDead(fork(number), number);
}

/** @param {number} number identifies the process in the log */
function fork(number) {
  const worker = cluster.fork({ CLUSTER_PROCESS: number });
  // Messages to a process that has just died fail; its exit is handled separately.
  worker.on("error", () => {});
  worker.once("listening", () => console.log(`Process ${number} (pid ${worker.process.pid}) serves.`));
  return worker;
}

async function replaceWhenDead(worker, number, pauseMilliseconds = MIN_PAUSE_MILLISECONDS) {
  const began = performance.now();
  const [code, signal] = await once(worker, "exit");
  if (stopping) return;
  const isStable = performance.now() - began > STABLE_MILLISECONDS;
  const rest = isStable ? MIN_PAUSE_MILLISECONDS : pauseMilliseconds;
  console.error(`Process ${number} ended with ${signal ?? code}; another takes its place in ${rest} ms.`);
  await pause(rest);
  if (!stopping) replaceWhenDead(fork(number), number, Math.min(2 * rest, MAX_PAUSE_MILLISECONDS));
}

async function stop() {
  const workers = Object.values(cluster.workers).filter((worker) => !worker.isDead());
  for (const worker of workers) worker.process.kill(stopping ? "SIGKILL" : "SIGTERM");
  if (stopping) return;
  stopping = true;
  await Promise.all(workers.map((worker) => once(worker, "exit")));
  process.exit(0);
}

function reject(reason) {
  console.error(`Wrong settings: ${reason}.`);
  process.exit(1);
}
