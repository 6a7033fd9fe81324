import { orderPrefix } from "~/brand/order-prefix";

/** Offset of the numbers, so that all have the same length. */
const NUMBER_BASE = 100_000_000;

/** The number of a new order, unique in all stores: the letters of the store's code, then its row's id, as in MPC100000001. */
export function makeOrderNumber(storeCode: string, id: number): string {
  return `${orderPrefix(storeCode)}${NUMBER_BASE + id}`;
}

/** Normalizes an order number as entered, such as `#mpc100000001`; null when it cannot be one. */
export function readOrderNumber(typed: string): string | null {
  const number = typed.trim().replace(/^#/, "").toUpperCase();
  return /^[A-Z0-9-]{1,40}$/.test(number) ? number : null;
}

/** The numbers that somebody may mean who left out the letters of the store. @param number as read */
export function numbersIn(storeCodes: string[], number: string): string[] {
  return [number, ...storeCodes.map((code) => orderPrefix(code) + number)];
}
