import { thisBrand } from "~/brand/this-brand";
import { ReferCodeDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import type { PageDescription } from "../content/page-description";
import { readPageMetadata } from "../content/page-metadata.server";
import { pageTitle } from "../content/page-title";
import { requireFeature } from "../session/features.server";
import { type Recommendation, recommendationOf } from "./recommendation.server";

export interface ReferAFriendView extends Recommendation {
  page: PageDescription;
  hasCode: boolean;
}

const defaults = () => ({
  title: pageTitle("Refer a Friend"),
  description: thisBrand().recommendation.description,
  keywords: "refer a friend, recommend a shop",
});

/** @throws Response as `readPageMetadata` does, 404 when the provider has no referrals */
export async function readReferAFriend(
  request: Request,
): Promise<{ view: ReferAFriendView; headers: Headers }> {
  await requireFeature("recommendations");
  const provider = await openProvider(request);
  const page = await readPageMetadata(request, { defaults: defaults() });
  const response = provider.isLoggedIn ? await provider.attempt(ReferCodeDocument, {}) : null;
  const code = response?.data?.customer?.refer_code ?? null;
  return {
    view: { page, hasCode: code !== null, ...recommendationOf(code) },
    headers: await provider.headers(),
  };
}
