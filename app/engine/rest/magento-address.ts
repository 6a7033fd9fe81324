import { z } from "zod";
import type { CartAddressInput, EstimateAddressInput } from "../graphql/resolvers.generated";

/** Addresses as Magento's REST API takes them; validated by the cart's use cases. */

/** A text of an address. */
export const textSchema = z.string().max(1000).nullish();
/** A number, which Magento converts from text, too. */
export const numberSchema = z.union([z.number().int(), z.string().regex(/^\d{1,9}$/)]).nullish();

export const placeSchema = z.object({
  country_id: textSchema,
  region: textSchema,
  region_code: textSchema,
  region_id: numberSchema,
  postcode: textSchema,
});

export const addressSchema = placeSchema.extend({
  firstname: textSchema,
  lastname: textSchema,
  company: textSchema,
  street: z.union([z.array(textSchema).max(10), z.string().max(1000)]).nullish(),
  city: textSchema,
  telephone: textSchema,
  email: textSchema,
  customer_address_id: numberSchema,
  save_in_address_book: z.union([z.number(), z.boolean()]).nullish(),
});

type Place = z.infer<typeof placeSchema>;
type Address = z.infer<typeof addressSchema>;

/** The address as the contract's checkout takes it: one of the address book, or an entered one. */
export function cartAddress(address: Address): { address?: CartAddressInput; customer_address_id?: number } {
  const bookId = Number(address.customer_address_id ?? 0);
  if (bookId > 0) return { customer_address_id: bookId };
  const { firstname, lastname, company, street, city, telephone, postcode } = address;
  return {
    address: {
      firstname: firstname ?? "",
      lastname: lastname ?? "",
      company,
      street: Array.isArray(street) ? street.map((line) => line ?? null) : [street ?? null],
      city: city ?? "",
      ...regionOf(address),
      postcode,
      country_code: address.country_id ?? "",
      telephone,
      save_in_address_book: Boolean(address.save_in_address_book),
    },
  };
}

/** The place as the contract's estimate takes it. */
export function estimatedPlace(place: Place): EstimateAddressInput {
  return {
    country_code: (place.country_id ?? "") as EstimateAddressInput["country_code"],
    postcode: place.postcode,
    region: regionOf(place),
  };
}

function regionOf({ region, region_code, region_id }: Place) {
  return { region: region_code || region, region_id: Number(region_id ?? 0) || undefined };
}
