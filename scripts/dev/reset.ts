/** `npm run reset`: removes this checkout's shop data and seeds a fresh shop. */
import { runOnShop } from "./run-on-shop";

await runOnShop(async (settings, say) => (await import("./reset-shop")).resetShop(settings, say));
