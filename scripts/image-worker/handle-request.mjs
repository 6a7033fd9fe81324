import { dither } from "./dither.mjs";
import { draw } from "./draw.mjs";
import { drawLogo } from "./draw-logo.mjs";
import { drawMask } from "./draw-mask.mjs";
import { fit } from "./fit.mjs";
import { paint } from "./paint.mjs";
import { readVector } from "./read-vector.mjs";
import { recolor } from "./recolor.mjs";
import { reencodePhoto } from "./reencode-photo.mjs";
import { HeavyImage, Rejection, WorkerFailure } from "./rejection.mjs";
import { resample } from "./resample.mjs";
import { separate } from "./separate.mjs";
import { thinnestLine } from "./thinnest-line.mjs";

const TASKS = {
  dither,
  reencodePhoto,
  draw,
  drawLogo,
  drawMask,
  fit,
  paint,
  readVector,
  recolor,
  resample,
  separate,
  thinnestLine,
};
const MICROSECONDS = 1e6;
/** A process beyond any of these limits is replaced, since decoders do not always free their memory. */
const MAX_RESIDENT_BYTES = 160 * 1024 * 1024;
const MAX_PROCESSOR_SECONDS = 30;
const MAX_REQUESTS = 200;

let requests = 0;

/**
 * Runs one task.
 * @param {{ task: keyof TASKS }} request with the task's own parameters
 * @returns {Promise<object>} a WorkerAnswer of app/image-processing
 */
export async function handleRequest(request) {
  const before = processorSeconds();
  requests += 1;
  const outcome = await outcomeOf(request);
  const after = processorSeconds();
  const isWorn =
    requests >= MAX_REQUESTS ||
    after > MAX_PROCESSOR_SECONDS ||
    process.memoryUsage.rss() > MAX_RESIDENT_BYTES;
  return { ...outcome, seconds: after - before, isWorn };
}

async function outcomeOf(request) {
  try {
    return { status: "done", result: await TASKS[request.task](request) };
  } catch (error) {
    if (error instanceof HeavyImage) return { status: "heavy" };
    if (error instanceof WorkerFailure) return { status: "failed", message: error.message };
    const reason = error instanceof Rejection ? error.reason : { code: "unreadable" };
    return { status: "rejected", reason };
  }
}

function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}
