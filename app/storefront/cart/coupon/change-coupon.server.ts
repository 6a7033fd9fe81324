import { validationError } from "remix-validated-form";
import { ApplyCouponDocument, RemoveCouponDocument } from "~/provider/contract/documents.generated";
import { type CartChange, finish } from "../cart-change.server";
import { couponValidator } from "./coupon-form";

/** Applies the entered coupon, or shows the error beside the field. */
export async function applyCoupon({ provider, cartId, form }: CartChange): Promise<Response> {
  const { data, error, submittedData } = await couponValidator.validate(form);
  if (error) return validationError(error, submittedData);
  const response = await provider.attempt(ApplyCouponDocument, { cartId, code: data.coupon_code });
  if (response.error === "input") {
    return validationError({ fieldErrors: { coupon_code: response.message } }, submittedData, {
      headers: await provider.headers(),
    });
  }
  return finish(provider, response, `Your promo code ${data.coupon_code} has been applied.`);
}

export async function removeCoupon({ provider, cartId }: CartChange): Promise<Response> {
  const response = await provider.attempt(RemoveCouponDocument, { cartId });
  return finish(provider, response, "Your promo code has been removed.");
}
