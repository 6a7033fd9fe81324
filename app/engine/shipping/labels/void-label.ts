import type { Connection, Row } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import { LEASE_MILLISECONDS } from "../../jobs/with-lease";
import { progressOf } from "../../orders/order-progress";
import { after } from "../../shared/after";
import { requireLabel } from "./find-label";

/**
 * Records that a label of a locked order is taken back, which `attemptLabel` does outside of the transaction. Repeating
 * it has no effect.
 * @returns the label to void; undefined when it is not a bought one
 * @throws GraphQLError of category input when the label is invalid, or a package was shipped with it
 */
export async function claimVoid(
  transaction: Connection,
  order: Row<"sales_order">,
  labelId: string,
): Promise<Row<"shipping_label"> | undefined> {
  const label = await requireLabel(transaction, order, labelId);
  if (label.state !== "bought") return undefined;
  const { shipments } = await progressOf(transaction, order);
  const shipment = shipments.find(({ tracking_number }) => tracking_number === label.tracking_number);
  if (shipment) throw inputError(`Package ${shipment.number} was shipped with this label.`);
  return transaction
    .updateTable("shipping_label")
    .set({ state: "voiding", attempts: 1, problem: null, due_at: after(new Date(), LEASE_MILLISECONDS) })
    .where("id", "=", label.id)
    .returningAll()
    .executeTakeFirst();
}
