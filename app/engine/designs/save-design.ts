import { acceptDesignDocument } from "~/design/document/check-document";
import { type DesignDocument, parseDesignDocument } from "~/design/document/document";
import { loadProducts } from "../catalog/load-products";
import { lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { SaveDesignInput, UserError } from "../graphql/resolvers.generated";
import { isRandomId } from "../shared/secrets";
import { findClipArt } from "./clip-art-sources";
import { mayAddDesign, mayAddRevision, TOO_MANY_DESIGNS } from "./design-rate-limit";
import { documentClipArt, documentPhotos } from "./document-photos";
import { findPhotos } from "./find-photos";
import { insertDesign, insertRevision } from "./insert-design";
import { type Owner, owns, requireOwner } from "./owner";
import type { SavedDesign } from "./read-design";
import { removeOldRevisions } from "./remove-old-revisions";

/** A book of forty pages with four photos each has about 100,000 characters. */
const MAX_DOCUMENT_LENGTH = 200_000;

/**
 * Saves a design: a new one, or a new revision of the visitor's own unless nothing has changed. A deleted design that
 * is still in use reappears on the list when it changes.
 * @throws GraphQLError of category authorization when the visitor can own nothing
 */
export async function saveDesign(
  context: EngineContext,
  input: SaveDesignInput,
): Promise<SavedDesign | UserError> {
  const owner = await requireOwner(context);
  const product = (await loadProducts(context.db, context.storeCode, [input.sku])).get(input.sku);
  if (!product) return { code: "PRODUCT_NOT_FOUND", message: "We couldn't find that product.", field: "sku" };
  const accepted = acceptDesignDocument(readJson(input.document));
  if ("problem" in accepted) return { code: "INVALID_DESIGN", message: accepted.problem, field: "document" };
  const { document } = accepted;
  if (document.blueprint !== product.blueprint) {
    return { code: "INVALID_DESIGN", message: "This design is for a different product.", field: "document" };
  }
  const foreignArt = await findForeignClipArt(context.db, owner, document);
  if (foreignArt)
    return { code: "CLIP_ART_NOT_FOUND", message: "We couldn't find that clip art.", field: foreignArt };
  const foreign = await findForeignPhoto(context.db, owner, document);
  if (foreign) return { code: "PHOTO_NOT_FOUND", message: "We couldn't find that photo.", field: foreign };

  const maySave = input.id ? mayAddRevision : mayAddDesign;
  if (!(await maySave(context, input.document.length))) return TOO_MANY_DESIGNS;

  return context.db.transaction().execute(async (db) => {
    if (!input.id) return insertDesign(db, owner, { sku: input.sku, document, name: null });
    const design = await lockRows(
      db,
      db
        .selectFrom("design")
        .selectAll()
        .where("id", "=", isRandomId(input.id) ? input.id : ""),
    ).executeTakeFirst();
    if (!design || !owns(owner, design) || design.sku !== input.sku) {
      return { code: "DESIGN_NOT_FOUND", message: "We couldn't find that design.", field: "id" };
    }
    return addRevision(db, design, document);
  });
}

function readJson(text: string): unknown {
  if (text.length > MAX_DOCUMENT_LENGTH) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The field of the first photo that is not the owner's; undefined when all are. */
async function findForeignPhoto(db: Connection, owner: Owner, document: DesignDocument) {
  const placed = documentPhotos(document);
  const photos = await findPhotos(
    db,
    placed.map(({ photoId }) => photoId),
  );
  return placed.find(({ photoId }) => {
    const photo = photos.get(photoId);
    return !photo || !owns(owner, photo);
  })?.field;
}

/** The same for uploaded clip art. */
async function findForeignClipArt(db: Connection, owner: Owner, document: DesignDocument) {
  const placed = documentClipArt(document);
  const rows = await findClipArt(
    db,
    placed.map(({ art }) => art),
  );
  const own = new Set(rows.filter((row) => owns(owner, row)).map(({ id }) => id));
  return placed.find(({ art }) => !own.has(art))?.field;
}

async function addRevision(db: Connection, design: Row<"design">, document: DesignDocument) {
  const latest = await db
    .selectFrom("design_revision")
    .select("document")
    .where("design_id", "=", design.id)
    .where("revision", "=", design.revision)
    .executeTakeFirst();
  if (latest && isAlike(latest.document, document)) return { design, revision: design.revision, document };
  const change = { revision: design.revision + 1, updated_at: new Date().toISOString(), removed_at: null };
  const changed = { ...design, ...change };
  await db.updateTable("design").set(change).where("id", "=", design.id).execute();
  await insertRevision(db, changed, document);
  await removeOldRevisions(db, changed);
  return { design: changed, revision: changed.revision, document };
}

/** Whether a stored document, of whatever version, says the same as this one. */
function isAlike(stored: string, document: DesignDocument): boolean {
  return JSON.stringify(parseDesignDocument(JSON.parse(stored))) === JSON.stringify(document);
}
