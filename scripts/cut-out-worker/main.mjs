/**
 * A child process of the store that finds the foreground of photos by a model, one after another (started by
 * app/image-processing). Its parameter is a CutOutOptions as JSON; it says once whether the model can be used. Each message
 * then requests one photo; it is acknowledged, then answered. The process ends with its parent.
 */

import sharp from "sharp";
import { findForeground } from "./find-foreground.mjs";
import { openModel } from "./open-model.mjs";

/** A process beyond either limit is replaced, since runtimes do not always free their memory. */
const MAX_REQUESTS = 200;
const MICROSECONDS = 1e6;

sharp.cache(false);
sharp.concurrency(1);
process.on("disconnect", () => process.exit());
// The parent decides when a photo is canceled; Ctrl+C and service managers signal children as well.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

const options = JSON.parse(process.argv[2]);
let requests = 0;

try {
  const model = await openModel(options);
  process.on("message", async (request) => {
    process.send({ status: "begun" });
    process.send(await handleRequest(model, request));
  });
  process.send({ status: "ready" });
} catch (error) {
  process.send({ status: "failed", message: error.message }, () => process.exit());
}

async function handleRequest(model, request) {
  const before = processorSeconds();
  requests += 1;
  const outcome = await outcomeOf(model, request);
  const after = processorSeconds();
  const isWorn = requests >= MAX_REQUESTS || after > options.wornAfterSeconds;
  return { ...outcome, seconds: after - before, isWorn };
}

async function outcomeOf(model, request) {
  try {
    return { status: "done", result: await findForeground(model, request) };
  } catch (error) {
    return { status: "failed", message: error.message };
  }
}

function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}
