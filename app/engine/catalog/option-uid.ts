/** Opaque, stable names for a product's options, as the contract hands them out. */

const PREFIX = "custom-option";

/** The option itself; for `design` the entered option that carries a design's id. */
export function optionUid(sku: string, code: string): string {
  return encode(`${PREFIX}/${sku}/${code}`);
}

/** One value of an option. */
export function optionValueUid(sku: string, code: string, value: string): string {
  return encode(`${PREFIX}/${sku}/${code}/${value}`);
}

/** Code under which `optionUid` names the entered option for the design's id. */
export const DESIGN_OPTION = "design";

/** Whether a uid names one of the option's values. */
export function isValueOf(option: string, value: string): boolean {
  return decode(value).startsWith(`${decode(option)}/`);
}

function decode(uid: string): string {
  return Buffer.from(uid, "base64url").toString();
}

function encode(text: string): string {
  return Buffer.from(text).toString("base64url");
}
