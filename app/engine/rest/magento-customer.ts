import { z } from "zod";
import type { SavedAddress } from "../customers/save-address-book";
import type { SavedCustomer } from "../customers/save-customer";
import type { Row } from "../database/schema";
import { numberSchema, textSchema } from "./magento-address";
import { missingInputs, noSuchEntity, wrongRequest } from "./magento-response";

/** A customer as Magento's REST API takes one. Members that the store does not have are accepted and not stored. */

const flag = z.union([z.boolean(), z.literal(0), z.literal(1)]).nullish();

const addressSchema = z.object({
  id: numberSchema,
  // Magento's form; carts have the name alone.
  region: z
    .union([z.object({ region: textSchema, region_code: textSchema, region_id: numberSchema }), textSchema])
    .optional(),
  region_id: numberSchema,
  country_id: textSchema,
  street: z.array(textSchema).max(10).nullish(),
  company: textSchema,
  telephone: textSchema,
  postcode: textSchema,
  city: textSchema,
  firstname: textSchema,
  lastname: textSchema,
  default_billing: flag,
  default_shipping: flag,
});

export const customerSchema = z.object({
  customer: z.object({
    email: textSchema,
    firstname: textSchema,
    lastname: textSchema,
    middlename: textSchema,
    prefix: textSchema,
    suffix: textSchema,
    dob: textSchema,
    taxvat: textSchema,
    default_billing: numberSchema,
    default_shipping: numberSchema,
    addresses: z.array(addressSchema).max(1000).nullish(),
    extension_attributes: z.object({ is_subscribed: flag }).nullish(),
  }),
});

type RestCustomer = z.infer<typeof customerSchema>["customer"];
type RestAddress = z.infer<typeof addressSchema>;

const NO_EMAIL = "The customer email is missing. Enter and try again.";
const OTHER_EMAIL =
  "The email address can't be changed here, since that needs the password. Use updateCustomerEmail of GraphQL.";
/** Members of an address without which Magento accepts none. */
const REQUIRED = ["firstname", "lastname", "street", "city", "telephone", "postcode", "country_id"] as const;

/**
 * Reads a customer to save.
 * @throws Error 400 in Magento's wording when email, names or members of a new address are missing, or the email is
 * another one
 */
export function savedCustomer(typed: RestCustomer, customer: Row<"customer">): SavedCustomer {
  requireNames(typed, customer);
  const { firstname, lastname, middlename, prefix, suffix, dob, taxvat } = typed;
  const isSubscribed = typed.extension_attributes?.is_subscribed;
  return {
    details: { firstname, lastname, middlename, prefix, suffix, date_of_birth: dateOf(dob), taxvat },
    addresses: typed.addresses?.map(savedAddress),
    defaults: {
      default_billing: idOf(typed.default_billing),
      default_shipping: idOf(typed.default_shipping),
    },
    isSubscribed: isSubscribed == null ? null : Boolean(isSubscribed),
  };
}

/** For an address that is not in the customer's book, as Magento reports it. */
export function noSuchAddress(typed: RestCustomer, book: Row<"customer_address">[]): Error | null {
  const ids = [
    ...(typed.addresses ?? []).map(({ id }) => idOf(id)),
    idOf(typed.default_billing),
    idOf(typed.default_shipping),
  ];
  const missing = ids.find((id) => id != null && !book.some((address) => address.id === id));
  return missing == null ? null : noSuchEntity("addressId", String(missing));
}

function requireNames({ email, firstname, lastname }: RestCustomer, customer: Row<"customer">): void {
  if (!email?.trim()) throw wrongRequest(NO_EMAIL);
  if (!firstname?.trim()) throw wrongRequest('"First Name" is a required value.');
  if (!lastname?.trim()) throw wrongRequest('"Last Name" is a required value.');
  if (email.trim().toLowerCase() !== customer.email.toLowerCase()) throw wrongRequest(OTHER_EMAIL);
}

function savedAddress(typed: RestAddress): SavedAddress {
  const id = idOf(typed.id) ?? null;
  requireParts(typed, id !== null);
  const { firstname, lastname, company, street, city, telephone, postcode } = typed;
  return {
    id,
    input: {
      firstname,
      lastname,
      company,
      street: street ? street.map((line) => line ?? null) : undefined,
      city,
      telephone,
      postcode,
      region: regionOf(typed),
      // The engine says which countries it ships to.
      country_code: (typed.country_id ?? undefined) as SavedAddress["input"]["country_code"],
      default_billing: flagOf(typed.default_billing),
      default_shipping: flagOf(typed.default_shipping),
    },
  };
}

/** @param isStored whether omitted members are those that are stored */
function requireParts(typed: RestAddress, isStored: boolean): void {
  const isMissing = (part: (typeof REQUIRED)[number]) => {
    const value = typed[part];
    if (value === undefined && isStored) return false;
    return Array.isArray(value) ? !value.some((line) => line?.trim()) : !value?.trim();
  };
  const missing: string[] = REQUIRED.filter(isMissing);
  const region = regionOf(typed);
  if (!(region?.region_code || region?.region || region?.region_id) && !(isStored && !region))
    missing.push("region_id");
  if (missing.length > 0) throw missingInputs(missing);
}

/** The region of an address; undefined when it has none of the members. */
function regionOf({ region, region_id }: RestAddress) {
  if (region === undefined && region_id === undefined) return undefined;
  const parts = typeof region === "object" && region !== null ? region : { region, region_code: null };
  return {
    region: parts.region,
    region_code: parts.region_code,
    region_id: idOf(region_id) ?? idOf("region_id" in parts ? parts.region_id : null),
  };
}

function flagOf(value: RestAddress["default_billing"]): boolean | undefined {
  return value == null ? undefined : Boolean(value);
}

/** Ids may be numbers in text; 0 and empty text are none. */
function idOf(value: string | number | null | undefined): number | null | undefined {
  return value == null ? value : Number(value) || null;
}

/** Magento also takes a date with a time, which it drops. */
function dateOf(value: RestCustomer["dob"]): RestCustomer["dob"] {
  return value?.replace(/^(\d{4}-\d{2}-\d{2})[ T][\d:.]+Z?$/, "$1") ?? value;
}
