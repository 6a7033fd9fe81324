import type { Row } from "../../database/schema";
import type { OperationResult, ProviderRecord } from "../payment-provider";

/** The result of an operation in the records of its service; null when it has none. */
export function recordedResult(
  { idempotency_key, kind, payment_reference, reference }: Row<"payment_operation">,
  recorded: ProviderRecord,
): OperationResult | null {
  if (kind === "refund") return recorded.refunds.find(({ key }) => key === idempotency_key) ?? null;
  const isDone = recorded.state === (kind === "capture" ? "captured" : "voided");
  return isDone ? { state: "settled", reference: reference ?? payment_reference } : null;
}
