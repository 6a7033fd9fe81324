import type { Row } from "../../database/schema";
import { changeFulfillment } from "../../fulfillment/fulfillment-order";
import type { EngineContext } from "../../graphql/context";
import { inputError } from "../../graphql/errors";
import { LEASE_MILLISECONDS } from "../../jobs/with-lease";
import { progressOf } from "../../orders/order-progress";
import { after } from "../../shared/after";
import { attemptLabel } from "./attempt-label";
import { requireLabel } from "./find-label";

/**
 * Asks to take back a label that is not used. Repeating it has no effect.
 * @throws GraphQLError when the token or the label is invalid, or a package was shipped with it
 */
export async function voidLabel(
  context: EngineContext,
  token: string,
  labelId: string,
): Promise<Row<"sales_order">> {
  let claimed: Row<"shipping_label"> | undefined;
  const order = await changeFulfillment(context, token, async (transaction, order) => {
    const label = await requireLabel(transaction, order, labelId);
    if (label.state !== "bought") return;
    const { shipments } = await progressOf(transaction, order);
    const shipment = shipments.find(({ tracking_number }) => tracking_number === label.tracking_number);
    if (shipment) throw inputError(`Package ${shipment.number} was shipped with this label.`);
    claimed = await transaction
      .updateTable("shipping_label")
      .set({ state: "voiding", attempts: 1, problem: null, due_at: after(new Date(), LEASE_MILLISECONDS) })
      .where("id", "=", label.id)
      .returningAll()
      .executeTakeFirst();
  });
  if (claimed) await attemptLabel(context, claimed);
  return order;
}
