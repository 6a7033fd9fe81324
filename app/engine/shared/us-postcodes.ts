/** ZIP codes by state: determined by the first three digits, with few exceptions. */

/** State → its prefixes, single ones or ranges. */
const PREFIXES: Record<string, string> = {
  AL: "350-369",
  AK: "995-999",
  AZ: "850-865",
  AR: "716-729",
  CA: "900-961",
  CO: "800-816",
  CT: "060-069",
  DE: "197-199",
  DC: "200 202-205 569",
  FL: "320-339 341-342 344 346-347 349",
  GA: "300-319 398-399",
  HI: "967-968",
  ID: "832-838",
  IL: "600-629",
  IN: "460-479",
  IA: "500-528",
  KS: "660-679",
  KY: "400-427",
  LA: "700-714",
  ME: "039-049",
  MD: "206-219",
  MA: "010-027 055",
  MI: "480-499",
  MN: "550-567",
  MS: "386-397",
  MO: "630-658",
  MT: "590-599",
  NE: "680-693",
  NV: "889-898",
  NH: "030-038",
  NJ: "070-089",
  NM: "870-884",
  NY: "005 100-149",
  NC: "270-289",
  ND: "580-588",
  OH: "430-459",
  OK: "730-731 734-749",
  OR: "970-979",
  PA: "150-196",
  RI: "028-029",
  SC: "290-299",
  SD: "570-577",
  TN: "370-385",
  TX: "733 750-799 885",
  UT: "840-847",
  VT: "050-054 056-059",
  VA: "201 220-246",
  WA: "980-994",
  WV: "247-268",
  WI: "530-549",
  WY: "820-831",
};

/** Places served through the neighboring state: Fishers Island and Alta. */
const EXCEPTIONS: Record<string, string> = { "06390": "NY", "83414": "WY" };

const stateByPrefix = new Map(
  Object.entries(PREFIXES).flatMap(([state, prefixes]) =>
    prefixes
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

function prefixRange(range: string): number[] {
  const [first, last = first] = range.split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
