import type { EngineContext } from "../graphql/context";
import { databaseLimiter } from "../shared/database-limiter";
import { sha256 } from "../shared/secrets";

/**
 * Anybody may send photos, so this keeps one visitor from filling the shop's store of files; what is kept counts, in
 * megabytes, and a small photo as one.
 */

const HOUR_SECONDS = 60 * 60;
/** Some four hundred large photos, or a few books. */
const MEGABYTES_OF_A_VISITOR = 4000;
const MEGABYTE = 1024 * 1024;

type Sender = Pick<EngineContext, "db" | "visitor">;

/** Whether the visitor may send one more photo now. */
export async function maySendPhoto({ db, visitor }: Sender): Promise<boolean> {
  const spent = visitor === null ? null : await megabytes(db).get(sha256(visitor));
  return !spent || spent.consumedPoints < MEGABYTES_OF_A_VISITOR;
}

/** Counts a photo of so many bytes that was kept for the visitor. */
export async function countPhoto({ db, visitor }: Sender, bytes: number): Promise<void> {
  if (visitor !== null) await megabytes(db).penalty(sha256(visitor), Math.ceil(bytes / MEGABYTE));
}

function megabytes(db: EngineContext["db"]) {
  return databaseLimiter(db, { name: "photos", points: MEGABYTES_OF_A_VISITOR, seconds: HOUR_SECONDS });
}
