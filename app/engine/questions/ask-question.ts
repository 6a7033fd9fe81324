import { createHash } from "node:crypto";
import type { CatalogProduct } from "../catalog/catalog-product";
import { loadProducts } from "../catalog/load-products";
import type { EngineContext } from "../graphql/context";
import { noSuchEntity } from "../graphql/errors";
import type { AskProductQuestionInput } from "../graphql/resolvers.generated";
import { queueShopEmail } from "../mail/shop-email";
import { plainWords } from "../reviews/plain-words";
import { limitTexts } from "../reviews/text-rate-limit";
import { readEmail } from "../shared/email-address";
import { shopAddress } from "../shared/shop-address";
import { readQuestion } from "./read-question";

const MAX_NICKNAME_LENGTH = 40;

/**
 * Stores a question until the store answers it, and emails it to the store.
 * @throws GraphQLError when something is missing or too long, or the product does not exist
 */
export async function askQuestion(context: EngineContext, input: AskProductQuestionInput): Promise<void> {
  const { db, storeCode, settings } = context;
  const nickname = plainWords(input.nickname, "nickname", { max: MAX_NICKNAME_LENGTH });
  const question = readQuestion(input.question);
  const email = input.email?.trim() ? readEmail(input.email) : null;
  const product = await requireProduct(context, input.sku);
  await limitTexts(context, `question ${email ?? fingerprint(question)}`);

  await db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto("product_question")
      .values({
        store_code: storeCode,
        sku: product.sku,
        position: 0,
        nickname,
        email,
        question,
        answer: "",
        status: "pending",
        created_at: new Date().toISOString(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const link = shopAddress(settings, `/questions/answer/${id}`);
    await queueShopEmail(transaction, settings, {
      storeCode,
      subject: `Question about ${product.name}`,
      lines: [`${nickname} asks about ${product.name}:`, question, `Answer or reject it: ${link}`],
      ...(email && { replyTo: email }),
    });
  });
  context.wakeMail();
}

async function requireProduct({ db, storeCode }: EngineContext, sku: string): Promise<CatalogProduct> {
  const product = (await loadProducts(db, storeCode, [sku])).get(sku);
  if (product?.is_salable !== 1) throw noSuchEntity("The product that was requested doesn't exist.");
  return product;
}

/** Without an address, equal texts are attributed to the same writer. */
function fingerprint(words: string): string {
  return createHash("sha256").update(words.toLowerCase()).digest("base64url");
}
