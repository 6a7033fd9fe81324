import { ReviewToModerateDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import type { ModerateReviewView } from "./moderate-review-page";
import { shopReviewView } from "./shop-review-view";

/** Reads the review of the token in an email's link. @throws Response 404 for an invalid token */
export async function readReviewToModerate(token: string): Promise<ModerateReviewView> {
  const provider = await openProvider(new Request("http://localhost/"));
  const { reviewToModerate } = await provider.request(ReviewToModerateDocument, { token });
  if (!reviewToModerate) throw new Response("Page Not Found", { status: 404 });
  return { review: shopReviewView(reviewToModerate.review), status: reviewToModerate.status };
}
