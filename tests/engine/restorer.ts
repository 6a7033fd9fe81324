import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import type { Settings } from "~/settings/settings.server";

/** A process that restores a backup over a store, and is killed right before its n-th write to the disk. */
const { ENGINE_SETTINGS = "", BACKUP = "", KILL_AT = "" } = process.env;

let changes = 0;
const changing = fs as unknown as Record<string, (...given: unknown[]) => unknown>;
for (const name of ["copyFile", "mkdir", "rename", "rm"]) {
  const change = changing[name];
  changing[name] = (...given) => {
    changes += 1;
    if (changes === Number(KILL_AT)) process.kill(process.pid, "SIGKILL");
    return change(...given);
  };
}
syncBuiltinESMExports();

const { restoreShop } = await import("~/engine/backup/restore-shop");
const settings: Settings = JSON.parse(ENGINE_SETTINGS);
await restoreShop(settings, BACKUP, { force: true });
