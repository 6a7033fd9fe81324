import type { Row } from "../../database/schema";
import { operationQueue } from "../../jobs/operation-queue";

/** An operation that this process carries out until its lease expires. */
export type ClaimedOperation = Row<"payment_operation">;

/** Operations of one payment take turns. */
export const paymentQueue = operationQueue("payment_operation", "payment_reference");
