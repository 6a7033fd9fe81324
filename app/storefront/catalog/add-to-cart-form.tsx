import { Form, useActionData, useLocation } from "@remix-run/react";
import { MAX_QUANTITY } from "../cart/quantity";
import { ErrorSummary } from "../ui/error-summary";
import { FieldError, fieldClasses } from "../ui/field-frame";
import { SubmitButton } from "../ui/submit-button";
import type { PurchaseRejection } from "./buy-product.server";
import { ChoiceFields } from "./choice-fields";
import { searchFor } from "./choices";
import { EnteredFields } from "./entered-fields";
import type { ProductView } from "./product-view";

/** Whether the options of a product are fields of its form, because it has further fields. */
export function hasChoicesInForm({ purchase, fields }: ProductView): boolean {
  return purchase.kind === "as-it-is" && fields.length > 0;
}

/** The form that adds a product sold without a design to the cart, with the options in the page's URL or the form. */
export function AddToCartForm({ view }: { view: ProductView }) {
  const { chosen, choices, fields } = view;
  const rejection = useActionData<PurchaseRejection>();
  const { pathname } = useLocation();
  const problem = rejection?.problems.quantity;
  const hasFields = hasChoicesInForm(view);
  return (
    <Form method="post" action={`${pathname}?${searchFor(chosen)}`} noValidate className="mt-6">
      {hasFields && (
        <>
          <ErrorSummary source={rejection} problems={problemsOf(view, rejection)} />
          <ChoiceFields choices={choices} chosen={rejection?.chosen} />
          <EnteredFields fields={fields} rejection={rejection} />
        </>
      )}
      <div className="flex items-end gap-3">
        <div>
          <label htmlFor="quantity" className="mb-1 block text-sm font-semibold">
            Quantity
          </label>
          <input
            id="quantity"
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_QUANTITY}
            required
            autoComplete="off"
            defaultValue={rejection?.quantity ?? 1}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "quantity-error" : undefined}
            className={`${fieldClasses} !w-24`}
          />
        </div>
        <SubmitButton sending="Adding…" className="grow text-lg">
          Add to cart
        </SubmitButton>
      </div>
      <FieldError id="quantity" error={problem} isAnnounced={!hasFields} />
    </Form>
  );
}

/** In the order of the fields. */
function problemsOf({ fields }: ProductView, rejection: PurchaseRejection | undefined) {
  const shown = [
    ...fields.map(({ code, title }) => ({ code, id: `field-${code}`, label: title })),
    { code: "quantity", id: "quantity", label: "Quantity" },
  ];
  return shown.flatMap(({ code, id, label }) => {
    const message = rejection?.problems[code];
    return message ? [{ id, label, message }] : [];
  });
}
