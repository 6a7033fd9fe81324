import { z } from "zod";
import { openProvider } from "~/provider/provider.server";
import { cacheResponse } from "~/provider/public-cache.server";

/** Specification §3 "Review summary". */
const badgeSchema = z.object({
  sites: z.object({
    average: z.object({ text: z.coerce.number().min(0).max(5) }),
    review_count: z.object({ text: z.coerce.number().int().min(0) }),
  }),
});

export interface ShopRating {
  /** 0 to 5. */
  average: number;
  count: number;
}

/** Reads the rating of the shop as a whole; null when there is none or the provider is unavailable. */
export async function readShopRating(): Promise<ShopRating | null> {
  const rating = await cacheResponse("GET /ratingbadge", askBadge).catch(() => null);
  return rating && rating.count > 0 ? rating : null;
}

async function askBadge(): Promise<ShopRating> {
  const provider = await openProvider(new Request("http://localhost/"));
  const answer = await provider.rest("/ratingbadge");
  const { sites } = badgeSchema.parse(await answer.json());
  return { average: sites.average.text, count: sites.review_count.text };
}
