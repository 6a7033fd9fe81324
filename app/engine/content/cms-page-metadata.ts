import type { Connection, Row } from "../database/schema";
import type { CategoryTree } from "../graphql/resolvers.generated";
import { findBlocks, SPECIAL_OFFER_KEYS } from "./blocks";
import { HOME_PAGE } from "./pages";

/** The member cmsPage of page metadata (specification §3). */

/** A content page as metadata. */
export function cmsPage(page: Row<"cms_page">): object {
  return {
    ...EMPTY_PAGE,
    id: page.identifier,
    url_key: page.identifier,
    relative_url: page.identifier,
    canonical_url: page.identifier === HOME_PAGE ? "/" : `/${page.identifier}`,
    metaTitle: page.meta_title,
    title: page.title,
    name: page.title,
    meta_keywords: page.meta_keywords,
    meta_description: page.meta_description,
    meta_robots: page.meta_robots,
    page_layout: page.page_layout,
    content: page.content,
    content_heading: page.content_heading,
    richsnippet_image_path: page.richsnippet_image_path,
    richsnippet_image_name: page.richsnippet_image_name,
    custom_canonical_url: page.custom_canonical_url,
  };
}

/** A category in the same form. */
export function categoryPage(category: CategoryTree): object {
  return {
    ...EMPTY_PAGE,
    id: category.uid,
    url_key: category.url_key,
    relative_url: category.url_path,
    canonical_url: `/${category.url_path}`,
    metaTitle: category.meta_title,
    title: category.name,
    name: category.name,
    meta_keywords: category.meta_keywords,
    meta_description: category.meta_description,
    content: category.description,
    content_heading: category.name,
    remarketing_category: category.name,
  };
}

/** Empty members of a page without its own content. */
const EMPTY_PAGE = {
  meta_robots: "",
  page_layout: "1column",
  remarketing_product_id: "",
  remarketing_product_price: "",
  remarketing_product_type: "",
  remarketing_size: "",
  remarketing_category: "",
  richsnippet_image_path: "",
  richsnippet_image_name: "",
  custom_canonical_url: "",
  redirect_code: 0,
};

/** Adds the existing special offers to the page, each under its own name. */
export async function withOffers(store: [db: Connection, storeCode: string], page: object): Promise<object> {
  const offers = await findBlocks(...store, SPECIAL_OFFER_KEYS);
  return { ...page, ...Object.fromEntries(offers.map(({ identifier, content }) => [identifier, content])) };
}
