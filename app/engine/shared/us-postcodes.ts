import states from "./us-states.generated";
import territories from "./us-territories.generated";

/** The state of a ZIP code: determined by the first three digits, with few exceptions. */

/** Places served through the neighboring state: Fishers Island and Alta. */
const EXCEPTIONS: Record<string, string> = { "06390": "NY", "83414": "WY" };

const stateByPrefix = new Map(
  Object.entries(states).flatMap(([state, { postcodes }]) =>
    postcodes
      .split(" ")
      .flatMap(prefixRange)
      .map((prefix) => [prefix, state] as const),
  ),
);

/**
 * The code of a ZIP code's state or district; null outside the 50 states and the District of Columbia (territories,
 * armed forces) and for unassigned prefixes.
 * @param postcode five digits or ZIP+4
 */
export function stateOfPostcode(postcode: string): string | null {
  return EXCEPTIONS[postcode.slice(0, 5)] ?? stateByPrefix.get(Number(postcode.slice(0, 3))) ?? null;
}

/**
 * The code of the state, territory or armed forces' region of a ZIP code; null for unassigned ones.
 * @param postcode five digits or ZIP+4
 */
export function regionOfPostcode(postcode: string): string | null {
  const zip = postcode.slice(0, 5);
  const territory = Object.entries(territories).find(([, { postcodes }]) =>
    postcodes.split(" ").some((range) => {
      const [first, last = first] = range.split("-");
      return first <= zip && zip <= last;
    }),
  );
  return territory?.[0] ?? stateOfPostcode(postcode);
}

function prefixRange(range: string): number[] {
  const [first, last = first] = range.split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
