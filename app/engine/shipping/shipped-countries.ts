import { readConfiguration } from "../content/configuration";
import type { EngineContext } from "../graphql/context";
import type { Country } from "../graphql/resolvers.generated";
import { postalRegions } from "../shared/us-regions";
import { methodsTo } from "./shipping-methods";
import { readShippingTable } from "./shipping-table";

/** The countries that the store ships to, with the regions that a shipping method reaches. */
export async function shippedCountries({
  db,
  storeCode,
}: Pick<EngineContext, "db" | "storeCode">): Promise<Country[]> {
  const [table, configuration] = await Promise.all([
    readShippingTable(db, storeCode),
    readConfiguration(db, storeCode),
  ]);
  const isReached = ({ code }: { code: string }) => methodsTo(table, configuration, code).length > 0;
  return [
    {
      id: "US",
      two_letter_abbreviation: "US",
      three_letter_abbreviation: "USA",
      full_name_locale: "United States",
      full_name_english: "United States",
      available_regions: postalRegions.filter(isReached),
    },
  ];
}
