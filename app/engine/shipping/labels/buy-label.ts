import type { Row } from "../../database/schema";
import { changeFulfillment } from "../../fulfillment/fulfillment-order";
import type { EngineContext } from "../../graphql/context";
import { inputError } from "../../graphql/errors";
import type { BuyLabelInput } from "../../graphql/resolvers.generated";
import { LEASE_MILLISECONDS } from "../../jobs/with-lease";
import { after } from "../../shared/after";
import { shippingProblem } from "../../shipments/ship-order";
import { attemptLabel } from "./attempt-label";
import { readRates, requireLabel } from "./find-label";

/**
 * Buys the label of a quoted parcel: what is bought is recorded before, so that a job completes it after an
 * interruption. Repeating it has no effect.
 * @throws GraphQLError when the token, the label or the rate is invalid
 */
export async function buyLabel(
  context: EngineContext,
  { label_id, rate_id, token }: BuyLabelInput,
): Promise<Row<"sales_order">> {
  let claimed: Row<"shipping_label"> | undefined;
  const order = await changeFulfillment(context, token, async (transaction, order) => {
    const label = await requireLabel(transaction, order, label_id);
    if (label.state !== "quoted") return;
    const problem = shippingProblem(order);
    if (problem) throw inputError(problem);
    const rate = readRates(label).find(({ id }) => id === rate_id);
    if (!rate) throw inputError("Please choose a rate.", "rate");
    claimed = await transaction
      .updateTable("shipping_label")
      .set({
        state: "buying",
        rate_id: rate.id,
        carrier: rate.carrier,
        service: rate.service,
        cents: rate.cents,
        attempts: 1,
        problem: null,
        due_at: after(new Date(), LEASE_MILLISECONDS),
      })
      .where("id", "=", label.id)
      .returningAll()
      .executeTakeFirst();
  });
  if (claimed) await attemptLabel(context, claimed);
  return order;
}
