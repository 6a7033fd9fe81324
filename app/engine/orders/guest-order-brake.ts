import { RateLimiterMemory } from "rate-limiter-flexible";
import type { EngineContext } from "../graphql/context";

/**
 * An order that needs no payment first writes to whatever address a guest has typed. This keeps one visitor from
 * flooding strangers' mailboxes with confirmations; visitors are told apart by the proxy before the shop. Each process
 * counts for itself.
 */

const HOUR_SECONDS = 60 * 60;
const ORDERS_BY_A_VISITOR = 30;

const visitors = new RateLimiterMemory({ points: ORDERS_BY_A_VISITOR, duration: HOUR_SECONDS });

export const TOO_MANY_ORDERS =
  "That were many orders in a short time. Please try again in an hour, sign in, or pay by card.";

/** Counts an order of a guest that is confirmed at once; false when the visitor has had enough of them. */
export async function mayConfirm({ network }: Pick<EngineContext, "network">): Promise<boolean> {
  if (network === null) return true;
  const { consumedPoints } = await visitors.penalty(network);
  return consumedPoints <= ORDERS_BY_A_VISITOR;
}
