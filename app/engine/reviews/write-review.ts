import { loadProducts } from "../catalog/load-products";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { alreadyExists, inputError, noSuchEntity } from "../graphql/errors";
import { queueShopEmail } from "../mail/shop-email";
import { readEmail } from "../shared/email-address";
import { shopAddress } from "../shared/shop-address";
import { type Author, authorKey } from "./author-key";
import { plainWords } from "./plain-words";
import { provesPurchase } from "./proves-purchase";
import { requireStars } from "./review-ratings";
import { limitTexts } from "./text-rate-limit";

const MAX_NICKNAME_LENGTH = 40;
const MAX_SUMMARY_LENGTH = 100;
const MIN_TEXT_LENGTH = 10;
const MAX_TEXT_LENGTH = 3000;

export interface WrittenReview {
  /** Null: the store as a whole. */
  sku: string | null;
  nickname: string;
  summary: string;
  text: string;
  rating: number;
  email?: string | null;
  order_number?: string | null;
}

/**
 * Stores a review until it is moderated, and emails it to the store.
 * @returns the review; whether it proved a purchase is hidden until it is approved
 * @throws GraphQLError when something is missing or too long, when the product does not exist, or when the same person
 * has already reviewed it
 */
export async function writeReview(context: EngineContext, written: WrittenReview): Promise<Row<"review">> {
  const { db, storeCode, settings } = context;
  const words = readWords(written);
  const subject = await subjectOf(context, written.sku);
  const author = await readAuthor(context, written.email);
  const key = authorKey(settings, author);
  await limitTexts(context, key);
  const claim = { storeCode, author, sku: written.sku, orderNumber: written.order_number ?? "" };
  const isVerified = await provesPurchase(db, claim);

  const review = await db.transaction().execute(async (transaction) => {
    const saved = await keep(transaction, {
      store_code: storeCode,
      sku: written.sku,
      author_key: key,
      ...words,
      is_verified: isVerified ? 1 : 0,
    });
    await notifyShop(transaction, context, { review: saved, subject, author });
    return saved;
  });
  context.wakeMail();
  return { ...review, is_verified: 0 };
}

function readWords({ nickname, summary, text, rating }: WrittenReview) {
  return {
    rating: requireStars(rating),
    nickname: plainWords(nickname, "nickname", { max: MAX_NICKNAME_LENGTH }),
    summary: plainWords(summary, "summary", { max: MAX_SUMMARY_LENGTH }),
    text: plainWords(text, "text", { min: MIN_TEXT_LENGTH, max: MAX_TEXT_LENGTH, hasLines: true }),
  };
}

/** Name of the review's subject. */
async function subjectOf({ db, storeCode }: EngineContext, sku: string | null): Promise<string> {
  if (sku === null) return "the shop";
  const product = (await loadProducts(db, storeCode, [sku])).get(sku);
  if (product?.is_salable !== 1) throw noSuchEntity("The product that was requested doesn't exist.");
  return product.name;
}

type NewReview = Pick<
  Row<"review">,
  "store_code" | "sku" | "author_key" | "nickname" | "summary" | "text" | "rating" | "is_verified"
>;

async function keep(db: Connection, review: NewReview): Promise<Row<"review">> {
  const saved = await db
    .insertInto("review")
    .values({ ...review, status: "pending", created_at: new Date().toISOString(), decided_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (saved) return saved;
  throw alreadyExists("You've already reviewed this. Thank you!");
}

async function notifyShop(
  db: Connection,
  { settings, storeCode }: EngineContext,
  { review, subject, author }: { review: Row<"review">; subject: string; author: Author },
): Promise<void> {
  const link = shopAddress(settings, `/reviews/moderate/${review.id}`);
  const message = moderationEmail(review, subject, link);
  await queueShopEmail(db, settings, { storeCode, replyTo: author.email, ...message });
}

/** The email to the store about a review to moderate. @param link that leads staff to it */
function moderationEmail(review: Row<"review">, subject: string, link: string) {
  const proof = review.is_verified === 1 ? "Verified purchase." : "Unverified purchase.";
  return {
    subject: `New review: ${review.rating} of 5 stars for ${subject}`,
    lines: [
      `${review.nickname} gave ${subject} ${review.rating} of 5 stars. ${proof}`,
      review.summary,
      review.text,
      `Approve or reject it: ${link}`,
    ],
  };
}

/**
 * The author: the signed-in customer, otherwise the guest with that address.
 * @throws GraphQLError when a guest gives none
 */
async function readAuthor(context: EngineContext, email: string | null | undefined): Promise<Author> {
  const customer = await context.customer();
  if (customer) return { customerId: customer.id, email: customer.email };
  if (!email?.trim()) throw inputError("This is a required field.", "email");
  return { customerId: null, email: readEmail(email) };
}
