/** Opaque, stable uids for a product's options, as in the contract. */

const PREFIX = "custom-option";

/** Uid of an option; for `design`, of the entered option that carries a design's id. */
export function optionUid(sku: string, code: string): string {
  return encode(`${PREFIX}/${sku}/${code}`);
}

export function optionValueUid(sku: string, code: string, value: string): string {
  return encode(`${PREFIX}/${sku}/${code}/${value}`);
}

/** Code of the entered option that carries the design's id. */
export const DESIGN_OPTION = "design";

/** True if the value's uid belongs to the option. */
export function isValueOf(option: string, value: string): boolean {
  return decode(value).startsWith(`${decode(option)}/`);
}

function decode(uid: string): string {
  return Buffer.from(uid, "base64url").toString();
}

function encode(text: string): string {
  return Buffer.from(text).toString("base64url");
}
