import type { Catalog } from "../catalog/catalog";
import type { CatalogProduct } from "../catalog/catalog-product";
import { unitPrice } from "../catalog/price";
import type { Connection, Row } from "../database/schema";
import type { CategoryTree } from "../graphql/resolvers.generated";
import { type CatalogVisitor, visitorCatalog } from "../promotions/price-code-catalog";
import { blogPostList, findPost } from "./blog";
import { categoryPage, categorySettings, cmsPage, withOffers } from "./cms-page-metadata";
import { type NeonSignInformation, neonSignInformation, neonSignOfTool } from "./neon-sign-information";
import { HOME_PAGE, readPages } from "./pages";
import { findMovedPath, type MovedPath } from "./url-rewrites";

/** Response of POST /caching/cacheurl: specification §3 "Page metadata", "Page details". */
export interface PageMetadata {
  metadata: {
    cmsPage?: object;
    products?: { items: object[] };
    blogPostList?: object;
    neonSignInformation?: NeonSignInformation;
  };
  pageDetails: PageDetails | null;
}

interface PageDetails {
  id: string;
  type: "CMS_PAGE" | "CATEGORY" | "PRODUCT";
  name: string;
  description: string;
  canonical_url: string;
  status: number;
  /** 301 or 302 when the page has moved to `relative_url`, otherwise 0. */
  redirect_code: number;
  relative_url: string;
}

type Store = [db: Connection, storeCode: string];

const BLOG = "blog";

/**
 * Reads the metadata of a page, with the context's price codes. The path has no leading and trailing slashes; the empty
 * path is the home page.
 */
export async function readMetadata(context: CatalogVisitor, path: string, now: Date): Promise<PageMetadata> {
  const store: Store = [context.db, context.storeCode];
  const moved = await findMovedPath(...store, path);
  if (moved !== null) return { metadata: {}, pageDetails: movedTo(path, moved) };
  const [catalog, pages] = await Promise.all([
    visitorCatalog(context, { urlKeys: [path] }),
    readPages(...store),
  ]);
  const product = catalog.byUrlKey.get(path);
  if (product?.is_enabled === 1) return productMetadata(product);
  const category = catalog.byUrlPath.get(path);
  if (category) {
    const settings = await categorySettings(context.db, category);
    return {
      metadata: { cmsPage: await withOffers(store, { ...categoryMetadata(catalog, category), ...settings }) },
      pageDetails: detailsOfCategory(category),
    };
  }
  const page = pages.get(path || HOME_PAGE);
  if (page)
    return {
      metadata: { cmsPage: await withOffers(store, cmsPage(page)) },
      pageDetails: detailsOfPage(page, path),
    };
  const sign = neonSignOfTool(catalog, path);
  if (sign) return { metadata: { neonSignInformation: sign }, pageDetails: null };
  return blogMetadata(store, path, now);
}

async function blogMetadata(store: Store, path: string, now: Date): Promise<PageMetadata> {
  const nothing: PageMetadata = { metadata: {}, pageDetails: null };
  if (path === BLOG) {
    const { metaTitle, meta_description } = await blogPostList(...store, { pageSize: 1 }, now);
    const name = metaTitle ?? "";
    return {
      metadata: { blogPostList: { metaTitle, meta_description } },
      pageDetails: { ...pageDetails(BLOG, "CMS_PAGE"), id: BLOG, name, description: meta_description ?? "" },
    };
  }
  if (!path.startsWith(`${BLOG}/`)) return nothing;
  const post = await findPost(...store, path.slice(BLOG.length + 1), now);
  if (!post) return nothing;
  const { metaTitle, meta_description } = post;
  return {
    metadata: { blogPostList: { metaTitle, meta_description } },
    pageDetails: {
      ...pageDetails(path, "CMS_PAGE"),
      id: post.url_key,
      name: post.title,
      description: post.summary,
    },
  };
}

/** A category with the cheapest of its products. */
function categoryMetadata(catalog: Catalog, category: CategoryTree): object {
  const skus = [...(catalog.positions.get(category.uid)?.keys() ?? [])];
  const sold = skus.flatMap((sku) => catalog.bySku.get(sku) ?? []).filter(({ is_salable }) => is_salable);
  const cents = Math.min(...sold.map((product) => unitPrice(product, {})));
  return categoryPage(
    category,
    sold.find((product) => unitPrice(product, {}) === cents),
  );
}

function productMetadata(product: CatalogProduct): PageMetadata {
  const sign = neonSignInformation(product);
  const item = {
    metaTitle: product.meta_title || product.name,
    title: product.name,
    name: product.name,
    meta_description: product.meta_description,
    remarketing_product_id: product.sku,
    sku: product.sku,
    special_price: specialPrice(product),
  };
  return {
    metadata: { products: { items: [item] }, ...(sign && { neonSignInformation: sign }) },
    pageDetails: {
      ...pageDetails(product.url_key, "PRODUCT"),
      id: product.view.uid,
      name: product.name,
      description: product.short_description,
    },
  };
}

/** Dollars; null for a product whose price is not reduced. */
function specialPrice({ view }: CatalogProduct): number | null {
  const { final_price, discount } = view.price_range.minimum_price;
  return discount?.amount_off ? (final_price.value ?? null) : null;
}

function detailsOfPage(page: Row<"cms_page">, path: string): PageDetails {
  return {
    ...pageDetails(path, "CMS_PAGE"),
    id: page.identifier,
    name: page.title,
    description: page.meta_description,
    canonical_url: page.custom_canonical_url || `/${path}`,
  };
}

function detailsOfCategory(category: CategoryTree): PageDetails {
  return {
    ...pageDetails(category.url_path ?? "", "CATEGORY"),
    id: category.uid,
    name: category.name ?? "",
    description: category.description ?? "",
  };
}

function movedTo(path: string, moved: MovedPath): PageDetails {
  const details = pageDetails(moved.path, "CMS_PAGE");
  return { ...details, id: path, name: "", description: "", redirect_code: moved.redirectCode };
}

function pageDetails(path: string, type: PageDetails["type"]) {
  return { type, canonical_url: `/${path}`, status: 1, redirect_code: 0, relative_url: path };
}
