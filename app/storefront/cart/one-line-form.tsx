import type { ComponentProps, ReactNode } from "react";
import { useFormContext, type Validator } from "remix-validated-form";
import { Field } from "~/storefront/ui/field";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { ValidatedForm } from "~/storefront/ui/validated-form";
import { CART_PATH, type CartIntent } from "./cart-intents";
import { Folded } from "./folded";

interface OneLineFormProps<Data> {
  intent: CartIntent;
  validator: Validator<Data>;
  summary: string;
  field: ComponentProps<typeof Field>;
  /** The button's label, and its addition for screen readers. */
  action: string;
  about: string;
  /** Shown above the field. */
  lead?: ReactNode;
  /** Shown below, outside the form. */
  children?: ReactNode;
}

/** A field of the cart page with its button, collapsed by default; open while it shows an error. */
export function OneLineForm<Data extends Record<string, unknown>>({
  intent,
  validator,
  field,
  ...words
}: OneLineFormProps<Data>) {
  const { fieldErrors } = useFormContext(intent);
  return (
    <Folded summary={words.summary} isOpen={field.name in fieldErrors}>
      {words.lead}
      <ValidatedForm
        disableFocusOnError={false}
        id={intent}
        validator={validator}
        action={CART_PATH}
        preventScrollReset
        className="flex items-start gap-2 pb-3 pt-1"
      >
        <input type="hidden" name="intent" value={intent} />
        <div className="min-w-0 flex-1">
          <Field required isAnnounced autoComplete="off" {...field} />
        </div>
        <SubmitButton variant="quiet" sending="Applying…" className="mt-[25px]" name="pressed" value={intent}>
          {words.action}
          <span className="sr-only"> {words.about}</span>
        </SubmitButton>
      </ValidatedForm>
      {words.children}
    </Folded>
  );
}
