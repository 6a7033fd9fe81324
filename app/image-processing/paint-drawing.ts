import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fairQueue } from "./fair-queue";
import type { PaintingOutput } from "./image-tasks";
import { type ImageWorker, startImageWorker } from "./image-worker";

/** The longest painting takes a few seconds of processor time, which the process may have to wait for. */
const MAX_MILLISECONDS = 120_000;
const IDLE_MILLISECONDS = 20_000;
const MAX_WAITING = 60;
const REQUESTED = "requested";

const inTurn = fairQueue({
  width: 1,
  heavyWidth: 1,
  maxWaitingOfVisitor: MAX_WAITING,
  maxWaiting: MAX_WAITING,
});

let idle: ImageWorker | undefined;
let timer: NodeJS.Timeout | undefined;

/**
 * Paints one of the store's own drawings in a child process that only gets the processor time that nobody else wants,
 * one at a time. Paintings that somebody has requested and those made in advance take turns.
 * @param folder an existing folder for the outputs
 * @returns the colors of its preview: three hexadecimal digits each for the top, the center and the bottom
 * @throws TooManyImages when too many requested ones wait; Error when it cannot be painted
 */
export async function paintDrawing(
  svg: string,
  folder: string,
  { outputs, isRequested }: { outputs: readonly PaintingOutput[]; isRequested: boolean },
): Promise<string> {
  const visitor = isRequested ? REQUESTED : null;
  return inTurn(() => paint(svg, folder, outputs), { visitor, isHeavy: false });
}

async function paint(svg: string, folder: string, outputs: readonly PaintingOutput[]): Promise<string> {
  const input = join(folder, "drawing.svg");
  await writeFile(input, svg);
  clearTimeout(timer);
  const worker = idle && !idle.hasEnded ? idle : startImageWorker({ isPatient: true });
  idle = undefined;
  const response = await worker.run(
    { task: "paint", kind: "svg", input, folder, mayBeHeavy: true, outputs },
    MAX_MILLISECONDS,
  );
  if (response.isWorn) worker.end();
  else keepIdle(worker);
  if (response.status !== "done" || !("preview" in response.result)) {
    throw new Error(`A drawing could not be painted: ${response.status}`);
  }
  return response.result.preview;
}

/** A process without work ends after a while, which frees its memory. */
function keepIdle(worker: ImageWorker): void {
  idle = worker;
  timer = setTimeout(() => worker.end(), IDLE_MILLISECONDS);
  timer.unref();
}
