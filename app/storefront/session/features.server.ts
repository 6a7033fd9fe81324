import {
  BlogPostsDocument,
  CustomerBusinessDetailsDocument,
  DealsDocument,
  DeleteCustomerAccountDocument,
  LogInByNetworkDocument,
  LookUpGiftCardDocument,
  MyCreditsDocument,
  MyRewardPointsDocument,
  OrderArtworkDocument,
  OrderInBulkDocument,
  type ProviderDocument,
  ReferCodeDocument,
  RequestIdentityCheckDocument,
  SendLoginCodeDocument,
  SessionsPageDocument,
  ShareDesignDocument,
  SharePhotoDocument,
  ShopReviewsDocument,
  StudioSaveDesignDocument,
  SubscribeToNewsletterDocument,
} from "~/provider/contract/documents.generated";
import { isSupported } from "~/provider/supports.server";
import type { Feature } from "./features";

/** The document without which a feature is nothing. */
const foundations: Record<Feature, ProviderDocument<unknown, unknown>> = {
  blog: BlogPostsDocument,
  "bulk order": OrderInBulkDocument,
  "customer reviews": ShopReviewsDocument,
  deals: DealsDocument,
  designing: StudioSaveDesignDocument,
  "further details": CustomerBusinessDetailsDocument,
  "gift cards": LookUpGiftCardDocument,
  "identity checks": RequestIdentityCheckDocument,
  leaving: DeleteCustomerAccountDocument,
  "newsletter offer": SubscribeToNewsletterDocument,
  "one-time codes": SendLoginCodeDocument,
  "photo sharing": SharePhotoDocument,
  points: MyRewardPointsDocument,
  proofs: OrderArtworkDocument,
  recommendations: ReferCodeDocument,
  "saved designs": ShareDesignDocument,
  sessions: SessionsPageDocument,
  "social log-in": LogInByNetworkDocument,
  "store credit": MyCreditsDocument,
};

/** Whether the shop has a feature: with the embedded engine always, with a host when it knows the feature's document. */
export function hasFeature(feature: Feature): Promise<boolean> {
  return isSupported(foundations[feature]);
}

/** What the shop does not have; nothing leads there. */
export async function missingFeatures(): Promise<Feature[]> {
  const features = Object.keys(foundations) as Feature[];
  const known = await Promise.all(features.map(hasFeature));
  return features.filter((_, index) => !known[index]);
}

/** The guard of pages that are nothing without a feature. @throws Response 404 */
export async function requireFeature(feature: Feature): Promise<void> {
  if (!(await hasFeature(feature))) throw new Response("Page Not Found", { status: 404 });
}
