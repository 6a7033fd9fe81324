import type { PageData, PostData } from "~/brand/content-data";
import type { StoreData } from "~/brand/store-data.server";
import type { Connection, NewRow } from "../../database/schema";
import { encodePriceCode } from "../../promotions/price-code";
import { runningTime } from "../../shared/running-time";
import { applyFolder } from "../../shared/seeded-rows";
import { applyHeaderOffers } from "./header-offer-list";

/** Applies the brand's pages, blocks, posts, redirects, header offers and configuration. */
export async function seedContent(db: Connection, store: StoreData): Promise<void> {
  const { pages, blocks, rewrites, posts, offers, configuration } = contentRows(store);
  await applyFolder(db, store.code, "cms_page", pages);
  await applyFolder(db, store.code, "cms_block", blocks);
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
    blocks: store.blocks.map((block): NewRow<"cms_block"> => ({ store_code, ...block })),
    rewrites: Object.entries(store.urlRewrites).map(
      ([request_path, target_path]): NewRow<"url_rewrite"> => ({ store_code, request_path, target_path }),
    ),
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

function pageRow({ code, name }: StoreData, page: PageData): NewRow<"cms_page"> {
  return {
    identifier: page.identifier,
    store_code: code,
    title: page.title,
    content_heading: page.contentHeading ?? page.title,
    content: page.content,
    meta_title: page.metaTitle ?? `${page.title} | ${name}`,
    meta_description: page.metaDescription,
    meta_keywords: page.metaKeywords,
    meta_robots: page.metaRobots,
    page_layout: page.pageLayout,
    custom_canonical_url: page.canonicalUrl,
    richsnippet_image_path: page.richSnippetImage?.path ?? "",
    richsnippet_image_name: page.richSnippetImage?.name ?? "",
    remarketing: JSON.stringify(page.remarketing),
    updated_at: atMidnight(page.updatedOn),
  };
}

function postRow({ code, name }: StoreData, post: PostData): NewRow<"blog_post"> {
  return {
    store_code: code,
    url_key: post.urlKey,
    title: post.title,
    topic: post.topic,
    summary: post.summary,
    content: post.content,
    picture: post.picture,
    picture_label: post.pictureLabel,
    author: name,
    published_at: atMidnight(post.publishedOn),
    updated_at: atMidnight(post.publishedOn),
    meta_title: `${post.title} | ${name}`,
    meta_description: post.metaDescription,
    meta_keywords: post.metaKeywords,
  };
}

/** @param day yyyy-mm-dd */
function atMidnight(day: string): string {
  return `${day}T00:00:00.000Z`;
}
