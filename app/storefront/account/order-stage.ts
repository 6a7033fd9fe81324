const ended = ["cancelled", "refunded"];
const waiting = ["pending_payment", "on_hold"];

/** Whether an order goes its way, waits for something, or has ended; unknown statuses go their way. */
export function orderStage(statusCode: string | null): "under-way" | "waiting" | "ended" {
  if (statusCode !== null && ended.includes(statusCode)) return "ended";
  return statusCode !== null && waiting.includes(statusCode) ? "waiting" : "under-way";
}
