/** `npm run demo`: fills a new store with customers, orders and related data, so that every page shows something. */
import { runOnShop } from "./run-on-shop";

await runOnShop(async (settings, say) => (await import("./demo/fill-shop")).fillShop(settings, say));
