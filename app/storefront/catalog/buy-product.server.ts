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

/** A rejected purchase: the entered values and the error. */
export interface PurchaseRejection {
  quantity: string;
  /** Entered values by field code. */
  typed: Record<string, string>;
  problem: string;
  /** Code of the field with the error; null when it is the quantity or the whole form. */
  field: string | null;
}

/**
 * Adds the product at the request's URL, with the options in the URL, to the cart.
 * @throws Response 404 for an unknown URL, 405 when the product there cannot be bought this way
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

/** Finds the field of an error: the provider's message starts with the field's title. */
function aboutField({ fields }: ProductView, problem: string): Pick<PurchaseRejection, "problem" | "field"> {
  const field = fields.find(({ title }) => problem.startsWith(`${title}: `));
  if (!field) return { problem, field: null };
  const sentence = problem.slice(field.title.length + 2);
  return { problem: sentence.charAt(0).toUpperCase() + sentence.slice(1), field: field.code };
}
