import type { Row } from "../../database/schema";
import { inputError } from "../../graphql/errors";
import type { JobContext } from "../../jobs/job";
import { logger } from "../../shared/logger";
import type { PostalAddress } from "../../shared/postal-address";
import { shippingProblem } from "../../shipments/ship-order";
import { readShippingTable } from "../shipping-table";
import { openShippingProvider } from "./open-shipping-provider";
import { ShippingRejected } from "./shipping-provider";

const MAX_GRAMS = 70_000;
const KEY = /^[\w-]{8,64}$/;

type LabelContext = Pick<JobContext, "db" | "settings">;

/** A package as typed, not validated. */
interface TypedPackage {
  /** Made for the form. */
  key: string;
  /** Code of a box. */
  box: string;
  /** With the box. */
  grams: number;
}

/**
 * Registers a parcel of an order with the label service, for its rates. The same form, sent twice, registers one.
 * @throws GraphQLError of category input when the parcel is invalid, or the service has no rates for it
 */
export async function quoteLabel(
  context: LabelContext,
  order: Row<"sales_order">,
  input: TypedPackage,
): Promise<void> {
  const provider = openShippingProvider(context.settings);
  if (!provider) throw inputError("This store has no service for labels.");
  const problem = shippingProblem(order);
  if (problem) throw inputError(problem);
  if (!KEY.test(input.key)) throw inputError("Please reload the page and try again.", "key");
  const { grams } = input;
  if (grams < 1 || grams > MAX_GRAMS) throw inputError(`Please enter 1 to ${MAX_GRAMS} grams.`, "grams");
  const { boxes } = await readShippingTable(context.db, order.store_code);
  const box = boxes.find(({ code }) => code === input.box);
  if (!box) throw inputError("Please choose a box.", "box");
  const label = await recordParcel(context, order, { key: input.key, box, grams });
  if (label.state !== "quoting") return;
  const to: PostalAddress = JSON.parse(order.shipping_address ?? "null");
  try {
    const { rates, shipment } = await provider.quote(
      { to, millimeters: box.millimeters, grams },
      label.idempotency_key,
    );
    await context.db
      .updateTable("shipping_label")
      .set({ state: "quoted", rates: JSON.stringify(rates), shipment_reference: shipment, problem: null })
      .where("id", "=", label.id)
      .where("state", "=", "quoting")
      .execute();
  } catch (error) {
    if (error instanceof ShippingRejected) throw inputError(`No rates: ${error.message}`);
    logger.warn({ err: error, label: label.id }, "the rates of a package could not be read");
    throw inputError("The label service didn't answer. Please try again.");
  }
}

interface RecordedParcel {
  key: string;
  box: { code: string; millimeters: number[] };
  grams: number;
}

/** The row of the parcel, which is new unless the form was sent before. */
async function recordParcel(
  { db }: LabelContext,
  { id, number, store_code }: Row<"sales_order">,
  { box, grams, key }: RecordedParcel,
): Promise<Row<"shipping_label">> {
  const idempotency_key = `${number}-${key}`;
  const now = new Date().toISOString();
  await db
    .insertInto("shipping_label")
    .values({
      idempotency_key,
      store_code,
      order_id: id,
      box: box.code,
      millimeters: JSON.stringify(box.millimeters),
      grams,
      state: "quoting",
      rates: "[]",
      due_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .execute();
  return db
    .selectFrom("shipping_label")
    .selectAll()
    .where("idempotency_key", "=", idempotency_key)
    .executeTakeFirstOrThrow();
}
