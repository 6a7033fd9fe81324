import { useEffect, useRef } from "react";
import { FieldError, fieldClasses } from "~/storefront/ui/field-frame";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { CartForm } from "../cart-form";
import type { LineRejection } from "../cart-intents";
import type { CartLine } from "../cart-view";
import { MAX_QUANTITY } from "../quantity";

/** The quantity of a line. With JavaScript a changed number is submitted at once. */
export function QuantityForm({ line, rejection }: { line: CartLine; rejection: LineRejection | null }) {
  const input = useSentOnChange(line.quantity, rejection);
  const id = `quantity-${line.uid}`;
  return (
    <CartForm intent="update-quantity" noValidate>
      <input type="hidden" name="uid" value={line.uid} />
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="text-sm text-soft-ink">
          Quantity<span className="sr-only"> of {line.name}</span>
        </label>
        <input
          ref={input}
          id={id}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_QUANTITY}
          step={1}
          required
          autoComplete="off"
          defaultValue={rejection ? rejection.quantity : line.quantity}
          aria-invalid={rejection ? true : undefined}
          aria-describedby={rejection ? `${id}-error` : undefined}
          className={`${fieldClasses} !w-24 !px-3`}
        />
        <span className="scriptless-only">
          <SubmitButton variant="plain" sending="Updating…" name="line" value={line.uid}>
            Update<span className="sr-only"> quantity of {line.name}</span>
          </SubmitButton>
        </span>
      </div>
      <FieldError id={id} error={rejection?.message} isAnnounced />
    </CartForm>
  );
}

/**
 * Uses the browser's native change event: it fires once per step or finished number, not per key press. A number
 * entered before hydration is submitted afterwards. A rejected number is cleared with its error.
 */
function useSentOnChange(quantity: number, rejection: LineRejection | null) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(rejection ? null : quantity);
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const send = () => element.form?.requestSubmit();
    if (element.value !== element.defaultValue) send();
    element.addEventListener("change", send);
    return () => element.removeEventListener("change", send);
  }, []);
  useEffect(() => {
    if (rejection) shown.current = null;
    if (rejection || !input.current || shown.current === quantity) return;
    shown.current = quantity;
    input.current.value = String(quantity);
  }, [quantity, rejection]);
  return input;
}
