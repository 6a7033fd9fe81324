import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { queuePrints } from "../print/print-tasks";
import { findProof } from "./answer-proof";
import { startRound, takeProofStep } from "./proof-rounds";

/**
 * Responds to a change request of a locked order: a new round of the proof with the staff's message and the current
 * design.
 * @returns the name of the product
 * @throws GraphQLError of category input when the line has no proof, or one that awaits no response
 */
export async function sendProofAgain(
  db: Connection,
  order: Row<"sales_order">,
  { itemId, message }: { itemId: string; message: string },
): Promise<string> {
  const existing = await findProof(db, order.id, itemId);
  if (!existing) throw inputError("This item has no proof.");
  const { item, proof } = existing;
  await takeProofStep(db, proof, { to: "replaced", order, by: "shop", now: new Date() });
  await startRound(db, item, { round: proof.round + 1, words: message });
  await queuePrints(db, order.id, { itemId: item.id });
  return item.name;
}
