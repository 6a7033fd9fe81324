/** `npm run demo`: fills a fresh shop with customers, orders and all that belongs to them, so that every page shows something. */
import { runOnShop } from "./run-on-shop";

await runOnShop(async (settings, say) => (await import("./demo/fill-shop")).fillShop(settings, say));
