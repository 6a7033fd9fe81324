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

/** Why a product did not go into the cart, and what was typed. */
export interface PurchaseRejection {
  quantity: string;
  /** By the fields' codes. */
  typed: Record<string, string>;
  problem: string;
  /** Code of the field that it is about; null when it is about the quantity or all of it. */
  field: string | null;
}

/**
 * Puts the product at the address, in the choices of the address, into the cart as it is.
 * @throws Response 404 when there is nothing at the address, 405 when nothing there can be bought so
 */
export async function buyProduct(request: Request): Promise<Response> {
  const view = await readRoutedPage(new Request(request.url, { headers: request.headers }));
  if (view.kind !== "product" || view.purchase.kind !== "as-it-is") {
    throw new Response("This item isn't available here.", { status: 405 });
  }
  const form = await submittedForm(request);
  const provider = await openProvider(request);
  const typed = fieldText(form, "quantity");
  const quantity = readQuantity(typed);
  const entered = enteredIn(form, view);
  const problem =
    quantity === null ? WRONG_QUANTITY : await addToCart(provider, itemOf(view, quantity, entered));
  if (problem) {
    const rejection: PurchaseRejection = { quantity: typed, typed: entered, ...aboutField(view, problem) };
    return json(rejection, { status: 422, headers: await provider.headers() });
  }
  flash(provider, "success", `${view.name} is in your cart.`);
  return redirect(CART_PATH, { status: 303, headers: await provider.headers() });
}

function enteredIn(form: FormData, { fields }: ProductView): Record<string, string> {
  return Object.fromEntries(fields.map(({ code }) => [code, fieldText(form, code)]));
}

function itemOf(
  { sku, choices, chosen, fields }: ProductView,
  quantity: number,
  entered: Record<string, string>,
) {
  return {
    sku,
    quantity,
    selected_options: chosenValues(choices, chosen).map(({ uid }) => uid),
    entered_options: fields.map(({ uid, code }) => ({ uid, value: entered[code] })),
  };
}

/** The provider begins what it says of a field with the field's title. */
function aboutField({ fields }: ProductView, problem: string): Pick<PurchaseRejection, "problem" | "field"> {
  const field = fields.find(({ title }) => problem.startsWith(`${title}: `));
  if (!field) return { problem, field: null };
  const sentence = problem.slice(field.title.length + 2);
  return { problem: sentence.charAt(0).toUpperCase() + sentence.slice(1), field: field.code };
}
