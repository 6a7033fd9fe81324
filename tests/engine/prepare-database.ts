import { storeDataOf } from "~/brand/store-data.server";
import { openDatabase } from "~/engine/database/open-database";
import { seedStore } from "~/engine/shared/seed-store";
import type { Settings } from "~/settings/settings.server";

/**
 * A process that migrates and seeds the database, as every start of the store does first, and exits: the tests start
 * several at once. It loads nothing else, since loading the whole engine takes longer than the tests themselves.
 */
const settings: Settings = JSON.parse(process.env.ENGINE_SETTINGS ?? "");
const db = await openDatabase(settings);
await seedStore(db, storeDataOf(settings.brand, settings));
await db.destroy();
