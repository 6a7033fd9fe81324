import { countRows } from "../database/count-rows";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { OPEN_STATES, type ProofCircumstances, type ProofState, proofRejection } from "./proof-states";

type Proof = Row<"proof">;
type Order = Row<"sales_order">;
type Changes = Partial<
  Pick<Proof, "sent_at" | "due_at" | "reminded_at" | "answered_at" | "answered_by" | "wish">
>;

/** Order item id → the latest round of its proof; lines without one are omitted. */
export async function latestProofs(db: Connection, orderId: number): Promise<Map<number, Proof>> {
  const rounds = await db
    .selectFrom("proof")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("round")
    .execute();
  return new Map(rounds.map((proof) => [proof.order_item_id, proof]));
}

/** Starts a round for a line of a locked order; the proof is sent once its files exist. */
export async function startRound(
  db: Connection,
  { id, order_id, design_revision }: Pick<Row<"sales_order_item">, "id" | "order_id" | "design_revision">,
  { round, words = "" }: { round: number; words?: string },
): Promise<void> {
  if (design_revision === null) return;
  await db
    .insertInto("proof")
    .values({
      order_id,
      order_item_id: id,
      round,
      revision: design_revision,
      state: "making" satisfies ProofState,
      shop_message: words,
      created_at: new Date().toISOString(),
    })
    .execute();
  await countOpenProofs(db, order_id);
}

/**
 * Changes the state of a locked order's proof, and recounts the proofs that block production.
 * @throws GraphQLError when the transition is not allowed
 */
export async function takeProofStep(
  db: Connection,
  proof: Proof,
  { to, ...circumstances }: { to: ProofState } & Omit<ProofCircumstances, "proof">,
  changes: Changes = {},
): Promise<void> {
  const rejection = proofRejection(proof.state, to, { ...circumstances, proof });
  if (rejection) throw inputError(rejection);
  await db
    .updateTable("proof")
    .set({ ...changes, state: to })
    .where("id", "=", proof.id)
    .execute();
  await countOpenProofs(db, proof.order_id);
}

/** Ends the open proofs of an order that will not be made. @param itemIds of these lines alone */
export async function closeProofs(
  db: Connection,
  { id }: Pick<Order, "id">,
  itemIds?: number[],
): Promise<void> {
  let open = db
    .updateTable("proof")
    .set({ state: "ended" satisfies ProofState })
    .where("order_id", "=", id)
    .where("state", "in", OPEN_STATES);
  if (itemIds) open = open.where("order_item_id", "in", [...itemIds, -1]);
  await open.execute();
  await countOpenProofs(db, id);
}

async function countOpenProofs(db: Connection, orderId: number): Promise<void> {
  const open_proofs = await countRows(
    db.selectFrom("proof").where("order_id", "=", orderId).where("state", "in", OPEN_STATES),
  );
  await db.updateTable("sales_order").set({ open_proofs }).where("id", "=", orderId).execute();
}
