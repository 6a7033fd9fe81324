import * as z from "zod/v4-mini";
import {
  optionalText,
  requiredEmail,
  requiredPhone,
  requiredPostcode,
  requiredText,
} from "~/storefront/session/field-rules";
import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { BILLING } from "./address-names";
import { type OrderDetails, orderDetailsSchema } from "./order-details-form";

/** Specification §3 "Shipping address input"; the country is always the United States. */
export const addressSchema = formSchema({
  firstname: requiredText(),
  lastname: requiredText(),
  company: optionalText(),
  street: requiredText(),
  street_2: optionalText(),
  city: requiredText(),
  region: requiredText(),
  postcode: requiredPostcode,
  telephone: requiredPhone,
});

export type TypedAddress = z.infer<typeof addressSchema>;

export const addressFields = Object.keys(addressSchema.shape) as (keyof TypedAddress)[];

export type AddressResponse = { savedId: number } | { address: TypedAddress; isSaved: boolean };

export type AddressResponses = {
  /** Null for customers, whose email is known. */
  email: string | null;
  /** Null when nothing is shipped. */
  shipping: AddressResponse | null;
  /** Null when it is the same as the shipping address. */
  billing: AddressResponse | null;
  details: OrderDetails;
};

/** The visitor and cart, on which the form's fields depend. */
export interface AddressAsker {
  isGuest: boolean;
  isVirtual: boolean;
}

const guestSchema = formSchema({ email: requiredEmail });

/**
 * Validates all parts, so that all errors are shown at once. The main address is the shipping address; if nothing is
 * shipped, the billing address.
 */
function addressResponsesSchema({ isGuest, isVirtual }: AddressAsker) {
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((form, context): AddressResponses => {
      const guest = isGuest ? check(guestSchema, form, "", context) : { email: null };
      const main = checkAddress(form, "", isGuest, context);
      const isOwnBilling = !isVirtual && form.billing_same === undefined;
      const ownBilling = isOwnBilling ? checkAddress(form, BILLING, isGuest, context) : null;
      const details = check(orderDetailsSchema, form, "", context);
      if (!guest || !main || !details || (isOwnBilling && !ownBilling)) return z.NEVER;
      return {
        email: guest.email,
        shipping: isVirtual ? null : main,
        billing: isVirtual ? main : ownBilling,
        details,
      };
    }),
  );
}

const validators = [true, false].flatMap((isGuest) =>
  [true, false].map((isVirtual) => {
    const asker = { isGuest, isVirtual };
    return { asker, validator: formValidator(addressResponsesSchema(asker)) };
  }),
);

/** Returns the validator of the form for that shopper. */
export function addressValidator({ isGuest, isVirtual }: AddressAsker) {
  const known = validators.find(({ asker }) => asker.isGuest === isGuest && asker.isVirtual === isVirtual);
  if (!known) throw new Error("There is a form for each kind of shopper.");
  return known.validator;
}

function checkAddress(
  form: Record<string, unknown>,
  prefix: string,
  isGuest: boolean,
  context: z.core.ParsePayload,
): AddressResponse | null {
  const saved = isGuest ? null : savedId(form[`${prefix}address_choice`]);
  if (saved) return saved;
  const address = check(addressSchema, fieldsOf(form, prefix), prefix, context);
  return address && { address, isSaved: !isGuest && form[`${prefix}save_in_address_book`] !== undefined };
}

function savedId(choice: unknown): { savedId: number } | null {
  const isSaved = typeof choice === "string" && /^[1-9]\d{0,9}$/.test(choice);
  return isSaved ? { savedId: Number(choice) } : null;
}

function fieldsOf(form: Record<string, unknown>, prefix: string): Record<string, unknown> {
  return Object.fromEntries(addressFields.map((field) => [field, form[prefix + field]]));
}

function check<Part>(
  schema: z.ZodMiniType<Part>,
  form: Record<string, unknown>,
  prefix: string,
  context: z.core.ParsePayload,
): Part | null {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  for (const { message, path } of result.error.issues) {
    context.issues.push({ code: "custom", message, path: [`${prefix}${path.join(".")}`], input: form });
  }
  return null;
}
