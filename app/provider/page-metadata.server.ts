import { z } from "zod";
import { currentSettings } from "~/settings.server";
import { priceCacheCookie, readCookie } from "./cookies.server";
import { providerAddress, providerFetch } from "./host.server";
import { keepAnswer } from "./public-cache.server";

/** What POST /caching/cacheurl answers of a page (specification §3 "Page metadata", "Page details", §7). */

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

const pageDetailsSchema = z.object({
  type: text,
  name: text,
  description: text,
  canonical_url: text,
  redirect_code: z.number().nullish(),
  relative_url: text,
});

const answerSchema = z.object({
  metadata: z
    .object({
      products: z.object({ items: z.array(itemSchema) }).nullish(),
      cmsPage: cmsPageSchema.nullish(),
      blogPostList: z.object({ metaTitle: text, meta_description: text }).nullish(),
    })
    .nullish(),
  pageDetails: pageDetailsSchema.nullish(),
});

export type ProviderPage = z.infer<typeof answerSchema>;

/**
 * What the provider says of the page at `slug`, kept for half a minute for everybody with the same price code.
 * Null when it cannot answer: then the page's defaults hold (specification §8).
 */
export async function askPageMetadata(request: Request, slug: string): Promise<ProviderPage | null> {
  const priceCache = await readCookie(request, priceCacheCookie);
  const body = { slug, priceCache, startPricePriceCache: null, priceCache699: null };
  return keepAnswer(`cacheurl\n${slug}\n${priceCache ?? ""}`, () => ask(body));
}

async function ask(body: object): Promise<ProviderPage | null> {
  try {
    const answer = await providerFetch(`${providerAddress()}/caching/cacheurl`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        Store: currentSettings().brand,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) return null;
    const { status, data } = await answer.json();
    return status ? (answerSchema.safeParse(data).data ?? null) : null;
  } catch {
    return null;
  }
}
