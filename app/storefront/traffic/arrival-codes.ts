/** Codes in the address of an arrival that the shop keeps for a while; specification §9 "Cookies". */
export interface ArrivalCodes {
  affiliate: string | null;
  brand: string | null;
  /** Who recommended the shop. */
  refer: string | null;
  /** Mailing campaign; to be checked before it is believed. */
  campaign: string | null;
}

const CODE = /^[\w.@-]{1,64}$/;

/** Codes that are missing or malformed are null. */
export function arrivalCodes(parameters: URLSearchParams): ArrivalCodes {
  const code = (...names: string[]) =>
    names.map((name) => parameters.get(name)).find((value) => value !== null && CODE.test(value)) ?? null;
  return {
    affiliate: code("aff"),
    brand: code("brand_code", "brandcode"),
    refer: code("refer_code", "refer"),
    campaign: code("mc_cid"),
  };
}
