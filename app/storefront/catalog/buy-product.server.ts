import { json, redirect } from "@remix-run/node";
import { INVALID_DATE, readFullDate } from "~/brand/full-date";
import { openProvider } from "~/provider/provider.server";
import { addToCart } from "../cart/add-to-cart.server";
import { CART_PATH } from "../cart/cart-intents";
import { readQuantity, WRONG_QUANTITY } from "../cart/quantity";
import { INVALID_EMAIL, isEmail } from "../session/email-address";
import { REQUIRED } from "../session/field-rules";
import { fieldText, submittedForm } from "../session/submitted-form.server";
import { flash } from "../shell/flash.server";
import { addressWithChoices, type Chosen } from "./choices";
import type { EnteredField, ProductView } from "./product-view";
import { readRoutedPage } from "./routed-page.server";

/** A rejected purchase: the entered values and their errors. */
export interface PurchaseRejection {
  quantity: string;
  /** Entered values by field code. */
  typed: Record<string, string>;
  /** The product's options, as chosen in the form. */
  chosen: Chosen;
  /** Errors by field code; under "quantity" also those of the whole form. */
  problems: Record<string, string>;
}

/**
 * Adds the product at the request's URL to the cart, with the options in the form or the URL.
 * @throws Response 404 for an unknown URL, 405 when the product there cannot be bought this way
 */
export async function buyProduct(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const address = addressWithChoices(request.url, form);
  const view = await readRoutedPage(new Request(address, { headers: request.headers }));
  if (view.kind !== "product" || view.purchase.kind !== "as-it-is") {
    throw new Response("This item isn't available here.", { status: 405 });
  }
  const provider = await openProvider(request);
  const typed = fieldText(form, "quantity");
  const quantity = readQuantity(typed);
  const entered = enteredIn(form, view);
  const reject = async (problems: PurchaseRejection["problems"]) =>
    json<PurchaseRejection>(
      { quantity: typed, typed: entered, chosen: view.chosen, problems },
      { status: 422, headers: await provider.headers() },
    );
  const wrong = wrongFields(view, entered);
  if (quantity === null || Object.keys(wrong).length > 0)
    return reject({ ...wrong, ...(quantity === null && { quantity: WRONG_QUANTITY }) });
  const problem = await addToCart(provider, itemOf(view, quantity, entered));
  if (problem) return reject(aboutField(view, problem));
  flash(provider, "success", `${view.name} is in your cart.`);
  return redirect(CART_PATH, { status: 303, headers: await provider.headers() });
}

function enteredIn(form: FormData, { fields }: ProductView): Record<string, string> {
  return Object.fromEntries(fields.map(({ code }) => [code, fieldText(form, code)]));
}

/** Errors of all fields that are empty or mistyped, so that they are reported together. */
function wrongFields({ fields }: ProductView, entered: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = errorIn(field, entered[field.code]);
      return error ? [[field.code, error]] : [];
    }),
  );
}

function errorIn({ type, isRequired }: EnteredField, text: string): string | null {
  if (text === "") return isRequired ? REQUIRED : null;
  if (type === "EMAIL" && !isEmail(text)) return INVALID_EMAIL;
  return type === "DATE" && readFullDate(text) === null ? INVALID_DATE : null;
}

function itemOf({ sku, chosenUids, fields }: ProductView, quantity: number, entered: Record<string, string>) {
  return {
    sku,
    quantity,
    selected_options: chosenUids,
    entered_options: fields.map(({ uid, code }) => ({ uid, value: entered[code] })),
  };
}

/** Finds the field of an error: the provider's message starts with the field's title. */
function aboutField({ fields }: ProductView, problem: string): PurchaseRejection["problems"] {
  const field = fields.find(({ title }) => problem.startsWith(`${title}: `));
  if (!field) return { quantity: problem };
  const sentence = problem.slice(field.title.length + 2);
  return { [field.code]: sentence.charAt(0).toUpperCase() + sentence.slice(1) };
}
