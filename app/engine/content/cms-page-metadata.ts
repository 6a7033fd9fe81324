import type { CategoryPageMetadata } from "~/brand/category-data";
import type { Remarketing } from "~/brand/content-data";
import type { CatalogProduct } from "../catalog/catalog-product";
import { unitPrice } from "../catalog/price";
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
    ...remarketingOf(page),
  };
}

function remarketingOf({ remarketing }: Row<"cms_page">): object {
  const { productId, productPrice, productType, size, category }: Partial<Remarketing> =
    JSON.parse(remarketing);
  return {
    remarketing_product_id: productId ?? "",
    remarketing_product_price: productPrice ?? "",
    remarketing_product_type: productType ?? "",
    remarketing_size: size ?? "",
    remarketing_category: category ?? "",
  };
}

/** A category in the same form. @param cheapest its product with the lowest price; undefined without products */
export function categoryPage(category: CategoryTree, cheapest: CatalogProduct | undefined): object {
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
    ...(cheapest && {
      remarketing_product_id: cheapest.sku,
      remarketing_product_price: (unitPrice(cheapest, {}) / 100).toFixed(2),
      remarketing_product_type: cheapest.family,
      remarketing_size: cheapestSize(cheapest),
    }),
  };
}

/** What the merchant tells search engines of a category's page. */
export async function categorySettings(db: Connection, { uid }: CategoryTree): Promise<object> {
  const row = await db
    .selectFrom("category")
    .select("page_metadata")
    .where("uid", "=", uid)
    .executeTakeFirst();
  const { metaRobots, canonicalUrl, richSnippetImage }: CategoryPageMetadata = JSON.parse(
    row?.page_metadata ?? "{}",
  );
  return {
    meta_robots: metaRobots ?? "",
    custom_canonical_url: canonicalUrl ?? "",
    richsnippet_image_path: richSnippetImage?.path ?? "",
    richsnippet_image_name: richSnippetImage?.name ?? "",
  };
}

/** The size that the lowest price is for; empty for a product in one size. */
function cheapestSize({ options }: CatalogProduct): string {
  const sizes = options.find(({ code }) => code === "size")?.values ?? [];
  const cents = Math.min(...sizes.map(({ price_cents }) => price_cents));
  return sizes.find(({ price_cents }) => price_cents === cents)?.title ?? "";
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
