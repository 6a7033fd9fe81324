import { shopEmailOf } from "~/engine/mail/sender";
import { decidePhoto, decideReview, linkedId, replyTo } from "../../../tests/engine/decisions";
import type { EngineFixture, Sender } from "../../../tests/engine/engine-fixture";
import { requireDone } from "./staff";

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

/** Approves the review with this text. */
export async function approve(shop: EngineFixture, words: string): Promise<void> {
  await requireDone(decideReview(shop, await idOf(shop, words), "APPROVED"));
}

/** Publishes the shared photo of the pet on the store's pages. */
export async function publishPhoto(shop: EngineFixture, petName: string): Promise<void> {
  await requireDone(decidePhoto(shop, await idOf(shop, `About ${petName}:`), "APPROVED"));
}

/** Asks a question about a product, which awaits an answer. */
export async function ask(shop: EngineFixture, sku: string, question: string): Promise<void> {
  await shop.graphql("mutation ($input: AskProductQuestionInput!) { askProductQuestion(input: $input) }", {
    input: { sku, nickname: "Maya", question },
  });
}

/** Answers a question. */
export async function answer(shop: EngineFixture, question: string, said: string): Promise<void> {
  await requireDone(replyTo(shop, await idOf(shop, question), said));
}

/** The id in the link of the store's email with these words. */
function idOf(shop: EngineFixture, words: string): Promise<string> {
  return linkedId(shop, words, shopEmailOf(shop.settings));
}
