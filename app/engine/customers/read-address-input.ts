import type { CustomerAddressInput } from "../graphql/resolvers.generated";
import { type PostalAddress, readAddress } from "../shared/postal-address";

/** Reads an address of the address book. @throws GraphQLError as `readAddress` does */
export function readAddressInput(input: CustomerAddressInput): PostalAddress {
  return readAddress({
    ...input,
    region: input.region?.region_code ?? input.region?.region,
    region_id: input.region?.region_id,
  });
}
