const MAX_LENGTH = 12;

/** What the order numbers of a store begin with: the letters of its code, as MPC of MPC100000001. */
export function orderPrefix(storeCode: string): string {
  return storeCode
    .replaceAll(/[^a-z]/g, "")
    .toUpperCase()
    .slice(0, MAX_LENGTH);
}
