import "../env-file.mjs";
import { explainError } from "../explain-error.mjs";
import { NotForThisShop } from "./not-for-this-shop";

const IN_PRODUCTION = "NODE_ENV is production: this command is for development only. Nothing was changed.";

/**
 * Runs a development command on the configured store, never in production. An error that its developer can fix is
 * printed in one line; the process then exits with 1.
 */
export async function runOnShop(
  command: (
    settings: import("~/settings/settings.server").Settings,
    say: (line: string) => void,
  ) => Promise<void>,
): Promise<void> {
  process.env.NODE_ENV ||= "development";
  process.env.LOG_LEVEL ||= "warn";
  process.umask(0o077);
  try {
    if (process.env.NODE_ENV === "production") throw new NotForThisShop(IN_PRODUCTION);
    const { currentSettings } = await import("~/settings/settings.server");
    await command(currentSettings(), console.log);
  } catch (error) {
    console.error(explainError(error, { mode: process.env.NODE_ENV }) ?? error);
    process.exitCode = 1;
  }
}
