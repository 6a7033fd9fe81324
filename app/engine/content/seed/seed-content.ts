import type { Kysely } from "kysely";
import type { Database, NewRow } from "../../database/schema";
import { upsert } from "../../database/upsert";
import { configurationSeed } from "./configuration";
import { headerOfferSeeds } from "./header-offers";
import { pageSeeds } from "./pages";

/** Brings pages and banner offers to what the seed says. Configuration that is set already stays as the merchant set it. */
export async function seedContent(db: Kysely<Database>, storeCode: string): Promise<void> {
  const { pages, offers, configuration } = contentRows(storeCode);
  await upsert(db, "cms_page", ["store_code", "identifier"], pages);
  await db.deleteFrom("header_offer").where("store_code", "=", storeCode).execute();
  await upsert(db, "header_offer", ["store_code", "position"], offers);
  await db
    .insertInto("configuration")
    .values(configuration)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** All rows of the seed; the same seed makes the same rows. */
export function contentRows(storeCode: string) {
  return {
    pages: pageSeeds.map(
      (seed): NewRow<"cms_page"> => ({
        identifier: seed.identifier,
        store_code: storeCode,
        title: seed.title,
        content_heading: seed.contentHeading,
        content: seed.content,
        meta_title: seed.metaTitle,
        meta_description: seed.metaDescription,
        meta_keywords: seed.metaKeywords,
      }),
    ),
    offers: headerOfferSeeds.map(
      (seed, position): NewRow<"header_offer"> => ({
        store_code: storeCode,
        position,
        price_code: null,
        sale_title: seed.saleTitle,
        offer_text: seed.offerText,
        offer_description: seed.offerDescription,
        store_notice: seed.storeNotice,
        starts_at: null,
        ends_at: null,
        show_timer: 0,
      }),
    ),
    configuration: Object.entries(configurationSeed).map(
      ([key, value]): NewRow<"configuration"> => ({ store_code: storeCode, key, value }),
    ),
  };
}
