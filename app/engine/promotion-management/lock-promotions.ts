import { lockInvalidations } from "../cache-invalidation/invalidate-cache";
import { lockStart } from "../database/dialect";
import type { Transaction } from "../database/schema";

/**
 * Locks the price codes and offers of all stores, also those that do not exist yet: changes run one after the other, and
 * none while a process that starts applies the brand's folder.
 */
export async function lockPromotions(transaction: Transaction): Promise<void> {
  await lockStart(transaction);
  await lockInvalidations(transaction);
}
