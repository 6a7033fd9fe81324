import type { Transaction } from "../database/schema";

/** Takes the time off a person's scheduled drafts, so that somebody else looks at them before they are published. */
export async function unscheduleDraftsOf(transaction: Transaction, userId: number): Promise<void> {
  await transaction
    .updateTable("product_draft")
    .set({ publish_at: null })
    .where("admin_user_id", "=", userId)
    .where("publish_at", "is not", null)
    .execute();
}
