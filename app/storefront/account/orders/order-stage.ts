import { longDate } from "../dates";

const ended = ["cancelled", "refunded"];
const waiting = ["pending_payment", "on_hold"];

/** Whether an order is under way, is waiting for something, or has ended. Unknown statuses count as under way. */
export function orderStage(statusCode: string | null): "under-way" | "waiting" | "ended" {
  if (statusCode !== null && ended.includes(statusCode)) return "ended";
  return statusCode !== null && waiting.includes(statusCode) ? "waiting" : "under-way";
}

/**
 * The formatted day an order should arrive; null when it is unknown, nothing will arrive, or the order is waiting,
 * such as for its payment.
 * @param day yyyy-mm-dd
 */
export function arrivalText(statusCode: string | null, day: string | null | undefined): string | null {
  const isComing = orderStage(statusCode) === "under-way" && statusCode !== "delivered";
  return day && isComing ? longDate(day) : null;
}
