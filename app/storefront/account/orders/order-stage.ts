import { longDate } from "../dates";

const ended = ["cancelled", "refunded"];
const waiting = ["pending_payment", "on_hold"];

/** Returns whether an order is in progress, waiting or ended; unknown statuses count as in progress. */
export function orderStage(statusCode: string | null): "under-way" | "waiting" | "ended" {
  if (statusCode !== null && ended.includes(statusCode)) return "ended";
  return statusCode !== null && waiting.includes(statusCode) ? "waiting" : "under-way";
}

/**
 * Formats the expected arrival of an order; null when it is unknown, nothing will arrive, or the order is waiting, for
 * example for its payment.
 * @param day yyyy-mm-dd
 */
export function arrivalText(statusCode: string | null, day: string | null | undefined): string | null {
  const isComing = orderStage(statusCode) === "under-way" && statusCode !== "delivered";
  return day && isComing ? longDate(day) : null;
}
