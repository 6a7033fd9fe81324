const LIMIT = /^\$?(\d{1,7}(?:\.\d{1,2})?)$/;

/**
 * Reads a role's limit of refunds a day, such as "$1,200.50".
 * @returns cents; null for no limit, undefined for what is no amount
 */
export function readLimit(typed: string): number | null | undefined {
  if (typed === "") return null;
  const dollars = LIMIT.exec(typed.replaceAll(",", ""))?.[1];
  return dollars === undefined ? undefined : Math.round(Number(dollars) * 100);
}
