import { SHOP_EMAIL } from "./emails";
import type { EngineFixture } from "./engine-fixture";
import { type AdminResponse, callAdmin, ownerOf } from "./staff";

/** What staff decide about the words and photos of shoppers. */

let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-of-the-decision-${keys}`;
};

/** Approves or rejects a review. */
export async function decideReview(
  engine: EngineFixture,
  id: string,
  decision: "APPROVED" | "REJECTED",
): Promise<AdminResponse> {
  const mutation =
    "mutation ($ids: [ID!]!, $decision: ReviewDecision!) { moderateReviews(ids: $ids, decision: $decision) { changed } }";
  return callAdmin(engine, mutation, { ids: [id], decision }, (await ownerOf(engine)).token);
}

/** Publishes a question with the answer; rejects it without one. */
export async function replyTo(
  engine: EngineFixture,
  id: string,
  answer: string | null,
): Promise<AdminResponse> {
  const input = { id, key: newKey(), decision: answer === null ? "REJECTED" : "PUBLISHED", answer };
  const mutation = "mutation ($input: ReplyToQuestionInput!) { replyToQuestion(input: $input) }";
  return callAdmin(engine, mutation, { input }, (await ownerOf(engine)).token);
}

/** Publishes a shared photo, takes it down, or records that its customer withdrew it. */
export async function decidePhoto(
  engine: EngineFixture,
  id: string,
  decision: "APPROVED" | "REJECTED" | "WITHDRAWN",
  { token, key = newKey() }: { token?: string; key?: string } = {},
): Promise<AdminResponse> {
  const mutation = "mutation ($input: DecideSharedPhotoInput!) { decideSharedPhoto(input: $input) }";
  const input = { id, key, decision };
  return callAdmin(engine, mutation, { input }, token ?? (await ownerOf(engine)).token);
}

/** The id of the row to which the latest email to the shop with this text leads. */
export async function linkedId({ db }: EngineFixture, text: string, recipient = SHOP_EMAIL): Promise<string> {
  const { text_body } = await db
    .selectFrom("mail_outbox")
    .select("text_body")
    .where("recipient", "=", recipient)
    .where("text_body", "like", `%${text}%`)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return /\/(?:reviews\/moderate|questions\/answer|shared-photos\/view)\/(\w+)\s/.exec(text_body)?.[1] ?? "";
}
