import type { Connection, Row } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import { LEASE_MILLISECONDS } from "../../jobs/with-lease";
import { after } from "../../shared/after";
import { shippingProblem } from "../../shipments/ship-order";
import { readRates, requireLabel } from "./find-label";

/**
 * Records that the label of a quoted parcel of a locked order is bought, so that a job completes it after an
 * interruption. Repeating it has no effect. `attemptLabel` buys it, outside of the transaction.
 * @returns the label to buy; undefined when it is not for sale any more
 * @throws GraphQLError of category input when the label or the rate is invalid, or nothing can be shipped
 */
export async function claimPurchase(
  transaction: Connection,
  order: Row<"sales_order">,
  { labelId, rateId }: { labelId: string; rateId: string },
): Promise<Row<"shipping_label"> | undefined> {
  const label = await requireLabel(transaction, order, labelId);
  if (label.state !== "quoted") return undefined;
  const problem = shippingProblem(order);
  if (problem) throw inputError(problem);
  const rate = readRates(label).find(({ id }) => id === rateId);
  if (!rate) throw inputError("Please choose a rate.", "rate");
  return transaction
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
}
