import { shopDay } from "~/brand/shop-day";
import type { Connection, Row } from "../database/schema";
import { cachedForGood, cachedInMemory } from "../shared/memory-cache";
import { type TaxTable, taxTable } from "./tax-table";

/** The versions of the taxes, the latest first; cached in memory. */
const readVersions = cachedInMemory((db) =>
  db.selectFrom("tax_version").selectAll().orderBy("effective_on", "desc").orderBy("id", "desc").execute(),
);

/** The rows of a version, which never change: cached in memory for good. The key is the version's id. */
const readVersionTable = cachedForGood(async (db, versionId): Promise<TaxTable> => {
  const id = Number(versionId);
  const [version, states, places] = await Promise.all([
    db.selectFrom("tax_version").select("name").where("id", "=", id).executeTakeFirstOrThrow(),
    db.selectFrom("tax_state").selectAll().where("version_id", "=", id).execute(),
    db.selectFrom("tax_place").selectAll().where("version_id", "=", id).execute(),
  ]);
  return taxTable(version.name, states, places);
});

const NO_TAXES = taxTable("none", [], []);

/** The sales taxes in force at a time, cached in memory. */
export async function readTaxTable(db: Connection, storeCode: string, now: Date): Promise<TaxTable> {
  const version = await currentTaxVersion(db, storeCode, now);
  return version ? readVersionTable(db, String(version.id)) : NO_TAXES;
}

/**
 * The version in force at a time: the last imported one that has taken effect, otherwise the built-in one. Undefined when
 * there is none.
 */
export async function currentTaxVersion(
  db: Connection,
  storeCode: string,
  now: Date,
): Promise<Row<"tax_version"> | undefined> {
  const today = shopDay(now);
  const versions = await readVersions(db, storeCode);
  const inForce = versions.filter(({ effective_on }) => effective_on <= today);
  return inForce.find(({ source }) => source === "imported") ?? inForce[0] ?? versions.at(-1);
}
