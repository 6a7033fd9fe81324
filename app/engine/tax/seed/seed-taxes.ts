import type { Connection, NewRow } from "../../database/schema";
import { upsert } from "../../database/upsert";
import taxes from "./taxes.generated";

const THOUSANDTHS = 1000;

type PlaceTax = (typeof taxes.places)[number];

/** Updates the taxes of states and places to the seed's data. Places no longer listed are deleted. */
export async function seedTaxes(db: Connection): Promise<void> {
  const { states, places } = taxRows();
  await upsert(db, "tax_state", ["region_code"], states);
  await db.deleteFrom("tax_place").execute();
  await upsert(db, "tax_place", ["postcode_from"], places);
}

/** All rows of the seed; deterministic. */
export function taxRows(): { states: NewRow<"tax_state">[]; places: NewRow<"tax_place">[] } {
  const states = Object.entries(taxes.states).map(([region_code, { percent, taxesShipping }]) => ({
    region_code,
    rate_thousandths: Math.round(percent * THOUSANDTHS),
    taxes_shipping: taxesShipping ? 1 : 0,
  }));
  return { states, places: taxes.places.flatMap(placeRows) };
}

function placeRows({ state, name, percent, postcodes }: PlaceTax): NewRow<"tax_place">[] {
  return postcodes.split(" ").map((range) => {
    const [first, last = first] = range.split("-");
    return {
      postcode_from: first.padEnd(5, "0"),
      postcode_to: last.padEnd(5, "9"),
      region_code: state,
      name,
      rate_thousandths: Math.round(percent * THOUSANDTHS),
    };
  });
}
