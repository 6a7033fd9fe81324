import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { BUILD } from "./build-when-stale.mjs";

/**
 * Does something with the shop's own code while the shop stays closed, says what was done, and ends the process with 1
 * when it was refused.
 * @param {(shop: typeof import("../app/entry.server")) => Promise<string>} task
 */
export async function withClosedShop(task) {
  process.env.NODE_ENV ||= "production";
  process.env.SHOP_STAYS_CLOSED = "yes";
  process.umask(0o077);
  try {
    if (!existsSync(BUILD)) throw new Error("Please build the shop first: npm run build");
    const build = await import(pathToFileURL(BUILD));
    console.log(await task(build.entry.module));
  } catch (error) {
    const isExplained =
      ["BackupRefusal", "ShopLocked"].includes(error?.name) ||
      /^(Wrong settings|Please build)/.test(error?.message);
    console.error(isExplained ? error.message : error);
    process.exitCode = 1;
  }
}
