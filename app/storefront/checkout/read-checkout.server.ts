import { redirect } from "@remix-run/node";
import { OrderOfCartDocument } from "~/provider/contract/documents.generated";
import { orderDataCookie } from "~/provider/cookies.server";
import { openProvider, type Provider } from "~/provider/provider.server";
import { addressLines } from "~/storefront/account/address-lines";
import { CART_PATH } from "~/storefront/cart/cart-intents";
import { cartView, type ProviderCart } from "~/storefront/cart/cart-view";
import { tryReadingCart } from "~/storefront/cart/read-cart.server";
import type { ReviewRowOfStep } from "./checkout-step";
import { checkoutStepServers } from "./checkout-step-servers.server";
import {
  isBefore,
  isChangeAddress,
  nextStep,
  openSteps,
  shownStep,
  stepPath,
  stepsOf,
} from "./checkout-steps";
import type { CheckoutView } from "./checkout-view";

/**
 * Reads the checkout at the step in the URL, with all steps that are open beside it.
 * @throws Response 302 to the cart when nothing can be bought, to the order that the cart has become, or to the step
 * that comes first
 */
export async function readCheckout(request: Request): Promise<{ view: CheckoutView; headers: Headers }> {
  const provider = await openProvider(request);
  const { cartId } = provider;
  const { cart: read } = await tryReadingCart(provider);
  const cart = read && cartView(read);
  if (!read || !cart || cart.lines.some((line) => line.problem !== null)) {
    const toOrder = read ? null : await toOrderOf(provider, cartId);
    throw toOrder ?? redirect(CART_PATH, { headers: await provider.headers() });
  }
  const url = new URL(request.url);
  const asked = url.searchParams.get("step");
  const step = shownStep(asked, read, provider.isLoggedIn);
  if (asked !== null && step !== asked) throw redirect(stepPath(step), { headers: await provider.headers() });
  const reviewRows = allReviewRows(read);
  const open = openSteps(step, read, provider.isLoggedIn);
  const view: CheckoutView = {
    cart,
    steps: stepsOf(read),
    next: nextStep(read, provider.isLoggedIn),
    isChange: isChangeAddress(url) && step !== "review",
    step,
    open: await Promise.all(
      open.map(async (each) => ({
        step: each,
        data: await checkoutStepServers[each].loader({ provider, cart: read, reviewRows }),
      })),
    ),
    suggestion: step === "address" ? null : suggestionOf(read),
    rows: open.includes("review") ? [] : reviewRows.filter((row) => isBefore(row.step, open[0])),
  };
  return { view, headers: await provider.headers({ "Cache-Control": "no-store" }) };
}

function suggestionOf({ shipping_addresses: [address] }: ProviderCart): string[] | null {
  const suggestion = address?.suggestion;
  return suggestion ? addressLines({ ...suggestion, region: suggestion }) : null;
}

function allReviewRows(cart: ProviderCart): ReviewRowOfStep[] {
  return stepsOf(cart).flatMap((step) =>
    checkoutStepServers[step].reviewRows(cart).map((row) => ({ ...row, step })),
  );
}

/**
 * Returns the path of the order that a used cart has become, when the response to placing it was lost.
 * @returns null when the cart has become no order
 */
async function toOrderOf(provider: Provider, cartId: string | null): Promise<Response | null> {
  if (!cartId) return null;
  const answer = await provider.attempt(OrderOfCartDocument, { cartId });
  const token = answer.data?.orderOfCart?.token;
  if (!token) return null;
  provider.keepCart(null);
  provider.keepCookie(orderDataCookie, token);
  return redirect("/checkout/success", { headers: await provider.headers() });
}
