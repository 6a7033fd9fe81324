import { SubmitButton } from "~/storefront/ui/submit-button";
import { CartForm } from "../cart-form";
import type { CartOffer } from "./read-cart-offers.server";

/** Codes that anybody can use now, each applied by its button. */
export function CartOffers({ offers }: { offers: CartOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <ul aria-label="Offers for your cart" className="py-2">
      {offers.map(({ code, label, minimum }) => (
        <li key={code}>
          <CartForm intent="apply-coupon" className="flex items-center justify-between gap-3">
            <input type="hidden" name="coupon_code" value={code} />
            <p className="min-w-0 text-sm">
              {label}
              {minimum && !label.includes("$") && ` on orders of ${minimum} or more`}
            </p>
            <SubmitButton variant="plain" sending="Applying…" name="pressed" value={code}>
              Use {code}
            </SubmitButton>
          </CartForm>
        </li>
      ))}
    </ul>
  );
}
