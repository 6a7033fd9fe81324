import {
  BlogPostsDocument,
  CustomerBusinessDetailsDocument,
  DealsDocument,
  DeleteCustomerAccountDocument,
  GiftCardLookupDocument,
  LogInByNetworkDocument,
  MyCreditsDocument,
  MyRewardPointsDocument,
  OrderArtworkDocument,
  OrderInBulkDocument,
  type ProviderDocument,
  ReferCodeDocument,
  RequestOrderVerificationDocument,
  SendLoginCodeDocument,
  SessionsPageDocument,
  ShareDesignDocument,
  SharePhotoDocument,
  ShopReviewsDocument,
  StudioSaveDesignDocument,
  SubscribeToNewsletterDocument,
} from "~/provider/contract/documents.generated";
import { isSupported } from "~/provider/supports.server";
import { currentSettings } from "~/settings/settings.server";
import type { Feature } from "./features";

/** The GraphQL document that each feature needs. */
const foundations: Record<Feature, ProviderDocument<unknown, unknown>> = {
  blog: BlogPostsDocument,
  "bulk order": OrderInBulkDocument,
  "customer reviews": ShopReviewsDocument,
  deals: DealsDocument,
  designing: StudioSaveDesignDocument,
  "further details": CustomerBusinessDetailsDocument,
  "gift cards": GiftCardLookupDocument,
  "identity checks": RequestOrderVerificationDocument,
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

/**
 * Checks whether the shop has a feature: always with the embedded engine, and with a host that supports the feature's
 * document.
 */
export function hasFeature(feature: Feature): Promise<boolean> {
  return isSupported(foundations[feature]);
}

/** Returns the features that the shop lacks; nothing links to them. */
export async function missingFeatures(): Promise<Feature[]> {
  if (!currentSettings().providerUrl) return [];
  const features = Object.keys(foundations) as Feature[];
  const known = await Promise.all(features.map(hasFeature));
  return features.filter((_, index) => !known[index]);
}

/** Guards pages that need a feature. @throws Response 404 */
export async function requireFeature(feature: Feature): Promise<void> {
  if (!(await hasFeature(feature))) throw new Response("Page Not Found", { status: 404 });
}
