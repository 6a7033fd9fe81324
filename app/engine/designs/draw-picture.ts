import { setImmediate } from "node:timers/promises";
import type { EngineContext } from "../graphql/context";
import { BusyError, limitConcurrency } from "../shared/concurrency-limit";
import { databaseLimiter } from "../shared/database-limiter";
import { rejected } from "../shared/json-response";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";

/**
 * Pictures of designs and samples are drawn in this process, and a design with much text takes many megabytes.
 * Therefore one is drawn at a time, other requests are served in between, and each visitor has an hourly limit in
 * megabytes.
 */

const MEGABYTE = 1024 * 1024;
/** Characters. The largest picture with forty photos has about 20 million. */
const MAX_PICTURE = 24_000_000;
const MAX_WAITING = 500;

class TooManyPictures extends Error {}
class PictureTooLarge extends Error {}

type Viewer = Pick<EngineContext, "db" | "visitor">;

const inTurn = limitConcurrency(1, MAX_WAITING);

/**
 * Draws a picture for a visitor.
 * @throws Error that `answerPicture` handles, when the visitor's limit is reached, too many wait, or it is too large
 */
export async function drawPicture(viewer: Viewer, draw: () => string): Promise<string> {
  if (!(await mayDraw(viewer))) throw new TooManyPictures();
  const picture = await inTurn(async () => {
    await setImmediate();
    return draw();
  });
  await count(viewer, picture.length);
  if (picture.length > MAX_PICTURE) throw new PictureTooLarge();
  return picture;
}

/** Runs `answer`, and responds with a message when a picture could not be drawn. */
export async function respondWithPicture(response: () => Promise<Response>): Promise<Response> {
  try {
    return await response();
  } catch (error) {
    if (error instanceof TooManyPictures) {
      return rejected(
        "That's a lot of pictures in a short time. Please try again in an hour.",
        429,
        "too-many",
      );
    }
    if (error instanceof PictureTooLarge) {
      return rejected("This design is too detailed to preview.", 422, "too-large");
    }
    if (!(error instanceof BusyError)) throw error;
    const busy = rejected("We're busy right now. Please try again in a moment.", 503, "busy");
    busy.headers.set("Retry-After", "5");
    return busy;
  }
}

async function mayDraw({ db, visitor }: Viewer): Promise<boolean> {
  const spent = visitor === null ? null : await megabytes(db).get(sha256(visitor));
  return !spent || spent.consumedPoints < rateLimits.pictures.points;
}

/** A picture counts as one megabyte at least. */
async function count({ db, visitor }: Viewer, characters: number): Promise<void> {
  if (visitor !== null) await megabytes(db).penalty(sha256(visitor), Math.ceil(characters / MEGABYTE));
}

function megabytes(db: EngineContext["db"]) {
  return databaseLimiter(db, rateLimits.pictures);
}
