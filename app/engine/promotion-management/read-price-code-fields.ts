import type { PriceCodeFieldsInput } from "../admin-api/resolvers.generated";
import type { Connection, NewRow } from "../database/schema";
import { inputError } from "../graphql/errors";
import { readLine } from "../shared/typed-text";
import { type PriceCodeState, priceCodeTime } from "./price-code-state";
import { readDays, readDollars, readPercent, readSkus } from "./typed-promotion";

/** Products of a code: all its rows are read for each visitor who has it. */
const MAX_PRODUCTS = 50;
/** The option that sets a product's size, as in promotions/offered-prices.ts. */
const SIZE = "size";

/** What a form says about a price code. */
export interface PriceCodeFields {
  /** One for each product; a single one with an empty SKU for everything that is shipped. */
  rows: Omit<NewRow<"price_code">, "store_code" | "code">[];
  listing: Pick<NewRow<"price_code_listing">, "title" | "is_public" | "show_timer">;
}

/**
 * The rows that a price code's form says.
 * @param current stored code, whose times stay when the form has the same days
 * @throws GraphQLError of category input that names the field
 */
export async function readPriceCodeFields(
  db: Connection,
  storeCode: string,
  typed: PriceCodeFieldsInput,
  current?: PriceCodeState,
): Promise<PriceCodeFields> {
  const isPercent = typed.kind === "PERCENT";
  const skus = await readProducts(db, storeCode, typed.skus, current);
  const size = readLine(typed.size, { field: "size", maxLength: 40 }) || null;
  const price = {
    price_cents: isPercent ? null : readDollars(typed.value, "value", 1),
    percent_basis_points: isPercent ? readPercent(typed.value) : 0,
  };
  if (!isPercent && skus.length === 0)
    throw inputError("Please list the products that have this price.", "skus");
  if (size !== null) await requireSize(db, skus, size, isPercent);
  const days = readDays(typed, current && priceCodeTime(current));
  if (typed.show_timer && days.ends_at === null)
    throw inputError("A countdown needs a last day. Please enter one.", "to");
  const title = readLine(typed.title, { field: "title", maxLength: 100 });
  if (typed.is_public && title === "") throw inputError("The deals page needs a title.", "title");
  return {
    rows: (skus.length > 0 ? skus : [""]).map((sku) => ({ sku, size, ...price, ...days })),
    listing: { title, is_public: typed.is_public ? 1 : 0, show_timer: typed.show_timer ? 1 : 0 },
  };
}

/** SKUs of products that are shipped; of others, those that the code has already. */
async function readProducts(
  db: Connection,
  storeCode: string,
  typed: string,
  current?: PriceCodeState,
): Promise<string[]> {
  const skus = await readSkus(db, storeCode, typed);
  if (skus.length > MAX_PRODUCTS) throw inputError(`Please list ${MAX_PRODUCTS} at most.`, "skus");
  const existing = new Set(current?.rows.map(({ sku }) => sku));
  const money = await db
    .selectFrom("product")
    .select("sku")
    .where("sku", "in", skus)
    .where("is_virtual", "=", 1)
    .orderBy("sku")
    .execute();
  const reduced = money.find(({ sku }) => !existing.has(sku));
  if (reduced) throw inputError(`${reduced.sku} isn't shipped, so it can't be reduced.`, "skus");
  return skus;
}

async function requireSize(db: Connection, skus: string[], size: string, isPercent: boolean): Promise<void> {
  if (isPercent) throw inputError("Only a fixed price can be for one size.", "size");
  const sized = await db
    .selectFrom("product_option")
    .innerJoin("product_option_value", "product_option_value.option_uid", "product_option.uid")
    .select("product_option.sku")
    .where("product_option.sku", "in", skus)
    .where("product_option.code", "=", SIZE)
    .where("product_option_value.code", "=", size)
    .execute();
  const missing = skus.find((sku) => !sized.some((row) => row.sku === sku));
  if (missing !== undefined) throw inputError(`${missing} has no size ${size}.`, "size");
}
