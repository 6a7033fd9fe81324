import type { StoreData } from "~/brand/store-data.server";
import type { Connection, NewRow } from "../../database/schema";
import { encodePriceCode } from "../../promotions/price-code";
import { runningTime } from "../../shared/running-time";
import { applyFolder } from "../../shared/seeded-rows";
import { blockRow, menuRows, pageRow, postRow, rewriteRow } from "./content-rows";
import { applyHeaderOffers } from "./header-offer-list";

/** Applies the brand's pages, blocks, posts, redirects, header offers and configuration. */
export async function seedContent(db: Connection, store: StoreData): Promise<void> {
  const { pages, blocks, menus, rewrites, posts, offers, configuration } = contentRows(store);
  await applyFolder(db, store.code, "cms_page", pages);
  await applyFolder(db, store.code, "cms_block", blocks);
  await applyFolder(db, store.code, "navigation_menu", menus);
  await applyFolder(db, store.code, "url_rewrite", rewrites);
  await applyFolder(db, store.code, "blog_post", posts);
  await applyHeaderOffers(db, store.code, offers);
  await applyFolder(db, store.code, "configuration", configuration);
}

/** All rows of the store's content; deterministic. */
export function contentRows(store: StoreData) {
  const { code: store_code } = store;
  return {
    pages: store.pages.map((page) => pageRow(store, page)),
    blocks: store.blocks.map((block) => blockRow(store, block)),
    menus: menuRows(store),
    rewrites: Object.entries(store.urlRewrites).map(([path, target]) => rewriteRow(store, path, target)),
    posts: store.posts.map((post) => postRow(store, post)),
    offers: store.headerOffers.map((offer, position): NewRow<"header_offer"> => {
      const running = runningTime(offer);
      return {
        store_code,
        position,
        price_code: offer.priceCodes?.map(encodePriceCode).join(" ") ?? null,
        sale_title: offer.saleTitle,
        offer_text: offer.offerText,
        offer_description: offer.offerDescription,
        store_notice: offer.storeNotice,
        ...running,
        show_timer: running.ends_at ? 1 : 0,
      };
    }),
    configuration: Object.entries(store.configuration).map(
      ([key, value]): NewRow<"configuration"> => ({ store_code, key, value }),
    ),
  };
}
