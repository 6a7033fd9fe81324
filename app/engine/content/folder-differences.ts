import { configurationProblem } from "~/brand/configuration-data";
import type { StoreData } from "~/brand/store-data.server";
import { COMPUTED_VALUES } from "../configuration-management/computed-values";
import type { Connection, Row } from "../database/schema";
import { ownersRows } from "../shared/seeded-rows";
import { ownersPositions } from "./seed/header-offer-list";

const EXPLAINED = 'See "After changes of the folder" in docs/brands.md.';

/**
 * What the owner changed at run time, which a start leaves alone: configuration values with both values, other rows by
 * name; and wrong values, which do not apply.
 * @returns a sentence for each
 */
export async function folderDifferences(
  db: Connection,
  store: Pick<StoreData, "code" | "configuration">,
): Promise<string[]> {
  const rows = await ownersRows(db, store.code);
  return [
    ...(await configurationDifferences(db, store)),
    ...rows.map(
      (row) =>
        `${row} of ${store.code} was changed in the database, which counts, not its folder. ${EXPLAINED}`,
    ),
    ...(await offerDifferences(db, store.code)),
  ];
}

/** One sentence for the whole list of header offers, since it applies as a whole. */
async function offerDifferences(db: Connection, code: string): Promise<string[]> {
  const positions = await ownersPositions(db, code);
  if (positions.length === 0) return [];
  return [
    `Header offers of ${code} were changed in the database, so all of them count, and none of its folder; they differ at position ${positions.join(", ")}. ${EXPLAINED}`,
  ];
}

async function configurationDifferences(
  db: Connection,
  { code, configuration }: Pick<StoreData, "code" | "configuration">,
): Promise<string[]> {
  const rows = await db.selectFrom("configuration").selectAll().where("store_code", "=", code).execute();
  return rows.flatMap((row) => differenceOf(row, configuration[row.key]) ?? []);
}

function differenceOf(
  { store_code, key, value }: Row<"configuration">,
  inFolder: string | undefined,
): string | null {
  const problem = configurationProblem(key, value);
  if (problem) return `Configuration ${key} of ${store_code} in the database is ignored: it ${problem}.`;
  if (inFolder === undefined || inFolder === value || COMPUTED_VALUES.has(key)) return null;
  return `Configuration ${key} of ${store_code}: its folder says "${inFolder}", the database "${value}", which counts. ${EXPLAINED}`;
}
