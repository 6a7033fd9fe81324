import type { Connection, Row } from "../database/schema";
import type { LineToPrint, PrintState } from "../graphql/resolvers.generated";
import { proofResponse } from "../proofs/proof-answer";
import { latestProofs } from "../proofs/proof-rounds";
import { refundedLines } from "../refunds/refunded-lines";
import { fulfillmentFilePath } from "./print-file-names";
import { isNotMade } from "./print-tasks";
import { releasedItems } from "./released-items";

/** Print files of an order, as the contract shows them to the staff. @param token of the order's fulfillment page */
export async function linePrints(
  db: Connection,
  token: string,
  order: Row<"sales_order">,
): Promise<LineToPrint[]> {
  const [tasks, released, refunded, proofs] = await Promise.all([
    db
      .selectFrom("print_task")
      .selectAll()
      .where("order_id", "=", order.id)
      .orderBy("order_item_id")
      .execute(),
    releasedItems(db, order.id),
    refundedLines(db, order.id),
    latestProofs(db, order.id),
  ]);
  if (tasks.length === 0) return [];
  const hasEnded = isNotMade(order);
  const files = await db
    .selectFrom("print_file")
    .selectAll()
    .where("order_item_id", "in", hasEnded ? [-1] : [...released, -1])
    .orderBy("position")
    .execute();
  return tasks.map(({ order_item_id, problem, state }) => {
    const proof = proofs.get(order_item_id);
    const isReleased = released.has(order_item_id);
    const isEnded = hasEnded || refunded.has(order_item_id);
    return {
      order_item_id: String(order_item_id),
      state: isEnded ? "ENDED" : shownState(state, isReleased),
      problem: isEnded ? null : problem,
      files: files
        .filter((file) => file.order_item_id === order_item_id && state === "done")
        .map((file) => ({
          title: file.title,
          bytes: file.bytes,
          sha256: file.sha256,
          production: file.production,
          url: fulfillmentFilePath(token, file),
        })),
      proof: proof ? proofResponse(proof, order) : null,
    };
  });
}

function shownState(state: Row<"print_task">["state"], isReleased: boolean): PrintState {
  if (state === "stuck") return "STUCK";
  if (state === "waiting") return "WAITING";
  return isReleased ? "READY" : "PROOF";
}
