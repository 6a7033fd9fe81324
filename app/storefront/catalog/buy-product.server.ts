import { json, redirect } from "@remix-run/node";
import { openProvider } from "~/provider/provider.server";
import { addToCart } from "../cart/add-to-cart.server";
import { CART_PATH } from "../cart/cart-intents";
import { readQuantity, WRONG_QUANTITY } from "../cart/quantity";
import { fieldText, submittedForm } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";
import { chosenValues } from "./choices";
import type { ProductView } from "./product-view";
import { readRoutedPage } from "./routed-page.server";

/** Why a product did not go into the cart, and the quantity as it was typed. */
export interface PurchaseRefusal {
  quantity: string;
  problem: string;
}

/**
 * Puts the product at the address, in the choices of the address, into the cart as it is.
 * @throws Response 404 when there is nothing at the address, 405 when nothing there can be bought so
 */
export async function buyProduct(request: Request): Promise<Response> {
  const view = await readRoutedPage(new Request(request.url, { headers: request.headers }));
  if (view.kind !== "product" || view.purchase.kind !== "as-it-is") {
    throw new Response("This cannot be bought here.", { status: 405 });
  }
  const form = await submittedForm(request);
  const provider = await openProvider(request);
  const typed = fieldText(form, "quantity");
  const quantity = readQuantity(typed);
  const problem = quantity === null ? WRONG_QUANTITY : await addToCart(provider, itemOf(view, quantity));
  if (problem) {
    const refusal: PurchaseRefusal = { quantity: typed, problem };
    return json(refusal, { status: 422, headers: await provider.headers() });
  }
  flash(provider, "success", `${view.name} is in your cart.`);
  return redirect(CART_PATH, { status: 303, headers: await provider.headers() });
}

function itemOf({ sku, choices, chosen }: ProductView, quantity: number) {
  return { sku, quantity, selected_options: chosenValues(choices, chosen).map(({ uid }) => uid) };
}
