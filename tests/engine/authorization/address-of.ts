import type { EngineFixture, Sender } from "../engine-fixture";

/** A US address as input of the address book. */
export const BOOK_ADDRESS = {
  firstname: "Ada",
  lastname: "Byron",
  street: ["12 Analytical Way"],
  city: "Sacramento",
  region: { region_code: "CA" },
  postcode: "95814",
  country_code: "US",
  telephone: "(916) 555-0123",
};

/** The id of a new address in the customer's book. */
export async function addressOf(engine: EngineFixture, sender: Sender): Promise<number> {
  const { data } = await engine.graphql(
    "mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }",
    { input: BOOK_ADDRESS },
    sender,
  );
  return data.createCustomerAddress.id;
}
