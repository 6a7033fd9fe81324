import type { Started } from "../started-shop";

/** How many errors of this process no part of the program caught. */
export async function uncaughtErrors({ address }: Started): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^shop_uncaught_errors_total (\d+)$/m.exec(metrics)?.[1]);
}
