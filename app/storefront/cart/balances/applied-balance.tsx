import type { ReactNode } from "react";
import { CheckIcon } from "~/storefront/ui/icons";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { CartForm } from "../cart-form";
import type { BalanceIntent } from "./balance-intents";

interface AppliedBalanceProps {
  /** The action that removes it. */
  intent: BalanceIntent;
  /** Its name for the remove button. */
  name: string;
  code?: string;
  /** The remaining balance, or the amount it pays. */
  detail: string;
  children: ReactNode;
}

/** A balance that pays the cart, with a button to remove it. */
export function AppliedBalance({ intent, name, code, detail, children }: AppliedBalanceProps) {
  return (
    <CartForm
      intent={intent}
      className="my-2 flex items-center justify-between gap-3 rounded-field bg-mint px-4 py-1 text-pine"
    >
      {code && <input type="hidden" name="gift_card_code" value={code} />}
      <p className="flex items-start gap-2 py-2">
        <CheckIcon className="mt-0.5 h-5 w-5 shrink-0" />
        <span>
          {children}
          <span className="block text-sm">{detail}</span>
        </span>
      </p>
      <SubmitButton variant="plain" sending="Removing…" name="pressed" value={code ?? intent}>
        Remove<span className="sr-only"> {name}</span>
      </SubmitButton>
    </CartForm>
  );
}
