/** An order's number as it is kept, from however it was typed, such as `#mpc100000001`; null when it can be none. */
export function readOrderNumber(typed: string): string | null {
  const number = typed.trim().replace(/^#/, "").toUpperCase();
  return /^[A-Z0-9-]{1,40}$/.test(number) ? number : null;
}
