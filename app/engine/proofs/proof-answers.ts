import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import type { ProofAnswer } from "../graphql/resolvers.generated";

/** Until production begins a design can be changed. */
const CHANGEABLE = ["pending_payment", "processing", "on_hold"];

export const VERDICTS = { APPROVED: "approved", CHANGE: "change" } as const;

/** Order item id → what the shopper said of its design last. */
export type ProofAnswers = ReadonlyMap<number, ProofAnswer>;

/** Whether the designs of the order can still be changed. */
export function canAnswer(order: Pick<Row<"sales_order">, "status">): boolean {
  return CHANGEABLE.includes(order.status);
}

/** What was said of the designs of an order so far. */
export async function readAnswers(db: Kysely<Database>, orderId: number): Promise<ProofAnswers> {
  const rows = await db.selectFrom("proof_answer").selectAll().where("order_id", "=", orderId).execute();
  return new Map(
    rows.map(({ order_item_id, verdict, wish, created_at }) => [
      order_item_id,
      { verdict: verdict === VERDICTS.APPROVED ? "APPROVED" : "CHANGE", wish, created_at },
    ]),
  );
}
