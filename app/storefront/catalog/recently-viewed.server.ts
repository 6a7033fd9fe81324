import { ProductsBySkuDocument } from "~/provider/contract/documents.generated";
import { readCookie, recentlyViewedCookie, setCookie } from "~/provider/cookies.server";
import { openCatalog } from "./catalog-request.server";
import type { ProductCardView } from "./product-card";
import { cardsOf } from "./product-cards.server";

const MAX_PRODUCTS = 8;
const SKU = /^[\w-]{1,64}$/;

/** Reads the products that the visitor viewed, the latest first, from their cookie. */
export async function readRecentlyViewed(request: Request): Promise<ProductCardView[]> {
  const skus = await recentSkus(request);
  if (skus.length === 0) return [];
  const catalog = await openCatalog(request);
  const { products } = await catalog(ProductsBySkuDocument, { skus });
  const items = products?.items ?? [];
  return cardsOf(
    catalog,
    skus.flatMap((sku) => items.find((item) => item?.sku === sku) ?? []),
  );
}

/** Returns headers that record a product view; none when it was already the latest. */
export async function recordView(request: Request, sku: string): Promise<Headers> {
  const headers = new Headers();
  const known = await recentSkus(request);
  if (known[0] === sku || !SKU.test(sku)) return headers;
  const skus = [sku, ...known.filter((other) => other !== sku)].slice(0, MAX_PRODUCTS);
  headers.append("Set-Cookie", await setCookie(request, recentlyViewedCookie, skus.join(" ")));
  return headers;
}

/** Returns headers that delete all viewed products. */
export async function clearViews(request: Request): Promise<Headers> {
  return new Headers({ "Set-Cookie": await setCookie(request, recentlyViewedCookie, null) });
}

async function recentSkus(request: Request): Promise<string[]> {
  const kept = await readCookie(request, recentlyViewedCookie);
  return (kept ?? "")
    .split(" ")
    .filter((sku) => SKU.test(sku))
    .slice(0, MAX_PRODUCTS);
}
