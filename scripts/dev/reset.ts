/** `npm run reset`: deletes this checkout's store data and seeds a new store. */
import { runOnShop } from "./run-on-shop";

await runOnShop(async (settings, say) => (await import("./reset-shop")).resetShop(settings, say));
