const MAX_LENGTH = 12;

/** Prefix of a store's order numbers: the letters of its code, such as MPC in MPC100000001. */
export function orderPrefix(storeCode: string): string {
  return storeCode
    .replaceAll(/[^a-z]/g, "")
    .toUpperCase()
    .slice(0, MAX_LENGTH);
}
