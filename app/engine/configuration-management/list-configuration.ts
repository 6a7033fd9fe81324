import { configurationDescription, configurationProblem, isFlag } from "~/brand/configuration-data";
import type { ConfigurationValue } from "../admin-api/resolvers.generated";
import type { Connection } from "../database/schema";
import { folderConfiguration } from "../shared/seeded-rows";
import { COMPUTED_VALUES } from "./computed-values";

/** The configuration values of a store, by name, with the folder's and who changed them last. */
export async function listConfiguration(db: Connection, storeCode: string): Promise<ConfigurationValue[]> {
  const [rows, folder, changes] = await Promise.all([
    db
      .selectFrom("configuration")
      .select(["key", "value", "previous_value"])
      .where("store_code", "=", storeCode)
      .execute(),
    folderConfiguration(db, storeCode),
    lastChanges(db, storeCode),
  ]);
  const stored = new Map(rows.map((row) => [row.key, row]));
  return [...new Set([...stored.keys(), ...folder.keys()])]
    .filter((name) => !COMPUTED_VALUES.has(name))
    .sort()
    .map((name) => {
      const folderValue = folder.get(name) ?? null;
      const value = stored.get(name)?.value ?? null;
      return {
        name,
        value,
        folder_value: folderValue,
        is_changed: value !== folderValue,
        previous_value: stored.get(name)?.previous_value ?? null,
        is_flag: isFlag(name),
        description: configurationDescription(name),
        is_ignored: value !== null && configurationProblem(name, value) !== null,
        changed_by: changes.get(name)?.by ?? null,
        changed_at: changes.get(name)?.at ?? null,
      };
    });
}

/** The latest entry of the audit log for each value. */
async function lastChanges(db: Connection, storeCode: string) {
  const latest = db
    .selectFrom("admin_audit")
    .select(({ fn }) => fn.max("id").as("id"))
    .where("subject_type", "=", "configuration")
    .where("store_code", "=", storeCode)
    .groupBy("subject_id");
  const entries = await db
    .selectFrom("admin_audit")
    .leftJoin("admin_user", "admin_user.id", "admin_audit.admin_user_id")
    .select(["admin_audit.subject_id", "admin_audit.at", "admin_user.name"])
    .where("admin_audit.id", "in", latest)
    .execute();
  return new Map(entries.map(({ subject_id, at, name }) => [subject_id ?? "", { at, by: name }]));
}
