import { inputError, noSuchEntity } from "../graphql/errors";
import type { CartAddressInput, InputMaybe } from "../graphql/resolvers.generated";
import { type PostalAddress, readAddress } from "../shared/postal-address";
import type { CartChange } from "./change-cart";

interface WantedAddress {
  address?: InputMaybe<CartAddressInput>;
  customer_address_id?: InputMaybe<number>;
}

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
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", visitor.customerId ?? 0)
    .executeTakeFirst();
  if (!row) throw noSuchEntity(`Could not find a address with ID "${id}"`);
  return {
    firstname: row.firstname,
    lastname: row.lastname,
    company: row.company,
    street: JSON.parse(row.street),
    city: row.city,
    region_code: row.region_code,
    postcode: row.postcode,
    country_code: "US",
    telephone: row.telephone,
  };
}
