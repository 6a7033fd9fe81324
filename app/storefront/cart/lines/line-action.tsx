import type { ReactNode } from "react";
import { CartForm } from "../cart-form";
import type { CartIntent } from "../cart-intents";

interface LineActionProps {
  intent: CartIntent;
  uid: string;
  icon?: ReactNode;
  /** Label of the action, and the line's name for screen readers. */
  label: string;
  about: string;
  className?: string;
}

export const quietAction =
  "inline-flex min-h-[44px] items-center gap-1.5 text-sm font-semibold text-soft-ink underline-offset-4 hover:text-ink hover:underline";

/** A button for one action on one line. */
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
