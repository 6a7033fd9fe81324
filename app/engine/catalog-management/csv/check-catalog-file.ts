import { type AdminContext, requireSession } from "../../admin-api/admin-context";
import type { CatalogFileCheck, CatalogImport } from "../../admin-api/resolvers.generated";
import type { Connection, Row } from "../../database/schema";
import { upsert } from "../../database/upsert";
import { inWords } from "../changes-in-words";
import { type ImportPlan, planImport } from "./plan-import";
import { readCatalogFile } from "./read-catalog-file";

const MAX_SHOWN = 100;
const DAY_MILLISECONDS = 24 * 60 * 60_000;

/**
 * Checks an uploaded file, and stores it for the person, in place of an earlier one, if it has no mistakes.
 * @param content CSV, compressed by gzip, in base64
 * @throws GraphQLError of category input as `readCatalogFile` does
 */
export async function checkCatalogFile(context: AdminContext, content: string): Promise<CatalogFileCheck> {
  const { db } = context;
  const { storeCodes, user } = await requireSession(context);
  const { mistakes } = await planImport(db, storeCodes, await readCatalogFile(content));
  if (mistakes.length === 0) {
    const row = { admin_user_id: user.id, content, created_at: new Date().toISOString() };
    await upsert(db, "catalog_import", ["admin_user_id"], [row]);
  }
  return { mistakes: mistakes.slice(0, MAX_SHOWN), mistake_count: mistakes.length };
}

/** What the person's file would change now; null without one, and when a product of it is gone meanwhile. */
export async function readCatalogImport(context: AdminContext): Promise<CatalogImport | null> {
  const { db } = context;
  const { storeCodes, user } = await requireSession(context);
  const file = await findCatalogFile(db, user.id);
  if (!file) return null;
  const plan = await planImport(db, storeCodes, await readCatalogFile(file.content));
  return plan.mistakes.length > 0 ? null : importView(plan);
}

/** The file that a person has uploaded within a day. */
export function findCatalogFile(db: Connection, userId: number): Promise<Row<"catalog_import"> | undefined> {
  return db
    .selectFrom("catalog_import")
    .selectAll()
    .where("admin_user_id", "=", userId)
    .where("created_at", ">", oldest(new Date()))
    .executeTakeFirst();
}

/** Deletes files older than a day. */
export async function deleteOldCatalogFiles(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom("catalog_import").where("created_at", "<=", oldest(now)).execute();
}

function importView({ checksum, products }: ImportPlan): CatalogImport {
  return {
    checksum,
    products: products.slice(0, MAX_SHOWN).map(({ state, changes }) => ({
      sku: state.folder.product.sku,
      changes: changes.map(inWords(state.fields)),
    })),
    product_count: products.length,
  };
}

function oldest(now: Date): string {
  return new Date(now.getTime() - DAY_MILLISECONDS).toISOString();
}
