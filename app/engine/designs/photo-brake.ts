import { RateLimiterMemory } from "rate-limiter-flexible";
import type { EngineContext } from "../graphql/context";

/**
 * Anybody may send photos, so this keeps one visitor from filling the shop's disk; what is kept counts, in megabytes,
 * and a small photo as one. Each process counts for itself.
 */

const HOUR_SECONDS = 60 * 60;
/** Some four hundred large photos, or a few books. */
const MEGABYTES_OF_A_VISITOR = 4000;
const MEGABYTE = 1024 * 1024;

const visitors = new RateLimiterMemory({ points: MEGABYTES_OF_A_VISITOR, duration: HOUR_SECONDS });

type Visitor = Pick<EngineContext, "visitor">;

/** Whether the visitor may send one more photo now. */
export async function maySendPhoto({ visitor }: Visitor): Promise<boolean> {
  const spent = visitor === null ? null : await visitors.get(visitor);
  return !spent || spent.consumedPoints < MEGABYTES_OF_A_VISITOR;
}

/** Counts a photo of so many bytes that was kept for the visitor. */
export async function countPhoto({ visitor }: Visitor, bytes: number): Promise<void> {
  if (visitor !== null) await visitors.penalty(visitor, Math.ceil(bytes / MEGABYTE));
}
