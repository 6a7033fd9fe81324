import { readConfiguration } from "../content/configuration";
import type { EngineContext } from "../graphql/context";

/** GET /ratingbadge: the store's rating in the format of specification §3 "Review summary". */
export async function respondWithRatingBadge(
  _request: Request,
  { db, storeCode }: EngineContext,
): Promise<Response> {
  const configuration = await readConfiguration(db, storeCode);
  const text = (key: string) => ({ text: configuration.get(key) ?? "0" });
  const badge = { sites: { average: text("average_rating"), review_count: text("total_reviews") } };
  return new Response(JSON.stringify(badge), {
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": "public, max-age=30",
      Vary: "Store",
    },
  });
}
