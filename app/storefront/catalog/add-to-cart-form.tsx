import { Form, useActionData, useLocation } from "@remix-run/react";
import { MAX_QUANTITY } from "../cart/quantity";
import { FieldError, fieldClasses } from "../ui/field-frame";
import { SubmitButton } from "../ui/submit-button";
import type { PurchaseRejection } from "./buy-product.server";
import { type Chosen, searchFor } from "./choices";
import { EnteredFields } from "./entered-fields";
import type { EnteredField } from "./product-view";

/** The form that adds a product sold without a design to the cart, with the options in the page's URL. */
export function AddToCartForm({ chosen, fields }: { chosen: Chosen; fields: EnteredField[] }) {
  const rejection = useActionData<PurchaseRejection>();
  const { pathname } = useLocation();
  const problem = rejection?.field === null ? rejection.problem : undefined;
  return (
    <Form method="post" action={`${pathname}?${searchFor(chosen)}`} className="mt-6">
      {fields.length > 0 && <EnteredFields fields={fields} rejection={rejection} />}
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
      <FieldError id="quantity" error={problem} />
    </Form>
  );
}
