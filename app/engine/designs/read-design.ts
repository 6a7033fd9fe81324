import { type DesignDocument, parseDesignDocument } from "~/design/document/document";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { isRandomId } from "../shared/secrets";
import { turnAfter } from "../shared/turn-after";
import { ownerOf, owns } from "./owner";

export interface SavedDesign {
  design: Row<"design">;
  revision: number;
  document: DesignDocument;
}

/** The latest revision of the visitor's own design; null when they have none with that id. */
export async function readOwnDesign(context: EngineContext, id: string): Promise<SavedDesign | null> {
  const design = await findDesign(context, id);
  if (!design || !owns(await ownerOf(context), design)) return null;
  return readRevision(context.db, design, design.revision);
}

/** The store's design with that id, regardless of owner; null when there is none. */
export async function findDesign(
  { db, storeCode }: Pick<EngineContext, "db" | "storeCode">,
  id: string,
): Promise<Row<"design"> | null> {
  if (!isRandomId(id)) return null;
  const design = await db
    .selectFrom("design")
    .selectAll()
    .where("id", "=", id)
    .where("store_code", "=", storeCode)
    .executeTakeFirst();
  return design ?? null;
}

/** Null when the design has no such revision. */
export async function readRevision(
  db: Connection,
  design: Row<"design">,
  revision: number,
): Promise<SavedDesign | null> {
  const row = await db
    .selectFrom("design_revision")
    .select("document")
    .where("design_id", "=", design.id)
    .where("revision", "=", revision)
    .executeTakeFirst();
  if (!row) return null;
  const document = parseDesignDocument(JSON.parse(row.document));
  await turnAfter(row.document.length);
  return { design, revision, document };
}
