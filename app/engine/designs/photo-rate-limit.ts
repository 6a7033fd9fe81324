import type { EngineContext } from "../graphql/context";
import { databaseLimiter } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";

/**
 * Limits storage and processing per visitor, since anybody may upload photos: each stored megabyte counts (at least one
 * per photo), and so does the processor time of each image.
 */

const MEGABYTE = 1024 * 1024;
/** Cost of a second of processor time, and of a rejected image in addition to its time, in megabytes. */
const MEGABYTES_A_SECOND = 5;
const MEGABYTES_A_REJECTION = 10;

type Sender = Pick<EngineContext, "db" | "visitor">;

/** True if the visitor may upload another photo now. */
export async function maySendPhoto({ db, visitor }: Sender): Promise<boolean> {
  const spent = visitor === null ? null : await megabytes(db).get(sha256(visitor));
  return !spent || spent.consumedPoints < rateLimits.photos.points;
}

/** Counts a stored photo by its bytes and seconds of processing. */
export async function countPhoto(sender: Sender, bytes: number, seconds = 0): Promise<void> {
  await count(sender, bytes / MEGABYTE + seconds * MEGABYTES_A_SECOND);
}

export async function countRejectedImage(sender: Sender, seconds: number): Promise<void> {
  await count(sender, MEGABYTES_A_REJECTION + seconds * MEGABYTES_A_SECOND);
}

/** Counts parts of a design that were measured for its warnings, each as a fifth of a second of processing. */
export async function countMeasured(sender: Sender, parts: number): Promise<void> {
  if (parts > 0) await count(sender, parts);
}

async function count({ db, visitor }: Sender, points: number): Promise<void> {
  if (visitor !== null) await megabytes(db).penalty(sha256(visitor), Math.ceil(points));
}

function megabytes(db: EngineContext["db"]) {
  return databaseLimiter(db, rateLimits.photos);
}
