import type { EngineContext } from "../graphql/context";
import { databaseLimiter } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";

/**
 * Anybody may send photos, so this limits how much of the shop's store of files and of its processors one visitor can
 * use: each megabyte that is stored counts, a small photo as one, and so does the processor time of each image.
 */

const MEGABYTE = 1024 * 1024;
/** What a second of processor time counts, in megabytes, and an image that was rejected beyond its time. */
const MEGABYTES_A_SECOND = 5;
const MEGABYTES_A_REJECTION = 10;

type Sender = Pick<EngineContext, "db" | "visitor">;

/** Whether the visitor may send one more photo now. */
export async function maySendPhoto({ db, visitor }: Sender): Promise<boolean> {
  const spent = visitor === null ? null : await megabytes(db).get(sha256(visitor));
  return !spent || spent.consumedPoints < rateLimits.photos.points;
}

/** Counts a photo of so many bytes that was kept for the visitor, after so many seconds of work. */
export async function countPhoto(sender: Sender, bytes: number, seconds = 0): Promise<void> {
  await count(sender, bytes / MEGABYTE + seconds * MEGABYTES_A_SECOND);
}

/** Counts an image of the visitor's that was rejected after so many seconds of work. */
export async function countRejectedImage(sender: Sender, seconds: number): Promise<void> {
  await count(sender, MEGABYTES_A_REJECTION + seconds * MEGABYTES_A_SECOND);
}

async function count({ db, visitor }: Sender, points: number): Promise<void> {
  if (visitor !== null) await megabytes(db).penalty(sha256(visitor), Math.ceil(points));
}

function megabytes(db: EngineContext["db"]) {
  return databaseLimiter(db, rateLimits.photos);
}
