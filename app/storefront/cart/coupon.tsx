import { Form } from "@remix-run/react";
import { ValidatedForm } from "remix-validated-form";
import { Field } from "~/storefront/ui/field";
import { CheckIcon } from "~/storefront/ui/icons";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { CART_PATH } from "./cart-intents";
import { couponValidator } from "./coupon-form";

/** Applies a coupon, or shows the one in force and takes it off again. */
export function Coupon({ code }: { code: string | null }) {
  return code ? <AppliedCoupon code={code} /> : <CouponForm />;
}

function AppliedCoupon({ code }: { code: string }) {
  return (
    <Form
      method="post"
      action={CART_PATH}
      preventScrollReset
      className="flex items-center justify-between gap-3 rounded-field bg-mint px-4 py-1"
    >
      <input type="hidden" name="intent" value="remove-coupon" />
      <p className="flex items-center gap-2 text-pine">
        <CheckIcon className="h-5 w-5 shrink-0" />
        <span>
          Coupon <strong>{code}</strong>
        </span>
      </p>
      <SubmitButton variant="plain" sending="Removing…" name="coupon" value={code}>
        Remove<span className="sr-only"> coupon {code}</span>
      </SubmitButton>
    </Form>
  );
}

function CouponForm() {
  return (
    <ValidatedForm
      validator={couponValidator}
      method="post"
      action={CART_PATH}
      preventScrollReset
      noValidate
      className="flex items-start gap-2"
    >
      <input type="hidden" name="intent" value="apply-coupon" />
      <div className="min-w-0 flex-1">
        <Field name="coupon_code" label="Coupon code" required autoComplete="off" maxLength={64} />
      </div>
      <SubmitButton variant="quiet" sending="Applying…" className="mt-[25px]" name="coupon" value="apply">
        Apply
      </SubmitButton>
    </ValidatedForm>
  );
}
