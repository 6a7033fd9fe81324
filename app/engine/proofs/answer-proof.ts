import type { Kysely } from "kysely";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { lockRows } from "../database/dialect";
import type { Database, Row } from "../database/schema";
import { upsert } from "../database/upsert";
import type { EngineContext } from "../graphql/context";
import type { AnswerProofInput, AnswerProofOutput } from "../graphql/resolvers.generated";
import { queueShopLetter } from "../mail/shop-letter";
import { orderOfToken } from "./artwork-access";
import { canAnswer, VERDICTS } from "./proof-answers";

const LONGEST_WISH = 2000;
const MOST_ANSWERS = 40;
const REQUIRED = "This is a required field.";

/** Each answer is a letter to the shop. */
const answers = new RateLimiterMemory({ points: MOST_ANSWERS, duration: 24 * 60 * 60 });

/** Keeps what the shopper says of one design of an order, and tells the shop. */
export async function answerProof(
  context: EngineContext,
  input: AnswerProofInput,
): Promise<AnswerProofOutput> {
  const wish = input.wish?.trim() ?? "";
  if (input.verdict === "CHANGE" && wish === "") return refused("REQUIRED", REQUIRED, "wish");
  if (wish.length > LONGEST_WISH) {
    return refused("TOO_LONG", `Please keep it within ${LONGEST_WISH} characters.`, "wish");
  }
  const order = await orderOfToken(context, input.token);
  if (!order) return refused("ORDER_NOT_FOUND", "We could not find that order.");
  const { consumedPoints } = await answers.penalty(String(order.id));
  if (consumedPoints > MOST_ANSWERS) return refused("TOO_MANY", "Please try again tomorrow, or write to us.");

  const problem = await context.db
    .transaction()
    .execute((db) => keepAnswer(db, context, order.id, { ...input, wish }));
  if (problem) return problem;
  context.wakeMail();
  return { user_errors: [] };
}

/** Null when it is kept. */
async function keepAnswer(
  db: Kysely<Database>,
  { settings }: EngineContext,
  orderId: number,
  { item_id, verdict, wish }: AnswerProofInput & { wish: string },
): Promise<AnswerProofOutput | null> {
  const order = await lockRows(
    db,
    db.selectFrom("sales_order").selectAll().where("id", "=", orderId),
  ).executeTakeFirstOrThrow();
  if (!canAnswer(order)) {
    return refused("IN_PRODUCTION", "We have begun to make this order, so its designs can no longer change.");
  }
  const item = await findItem(db, order.id, item_id);
  if (!item) return refused("ITEM_NOT_FOUND", "We could not find that design.");
  const said = { order_item_id: item.id, order_id: order.id, verdict: VERDICTS[verdict], wish };
  await upsert(db, "proof_answer", ["order_item_id"], [{ ...said, created_at: new Date().toISOString() }]);
  await queueShopLetter(db, settings, {
    storeCode: order.store_code,
    subject: `${verdict === "APPROVED" ? "Approved" : "To be changed"}: ${item.name}, order ${order.number}`,
    lines: [
      `Order ${order.number}: ${item.quantity} × ${item.name}`,
      verdict === "APPROVED" ? "The design is approved." : "The shopper asks for a change:",
      ...(wish ? [wish] : []),
    ],
    replyTo: order.email,
  });
  return null;
}

async function findItem(
  db: Kysely<Database>,
  orderId: number,
  itemId: string,
): Promise<Row<"sales_order_item"> | undefined> {
  if (!/^\d{1,9}$/.test(itemId)) return undefined;
  return db
    .selectFrom("sales_order_item")
    .selectAll()
    .where("id", "=", Number(itemId))
    .where("order_id", "=", orderId)
    .where("design_id", "is not", null)
    .executeTakeFirst();
}

function refused(code: string, message: string, field: string | null = null): AnswerProofOutput {
  return { user_errors: [{ code, message, field }] };
}
