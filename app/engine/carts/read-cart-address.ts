import { inputError, noSuchEntity } from "../graphql/errors";
import type { ShippingAddressInput } from "../graphql/resolvers.generated";
import { type PostalAddress, readAddress } from "../shared/postal-address";
import type { CartChange } from "./change-cart";

type WantedAddress = Pick<ShippingAddressInput, "address" | "customer_address_id">;

/**
 * The address meant by the input: an entered one, or one of the customer's address book.
 * @throws GraphQLError when there is none, it is invalid, or another customer's
 */
export async function readCartAddress(change: CartChange, wanted: WantedAddress): Promise<PostalAddress> {
  if (wanted.address) return readAddress(wanted.address);
  if (wanted.customer_address_id) return addressOfBook(change, wanted.customer_address_id);
  throw inputError("Please enter an address.", "address");
}

async function addressOfBook({ db, visitor }: CartChange, id: number): Promise<PostalAddress> {
  const row = await db
    .selectFrom("customer_address")
    .select(["firstname", "lastname", "company", "street", "city", "region_code", "postcode", "telephone"])
    .where("id", "=", id)
    .where("customer_id", "=", visitor.customerId ?? 0)
    .executeTakeFirst();
  if (!row) throw noSuchEntity(`Could not find a address with ID "${id}"`);
  return { ...row, street: JSON.parse(row.street), country_code: "US" };
}
