import type { AdminContext } from "../admin-api/admin-context";
import { changeOnce } from "../audit/change-once";
import { lockRows } from "../database/dialect";
import { inputError } from "../graphql/errors";
import { rowId } from "../shared/row-id";

/**
 * Queues a delivery that has ended once more, with the attempts of a new one, and records it in the audit log. The
 * message keeps its id, by which its receiver recognizes repetitions. A form that is sent twice acts once.
 * @param input id of the delivery, and the form's key
 * @throws GraphQLError of category input when there is no such delivery in the person's stores, it is still waiting, or
 * its webhook was deactivated
 */
export async function sendWebhookAgain(
  context: AdminContext,
  { id, key }: { id: string; key: string },
): Promise<void> {
  await changeOnce(context, key, {
    async lock(transaction, { storeCodes }) {
      const query = transaction
        .selectFrom("webhook_delivery")
        .select(["id", "webhook_id", "store_code", "state"])
        .where("id", "=", rowId(id))
        .where("store_code", "in", storeCodes);
      const delivery = await lockRows(transaction, query).executeTakeFirst();
      if (!delivery) throw inputError("There's no such message. Please reload the page and try again.");
      return delivery;
    },
    async change(delivery, { transaction }) {
      if (delivery.state === "waiting") throw inputError("This message is still waiting to be sent.");
      const webhook = await transaction
        .selectFrom("webhook")
        .select("id")
        .where("id", "=", delivery.webhook_id)
        .where("deactivated_at", "is", null)
        .executeTakeFirst();
      if (!webhook) throw inputError("This webhook was deactivated. Nothing more is sent to it.");
      await transaction
        .updateTable("webhook_delivery")
        .set({
          state: "waiting",
          attempts: 0,
          due_at: new Date().toISOString(),
          problem: null,
          finished_at: null,
        })
        .where("id", "=", delivery.id)
        .execute();
      return {
        action: "webhook.resend",
        subject: { type: "webhook", id: String(delivery.webhook_id) },
        storeCode: delivery.store_code,
        changedFields: ["deliveries"],
      };
    },
  });
}
