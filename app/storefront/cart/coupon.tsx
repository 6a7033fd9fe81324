import { Form } from "@remix-run/react";
import { useFormContext, ValidatedForm } from "remix-validated-form";
import { Field } from "~/storefront/ui/field";
import { AlertIcon, CheckIcon } from "~/storefront/ui/icons";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { CART_PATH } from "./cart-intents";
import { couponValidator } from "./coupon-form";
import { Folded } from "./folded";

interface CouponProps {
  code: string | null;
  /** Why the coupon of the cart does nothing. */
  problem: { code: string; message: string } | null;
}

/** Applies a coupon, or shows the one in force, or why it does nothing, and takes it off again. */
export function Coupon({ code, problem }: CouponProps) {
  if (code) return <AppliedCoupon code={code} />;
  if (problem) return <LostCoupon {...problem} />;
  return <CouponForm />;
}

function AppliedCoupon({ code }: { code: string }) {
  return (
    <Form
      method="post"
      action={CART_PATH}
      preventScrollReset
      className="my-2 flex items-center justify-between gap-3 rounded-field bg-mint px-4 py-1 text-pine"
    >
      <input type="hidden" name="intent" value="remove-coupon" />
      <p className="flex items-center gap-2">
        <CheckIcon className="h-5 w-5 shrink-0" />
        <span>
          Coupon <strong>{code}</strong>
        </span>
      </p>
      <RemoveCoupon code={code} />
    </Form>
  );
}

function LostCoupon({ code, message }: { code: string; message: string }) {
  return (
    <Form
      method="post"
      action={CART_PATH}
      preventScrollReset
      className="flex items-center justify-between gap-3"
    >
      <input type="hidden" name="intent" value="remove-coupon" />
      <p className="flex gap-2 py-2 text-sm text-error">
        <AlertIcon className="mt-0.5 h-4 w-4 shrink-0" /> {message}
      </p>
      <RemoveCoupon code={code} />
    </Form>
  );
}

function RemoveCoupon({ code }: { code: string }) {
  return (
    <SubmitButton variant="plain" sending="Removing…" name="coupon" value={code}>
      Remove<span className="sr-only"> coupon {code}</span>
    </SubmitButton>
  );
}

const FORM_ID = "coupon";

function CouponForm() {
  const { fieldErrors } = useFormContext(FORM_ID);
  return (
    <Folded summary="Add a coupon code" isOpen={fieldErrors.coupon_code !== undefined}>
      <ValidatedForm
        id={FORM_ID}
        validator={couponValidator}
        method="post"
        action={CART_PATH}
        preventScrollReset
        noValidate
        className="flex items-start gap-2 pb-4 pt-1"
      >
        <input type="hidden" name="intent" value="apply-coupon" />
        <div className="min-w-0 flex-1">
          <Field name="coupon_code" label="Coupon code" required autoComplete="off" maxLength={64} />
        </div>
        <SubmitButton variant="quiet" sending="Applying…" className="mt-[25px]" name="coupon" value="apply">
          Apply
        </SubmitButton>
      </ValidatedForm>
    </Folded>
  );
}
