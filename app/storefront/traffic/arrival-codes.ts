/** Codes in the URL of an arrival that the shop stores for a while; specification §9 "Cookies". */
export interface ArrivalCodes {
  affiliate: string | null;
  brand: string | null;
  /** Code of the customer who referred the visitor. */
  refer: string | null;
  /** Mailing campaign; not verified yet. */
  campaign: string | null;
}

const CODE = /^[\w.@-]{1,64}$/;

/** Missing or malformed codes are null. */
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
