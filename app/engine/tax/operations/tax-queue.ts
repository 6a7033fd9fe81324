import { operationQueue } from "../../jobs/operation-queue";

/** Operations of one order take turns. */
export const taxQueue = operationQueue("tax_operation", "order_id");
