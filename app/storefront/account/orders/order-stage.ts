import { longDate } from "../dates";

const ended = ["cancelled", "refunded"];
const waiting = ["pending_payment", "on_hold"];

/** Whether an order goes its way, waits for something, or has ended; unknown statuses go their way. */
export function orderStage(statusCode: string | null): "under-way" | "waiting" | "ended" {
  if (statusCode !== null && ended.includes(statusCode)) return "ended";
  return statusCode !== null && waiting.includes(statusCode) ? "waiting" : "under-way";
}

/**
 * The day an order should arrive, in words; null when that is not known, nothing will arrive, or the order still
 * waits for something such as its payment.
 * @param day yyyy-mm-dd
 */
export function arrivalText(statusCode: string | null, day: string | null | undefined): string | null {
  const isComing = orderStage(statusCode) === "under-way" && statusCode !== "delivered";
  return day && isComing ? longDate(day) : null;
}
