import type { Kysely } from "kysely";
import type { Database, NewRow } from "../../database/schema";
import { upsert } from "../../database/upsert";
import { blockSeeds } from "./blocks";
import { configurationSeed } from "./configuration";
import { headerOfferSeeds } from "./header-offers";
import type { PageSeed } from "./page-seed";
import { pageSeeds } from "./pages";
import type { PostSeed } from "./post-seed";
import { postSeeds } from "./posts";
import { urlRewriteSeeds } from "./url-rewrites";

/** Brings pages, blocks, posts, moved addresses and banner offers to what the seed says. Configuration that is set already stays as the merchant set it. */
export async function seedContent(db: Kysely<Database>, storeCode: string): Promise<void> {
  const { pages, blocks, rewrites, posts, offers, configuration } = contentRows(storeCode);
  await upsert(db, "cms_page", ["store_code", "identifier"], pages);
  await upsert(db, "cms_block", ["store_code", "identifier"], blocks);
  await upsert(db, "url_rewrite", ["store_code", "request_path"], rewrites);
  await upsert(db, "blog_post", ["store_code", "url_key"], posts);
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
    pages: pageSeeds.map((seed) => pageRow(storeCode, seed)),
    blocks: blockSeeds.map((seed): NewRow<"cms_block"> => ({ store_code: storeCode, ...seed })),
    rewrites: Object.entries(urlRewriteSeeds).map(
      ([request_path, target_path]): NewRow<"url_rewrite"> => ({
        store_code: storeCode,
        request_path,
        target_path,
      }),
    ),
    posts: postSeeds.map((seed) => postRow(storeCode, seed)),
    offers: headerOfferSeeds.map(
      (seed, position): NewRow<"header_offer"> => ({
        store_code: storeCode,
        position,
        price_code: seed.priceCodes ?? null,
        sale_title: seed.saleTitle,
        offer_text: seed.offerText,
        offer_description: seed.offerDescription,
        store_notice: seed.storeNotice,
        starts_at: seed.startsAt ?? null,
        ends_at: seed.endsAt ?? null,
        show_timer: seed.endsAt ? 1 : 0,
      }),
    ),
    configuration: Object.entries(configurationSeed).map(
      ([key, value]): NewRow<"configuration"> => ({ store_code: storeCode, key, value }),
    ),
  };
}

function pageRow(storeCode: string, seed: PageSeed): NewRow<"cms_page"> {
  return {
    identifier: seed.identifier,
    store_code: storeCode,
    title: seed.title,
    content_heading: seed.contentHeading,
    content: seed.content,
    meta_title: seed.metaTitle,
    meta_description: seed.metaDescription,
    meta_keywords: seed.metaKeywords,
    meta_robots: seed.metaRobots ?? "",
    page_layout: seed.pageLayout ?? "1column",
    custom_canonical_url: "",
    richsnippet_image_path: "",
    richsnippet_image_name: "",
    updated_at: atMidnight(seed.updatedOn),
  };
}

function postRow(storeCode: string, seed: PostSeed): NewRow<"blog_post"> {
  return {
    store_code: storeCode,
    url_key: seed.urlKey,
    title: seed.title,
    topic: seed.topic,
    summary: seed.summary,
    content: seed.content,
    picture: seed.picture,
    picture_label: seed.pictureLabel,
    author: "My Pet Canvas",
    published_at: atMidnight(seed.publishedOn),
    updated_at: atMidnight(seed.publishedOn),
    meta_title: `${seed.title} | My Pet Canvas`,
    meta_description: seed.metaDescription,
    meta_keywords: seed.metaKeywords,
  };
}

/** @param day yyyy-mm-dd */
function atMidnight(day: string): string {
  return `${day}T00:00:00.000Z`;
}
