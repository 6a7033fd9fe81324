import type { Started } from "../started-shop";

/** Number of uncaught errors in this process. */
export async function uncaughtErrors({ address }: Started): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^shop_uncaught_errors_total (\d+)$/m.exec(metrics)?.[1]);
}
