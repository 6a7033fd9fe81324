import { withZod } from "@remix-validated-form/with-zod";
import { type RefinementCtx, z } from "zod";
import {
  optionalText,
  requiredEmail,
  requiredPhone,
  requiredPostcode,
  requiredText,
} from "~/storefront/session/field-rules";

/** Specification §3 "Shipping address input"; the country is always the United States. */
export const addressSchema = z.object({
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

/** The billing address has the same fields with this in front of their names. */
export const BILLING = "billing_";

/** Value of `address_choice` for an address that is typed; a saved one is chosen by its id. */
export const NEW_ADDRESS = "new";

export interface AddressAnswers {
  /** Null for customers, whose email is known. */
  email: string | null;
  shipping: { savedId: number } | { address: TypedAddress; isSaved: boolean };
  /** Null when it is the shipping address. */
  billing: TypedAddress | null;
}

const guestSchema = z.object({ email: requiredEmail });

/** All parts are checked, so that the shopper sees everything that is wrong at once. */
function answersSchema(isGuest: boolean) {
  return z.record(z.unknown()).transform((form, context): AddressAnswers => {
    const guest = isGuest ? check(guestSchema, form, "", context) : { email: null };
    const saved = isGuest ? null : savedId(form.address_choice);
    const typed = saved ? null : check(addressSchema, form, "", context);
    const isOwnBilling = form.billing_same === undefined;
    const billing = isOwnBilling ? check(addressSchema, billingPart(form), BILLING, context) : null;
    const shipping = saved ?? (typed && { address: typed, isSaved: form.save_in_address_book !== undefined });
    if (!guest || !shipping || (isOwnBilling && !billing)) return z.NEVER;
    return { email: guest.email, shipping, billing };
  });
}

export const guestAddressValidator = withZod(answersSchema(true));
export const customerAddressValidator = withZod(answersSchema(false));

function savedId(choice: unknown): { savedId: number } | null {
  const isSaved = typeof choice === "string" && /^[1-9]\d{0,9}$/.test(choice);
  return isSaved ? { savedId: Number(choice) } : null;
}

function billingPart(form: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(addressFields.map((field) => [field, form[BILLING + field]]));
}

function check<Part>(
  schema: z.ZodType<Part, z.ZodTypeDef, unknown>,
  form: Record<string, unknown>,
  prefix: string,
  context: RefinementCtx,
): Part | null {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  for (const { message, path } of result.error.issues) {
    context.addIssue({ code: "custom", message, path: [`${prefix}${path.join(".")}`] });
  }
  return null;
}
