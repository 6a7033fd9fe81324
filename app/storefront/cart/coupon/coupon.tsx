import { lazyValidator } from "~/storefront/session/lazy-validator";
import { AlertIcon, CheckIcon } from "~/storefront/ui/icons";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { CartForm } from "../cart-form";
import { OneLineForm } from "../one-line-form";

const validator = lazyValidator(async () => (await import("./coupon-form")).couponValidator);

interface CouponProps {
  code: string | null;
  /** Why the cart's coupon has no effect. */
  problem: { code: string; message: string } | null;
}

/** The form to apply a coupon; or the applied coupon, why it has no effect, and a button to remove it. */
export function Coupon({ code, problem }: CouponProps) {
  if (code) return <AppliedCoupon code={code} />;
  if (problem) return <LostCoupon {...problem} />;
  return <CouponForm />;
}

function AppliedCoupon({ code }: { code: string }) {
  return (
    <CartForm
      intent="remove-coupon"
      className="my-2 flex items-center justify-between gap-3 rounded-field bg-mint px-4 py-1 text-pine"
    >
      <p className="flex items-center gap-2">
        <CheckIcon className="h-5 w-5 shrink-0" />
        <span>
          Promo code <strong>{code}</strong>
        </span>
      </p>
      <RemoveCoupon code={code} />
    </CartForm>
  );
}

function LostCoupon({ code, message }: { code: string; message: string }) {
  return (
    <CartForm intent="remove-coupon" className="flex items-center justify-between gap-3">
      <p className="flex gap-2 py-2 text-sm text-error">
        <AlertIcon className="mt-0.5 h-4 w-4 shrink-0" /> {message}
      </p>
      <RemoveCoupon code={code} />
    </CartForm>
  );
}

function RemoveCoupon({ code }: { code: string }) {
  return (
    <SubmitButton variant="plain" sending="Removing…" name="pressed" value={code}>
      Remove<span className="sr-only"> coupon {code}</span>
    </SubmitButton>
  );
}

function CouponForm() {
  return (
    <OneLineForm
      intent="apply-coupon"
      validator={validator}
      summary="Add a promo code"
      field={{ name: "coupon_code", label: "Promo code", maxLength: 64 }}
      action="Apply"
      about="the promo code"
    />
  );
}
