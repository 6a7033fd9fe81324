import { z } from "zod";
import { startingPrice } from "~/brand/starting-price";
import { currentSettings } from "~/settings/settings.server";
import { StartingPriceDocument } from "./contract/documents.generated";
import { priceCache699Cookie, priceCacheCookie, readHeaderCookie } from "./cookies.server";
import { providerAddress, providerFetch } from "./host.server";
import { withPictures } from "./pictures.server";
import { encodePriceCode } from "./price-code";
import { providerStore } from "./provider-store.server";
import { cacheResponse, requestPublic } from "./public-cache.server";

/** Client of POST /caching/cacheurl (specification §3 "Page metadata", "Page details", §7). */

const text = z.string().nullish();

const itemSchema = z.object({
  metaTitle: text,
  title: text,
  meta_description: text,
  name: text,
  sku: text,
});

const cmsPageSchema = z.object({
  metaTitle: text,
  title: text,
  name: text,
  meta_keywords: text,
  meta_description: text,
  meta_robots: text,
  page_layout: text,
  richsnippet_image_path: text,
  custom_canonical_url: text,
  canonical_url: text,
});

const neonSignSchema = z.object({ remarketing_product_id: text, product_name: text, schema_price: text });

const pageDetailsSchema = z.object({
  type: text,
  name: text,
  description: text,
  canonical_url: text,
  redirect_code: z.number().nullish(),
  relative_url: text,
});

const responseSchema = z.object({
  metadata: z
    .object({
      products: z.object({ items: z.array(itemSchema) }).nullish(),
      cmsPage: cmsPageSchema.nullish(),
      blogPostList: z.object({ metaTitle: text, meta_description: text }).nullish(),
      neonSignInformation: neonSignSchema.nullish(),
    })
    .nullish(),
  pageDetails: pageDetailsSchema.nullish(),
});

export type ProviderPage = z.infer<typeof responseSchema>;

/**
 * The provider's metadata of the page at `slug`, cached for all visitors with the same price codes. Null when it is
 * unavailable and not cached: then the page's defaults apply (specification §8).
 */
export async function askPageMetadata(request: Request, slug: string): Promise<ProviderPage | null> {
  const [priceCache, priceCache699, startPricePriceCache] = await Promise.all([
    readHeaderCookie(request, priceCacheCookie),
    readHeaderCookie(request, priceCache699Cookie),
    readStartingPrice(),
  ]);
  const body = { slug, priceCache, startPricePriceCache, priceCache699 };
  return cacheResponse(`cacheurl\n${JSON.stringify(body)}`, () => ask(body), [slug]).catch(() => null);
}

/** The price code of the starting price in the store's country (specification §9); null when unavailable. */
async function readStartingPrice(): Promise<string | null> {
  const response = await requestPublic(StartingPriceDocument, {}).catch(() => null);
  const values = response?.configuration?.configvalues?.flatMap((each) => each ?? []) ?? [];
  const configuration = new Map(values.map(({ key, value }) => [key ?? "", value ?? ""]));
  const price = startingPrice(configuration, currentSettings().storeCountry);
  return price && encodePriceCode(price.amount);
}

/** Null for a host without data. @throws Error when it fails */
async function ask(body: object): Promise<ProviderPage | null> {
  const response = await providerFetch(`${providerAddress()}/caching/cacheurl`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      Store: providerStore(),
    },
    body: JSON.stringify(body),
  });
  if (response.status >= 500) throw new Error(`The provider answered ${response.status}.`);
  if (!response.ok) return null;
  const { status, data } = await response.json();
  return status ? (responseSchema.safeParse(withPictures(data)).data ?? null) : null;
}
