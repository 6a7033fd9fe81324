import { encodePriceCode } from "~/engine/promotions/price-code";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import type { EngineFixture, Sender } from "./engine-fixture";
import { guest } from "./shopper";

/** Test helpers for price codes and the visitors who have them. */

export const TAG = encodePriceCode("TAG5");

const HOUR = 60 * 60 * 1000;

export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** A pet tag for $5. */
const fiveDollars = {
  store_code: "mpc",
  code: "TAG5",
  sku: "pet-tag",
  size: null,
  price_cents: 500,
  percent_basis_points: 0,
  starts_at: null as string | null,
  ends_at: null as string | null,
};

export async function offer({ db }: EngineFixture, change: Partial<typeof fiveDollars> = {}): Promise<void> {
  await db
    .insertInto("price_code")
    .values({ ...fiveDollars, ...change })
    .execute();
  clearMemoryCache(db);
}

/** Ends the offers of `offer`, and clears the list of expired codes. */
export async function endOffers({ db }: EngineFixture): Promise<void> {
  await db.deleteFrom("price_code").where("code", "=", "TAG5").execute();
  await db.updateTable("configuration").set({ value: "" }).where("key", "=", "expired_price_codes").execute();
  clearMemoryCache(db);
}

export function carrying(sender: Sender, ...codes: string[]): Sender {
  const [priceCache = "", priceCache699 = ""] = codes;
  return { ...sender, headers: { priceCache, priceCache699 } };
}

export async function productPrices(engine: EngineFixture, sku: string, ...codes: string[]) {
  const { data } = await engine.graphql(
    `query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items {
      price_range { minimum_price { final_price { value } regular_price { value } } }
      choices { code values { code price { value } regular_price { value } } } } } }`,
    { sku },
    carrying(guest(), ...codes),
  );
  const [item] = data.products.items;
  const { final_price, regular_price } = item.price_range.minimum_price;
  return { price: final_price.value, regular: regular_price.value, choices: item.choices };
}
