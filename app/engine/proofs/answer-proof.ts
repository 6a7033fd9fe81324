import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { userErrors } from "../graphql/errors";
import type { AnswerProofInput, UserError } from "../graphql/resolvers.generated";
import { lockOrder } from "../orders/order-step";
import { respondsTooOften } from "./answer-rate-limit";
import { approveProof } from "./approve-proof";
import { openByToken } from "./artwork-access";
import { queueAnswerEmail } from "./proof-emails";
import { latestProofs, takeProofStep } from "./proof-rounds";
import { proofRejection } from "./proof-states";

const MAX_WISH_LENGTH = 2000;
const REQUIRED = "This is a required field.";
/** Message for visitors who may only view the artwork. */
export const LINK_NEEDED =
  "To respond to a proof, please open the link in our email or sign in to your account.";
const NEWER = "There's a newer proof of this design. Please review that one.";

/**
 * Stores the buyer's answer to the proof of one design, and notifies the store. @returns the problem; empty on success
 */
export async function answerProof(context: EngineContext, input: AnswerProofInput): Promise<UserError[]> {
  const wish = input.wish?.trim() ?? "";
  if (input.verdict === "CHANGE" && wish === "") return userErrors("REQUIRED", REQUIRED, "wish");
  if (wish.length > MAX_WISH_LENGTH) {
    return userErrors("TOO_LONG", `Please keep it within ${MAX_WISH_LENGTH} characters.`, "wish");
  }
  const access = await openByToken(context, input.token);
  if (!access) return userErrors("ORDER_NOT_FOUND", "We couldn't find that order.");
  if (!access.mayAnswer) return userErrors("NOT_ALLOWED", LINK_NEEDED);
  const { order } = access;
  if (await respondsTooOften(context, order.id)) {
    return userErrors("TOO_MANY", "Please try again tomorrow, or contact us.");
  }
  const problems = await context.db
    .transaction()
    .execute((db) => saveAnswer(db, context, order.id, { ...input, wish }));
  if (problems.length === 0) context.wakeMail();
  return problems;
}

/** An order line with the latest round of its proof; null when the order has no such line, or the line no proof. */
export async function findProof(
  db: Connection,
  orderId: number,
  itemId: string,
): Promise<{ item: Row<"sales_order_item">; proof: Row<"proof"> } | null> {
  const proof = /^\d{1,9}$/.test(itemId) ? (await latestProofs(db, orderId)).get(Number(itemId)) : undefined;
  if (!proof) return null;
  const item = await db
    .selectFrom("sales_order_item")
    .selectAll()
    .where("id", "=", proof.order_item_id)
    .executeTakeFirstOrThrow();
  return { item, proof };
}

async function saveAnswer(
  db: Connection,
  { settings }: EngineContext,
  orderId: number,
  { item_id, round, verdict, wish }: AnswerProofInput & { wish: string },
): Promise<UserError[]> {
  const order = await lockOrder(db, orderId);
  const found = order && (await findProof(db, order.id, item_id));
  if (!order || !found) return userErrors("ITEM_NOT_FOUND", "We couldn't find that proof.");
  const { item, proof } = found;
  if (proof.round !== round) return userErrors("NEWER_PROOF", NEWER);
  const now = new Date();
  const to = verdict === "APPROVED" ? "approved" : "changes";
  const rejection = proofRejection(proof.state, to, { order, proof, by: "buyer", wish, now });
  if (rejection) return userErrors("NOT_NOW", rejection);
  if (to === "approved") {
    await approveProof(db, order, proof, { by: "buyer", now });
    await queueAnswerEmail(db, settings, order, {
      ...item,
      title: "Approved",
      words: ["The buyer approved the design."],
    });
    return [];
  }
  const answer = { wish, answered_at: now.toISOString(), answered_by: "buyer" };
  await takeProofStep(db, proof, { to, order, by: "buyer", wish, now }, answer);
  await queueAnswerEmail(db, settings, order, {
    ...item,
    title: "Change requested",
    words: ["The buyer asked for a change:", wish],
  });
  return [];
}
