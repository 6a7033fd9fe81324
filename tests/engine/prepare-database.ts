import { storeDataOf } from "~/brand/store-data.server";
import { openDatabase } from "~/engine/database/open-database";
import { seedStore } from "~/engine/shared/seed-store";
import type { Settings } from "~/settings/settings.server";

/**
 * A process that migrates and seeds the database, as every start of the shop does first, and ends: the tests start
 * several at once. It loads nothing else, for loading the whole engine takes longer than all that is shown.
 */
const settings: Settings = JSON.parse(process.env.ENGINE_SETTINGS ?? "");
const db = await openDatabase(settings);
await seedStore(db, storeDataOf(settings.brand, settings));
await db.destroy();
