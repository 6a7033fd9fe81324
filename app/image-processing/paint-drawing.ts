import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fairQueue, type Turn } from "./fair-queue";
import type { ImageKind, PaintingOutput } from "./image-tasks";
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

interface Painting {
  outputs: readonly PaintingOutput[];
  isRequested: boolean;
}

/**
 * Paints one of the store's own drawings in a child process that only gets the processor time that nobody else wants,
 * one at a time. Paintings that somebody has requested and those made in advance take turns.
 * @param folder an existing folder for the outputs
 * @returns the colors of its preview: three hexadecimal digits each for the top, the center and the bottom
 * @throws TooManyImages when too many requested ones wait; Error when it cannot be painted
 */
export async function paintDrawing(svg: string, folder: string, painting: Painting): Promise<string> {
  return inTurn(async () => {
    const input = join(folder, "drawing.svg");
    await writeFile(input, svg);
    return paint({ path: input, kind: "svg" }, folder, painting);
  }, turnOf(painting));
}

/** The same for a photograph, which is not enlarged. @param photograph a file of a brand */
export async function paintPhotograph(
  photograph: { path: string; kind: ImageKind },
  folder: string,
  painting: Painting,
): Promise<string> {
  return inTurn(() => paint(photograph, folder, painting), turnOf(painting));
}

function turnOf({ isRequested }: Painting): Turn {
  return { visitor: isRequested ? REQUESTED : null, isHeavy: false };
}

async function paint(
  { path, kind }: { path: string; kind: ImageKind },
  folder: string,
  { outputs }: Painting,
): Promise<string> {
  clearTimeout(timer);
  const worker = idle && !idle.hasEnded ? idle : startImageWorker({ isPatient: true });
  idle = undefined;
  const response = await worker.run(
    { task: "paint", kind, input: path, folder, mayBeHeavy: true, outputs },
    MAX_MILLISECONDS,
  );
  if (response.isWorn) worker.end();
  else keepIdle(worker);
  if (response.status !== "done" || !("preview" in response.result)) {
    throw new Error(`A picture could not be painted: ${response.status}`);
  }
  return response.result.preview;
}

/** A process without work ends after a while, which frees its memory. */
function keepIdle(worker: ImageWorker): void {
  idle = worker;
  timer = setTimeout(() => worker.end(), IDLE_MILLISECONDS);
  timer.unref();
}
