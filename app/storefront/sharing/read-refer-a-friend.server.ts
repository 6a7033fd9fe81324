import { ReferCodeDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import type { PageDescription } from "../content/page-description";
import { readPageMetadata } from "../content/page-metadata.server";
import { requireFeature } from "../session/features.server";
import { type Recommendation, recommendationOf } from "./recommendation.server";

export interface ReferAFriendView extends Recommendation {
  page: PageDescription;
  hasCode: boolean;
}

const defaults = {
  title: "Refer a Friend | My Pet Canvas",
  description:
    "Know somebody who would love their pet on a mug? Pass your link on: $10 of store credit for you when their first order ships.",
  keywords: "refer a friend, recommend a pet gift shop",
};

/** @throws Response as `readPageMetadata` does, 404 when the provider keeps no recommendations */
export async function readReferAFriend(
  request: Request,
): Promise<{ view: ReferAFriendView; headers: Headers }> {
  await requireFeature("recommendations");
  const provider = await openProvider(request);
  const page = await readPageMetadata(request, { defaults });
  const answer = provider.isLoggedIn ? await provider.attempt(ReferCodeDocument, {}) : null;
  const code = answer?.data?.customer?.refer_code ?? null;
  return {
    view: { page, hasCode: code !== null, ...recommendationOf(code) },
    headers: await provider.headers(),
  };
}
