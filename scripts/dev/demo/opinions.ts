import { shopEmailOf } from "~/engine/mail/sender";
import type { EngineFixture, Sender } from "../../../tests/engine/engine-fixture";

interface Review {
  sku: string;
  rating: number;
  nickname: string;
  email: string;
  summary: string;
  text: string;
  order_number?: string;
}

/** Writes a review of a product, which awaits moderation. */
export async function writeReview(
  shop: EngineFixture,
  { rating, ...review }: Review,
  sender: Sender = {},
): Promise<void> {
  const { data } = await shop.graphql(
    "{ productReviewRatingsMetadata { items { id values { value_id value } } } }",
  );
  const ratings = data.productReviewRatingsMetadata.items.map(({ id, values }) => ({
    id,
    value_id: values.find(({ value }) => value === String(rating))?.value_id,
  }));
  await shop.graphql(
    "mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { nickname } } }",
    { input: { ...review, ratings } },
    sender,
  );
}

/** Writes a review of the store, which awaits moderation. */
export async function reviewShop(shop: EngineFixture, review: Omit<Review, "sku">): Promise<void> {
  await shop.graphql(
    "mutation ($input: CreateShopReviewInput!) { createShopReview(input: $input) { review { rating } } }",
    { input: review },
  );
}

/** Approves the review with this text, by the link in the store's email. */
export async function approve(shop: EngineFixture, words: string): Promise<void> {
  await shop.graphql("mutation ($input: ModerateReviewInput!) { moderateReview(input: $input) { status } }", {
    input: { token: await linkOf(shop, words, /\/reviews\/moderate\/(\S+)/), decision: "APPROVE" },
  });
}

/** Publishes the shared photo of the pet on the store's pages, by the link in the store's email. */
export async function publishPhoto(shop: EngineFixture, petName: string): Promise<void> {
  await shop.graphql(
    "mutation ($input: ModerateSharedPhotoInput!) { moderateSharedPhoto(input: $input) { status } }",
    {
      input: {
        token: await linkOf(shop, `About ${petName}:`, /\/shared-photos\/view\/(\S+)/),
        decision: "APPROVE",
      },
    },
  );
}

/** Asks a question about a product, which awaits an answer. */
export async function ask(shop: EngineFixture, sku: string, question: string): Promise<void> {
  await shop.graphql("mutation ($input: AskProductQuestionInput!) { askProductQuestion(input: $input) }", {
    input: { sku, nickname: "Maya", question },
  });
}

/** Answers a question, by the link in the store's email. */
export async function answer(shop: EngineFixture, question: string, said: string): Promise<void> {
  const token = await linkOf(shop, question, /\/questions\/answer\/(\S+)/);
  await shop.graphql(
    "mutation ($input: AnswerProductQuestionInput!) { answerProductQuestion(input: $input) { status } }",
    { input: { token, decision: "PUBLISH", answer: said } },
  );
}

async function linkOf({ db, settings }: EngineFixture, words: string, link: RegExp): Promise<string> {
  const { text_body } = await db
    .selectFrom("mail_outbox")
    .select("text_body")
    .where("recipient", "=", shopEmailOf(settings))
    .where("text_body", "like", `%${words}%`)
    .executeTakeFirstOrThrow();
  return link.exec(text_body)?.[1] ?? "";
}
