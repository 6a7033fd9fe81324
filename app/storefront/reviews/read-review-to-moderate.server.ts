import { ReviewToModerateDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import type { ModerateReviewView } from "./moderate-review-page";
import { shopReviewView } from "./shop-review-view";

/** The review that the token of a mail opens. @throws Response 404 when it opens none */
export async function readReviewToModerate(token: string): Promise<ModerateReviewView> {
  const provider = await openProvider(new Request("http://localhost/"));
  const { reviewToModerate } = await provider.request(ReviewToModerateDocument, { token });
  if (!reviewToModerate) throw new Response("Page Not Found", { status: 404 });
  return { review: shopReviewView(reviewToModerate.review), status: reviewToModerate.status };
}
