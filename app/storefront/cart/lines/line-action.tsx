import type { ReactNode } from "react";
import { CartForm } from "../cart-form";
import type { CartIntent } from "../cart-intents";

interface LineActionProps {
  intent: CartIntent;
  uid: string;
  icon?: ReactNode;
  /** What it does, in a word or two; and to what, for who cannot see where the button stands. */
  label: string;
  about: string;
  className?: string;
}

export const quietAction =
  "inline-flex min-h-[44px] items-center gap-1.5 text-sm font-semibold text-soft-ink underline-offset-4 hover:text-ink hover:underline";

/** A button that does one thing to one line. */
export function LineAction({ intent, uid, icon, label, about, className = quietAction }: LineActionProps) {
  return (
    <CartForm intent={intent}>
      <input type="hidden" name="uid" value={uid} />
      <button type="submit" className={className}>
        {icon}
        <span>
          {label}
          <span className="sr-only"> {about}</span>
        </span>
      </button>
    </CartForm>
  );
}
