import { readConfiguration } from "../content/configuration";
import type { Connection } from "../database/schema";
import { inputError } from "../graphql/errors";
import type { PostalAddress } from "../shared/postal-address";
import { findUsRegion } from "../shared/us-regions";
import { methodsTo, type ShippingMethod } from "./shipping-methods";
import { readShippingTable } from "./shipping-table";

/**
 * The methods that reach an address's state or territory.
 * @throws GraphQLError of category input when none does
 */
export async function requireMethodsTo(
  db: Connection,
  storeCode: string,
  { postcode, region_code }: Pick<PostalAddress, "region_code" | "postcode">,
): Promise<ShippingMethod[]> {
  const [table, configuration] = await Promise.all([
    readShippingTable(db, storeCode),
    readConfiguration(db, storeCode),
  ]);
  const methods = methodsTo(table, configuration, region_code);
  if (methods.length === 0) throw inputError(...unreachedPlace(region_code, postcode));
  return methods;
}

/** Message and field for a place that no method reaches. */
export function unreachedPlace(region: string, postcode: string): [message: string, field: string] {
  return postcode
    ? [`We don't ship to ZIP code ${postcode}.`, "postcode"]
    : [`We don't ship to ${findUsRegion(region)?.name ?? region}.`, "region"];
}
