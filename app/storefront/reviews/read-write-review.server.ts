import { InvitedOrderDocument } from "~/provider/contract/documents.generated";
import { openProvider, type Provider } from "~/provider/provider.server";
import { readPageMetadata } from "../content/page-metadata.server";
import { pageTitle } from "../content/page-title";
import { hasFeature } from "../session/features.server";
import { honeypotInputs } from "../session/honeypot.server";
import { ABOUT_SHOP } from "./review-form";
import { readReviewableProducts } from "./reviewable-products.server";

/** Reads the review form; `?sku=` preselects the product. @throws Response 502 when the provider is unavailable */
export async function readWriteReview(request: Request) {
  const provider = await openProvider(request);
  const [page, products, takesShop] = await Promise.all([
    readPageMetadata(request, {
      defaults: {
        title: pageTitle("Write a Review"),
        description:
          "Tell other pet owners what you think of your gift. We read every review before we post it, including the critical ones.",
      },
    }),
    readReviewableProducts(),
    hasFeature("customer reviews"),
  ]);
  const { searchParams } = new URL(request.url);
  const sku = searchParams.get("sku");
  const isKnown = products.some((product) => product.sku === sku);
  return {
    page,
    honeypot: honeypotInputs(),
    /** All products that can be reviewed, by name. */
    products: products.map((product) => ({ sku: product.sku, name: product.name })),
    /** Whether the shop itself can be reviewed. */
    takesShop,
    /** The SKU in the URL; without one the shop, if it can be reviewed. */
    about: isKnown && sku ? sku : takesShop ? ABOUT_SHOP : "",
    /** Whether the SKU in the URL is that of no product. */
    isUnknown: sku !== null && !isKnown,
    /** A signed-in customer enters no email address. */
    isLoggedIn: provider.isLoggedIn,
    order: await readInvitedOrder(provider, searchParams.get("order")),
  };
}

export type WriteReviewView = Awaited<ReturnType<typeof readWriteReview>>;

/** Number and address of the order of an emailed invitation; empty without one, or when its link has expired. */
async function readInvitedOrder(provider: Provider, token: string | null) {
  const empty = { number: "", email: "" };
  if (token === null || !/^[\w.-]{1,600}$/.test(token)) return empty;
  const response = await provider.attempt(InvitedOrderDocument, { token });
  const order = response.data?.guestOrderByToken;
  return order ? { number: order.number, email: order.email ?? "" } : empty;
}
