/** Normalizes an order number as entered, such as `#mpc100000001`; null when it cannot be one. */
export function readOrderNumber(typed: string): string | null {
  const number = typed.trim().replace(/^#/, "").toUpperCase();
  return /^[A-Z0-9-]{1,40}$/.test(number) ? number : null;
}
