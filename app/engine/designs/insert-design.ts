import { describeDesign } from "~/design/document/describe-design";
import type { DesignDocument } from "~/design/document/document";
import type { Connection, Row } from "../database/schema";
import { randomId } from "../shared/secrets";
import { clipArtSources } from "./clip-art-sources";
import { type Owner, ownedColumns } from "./owner";
import type { SavedDesign } from "./read-design";

interface NewDesign {
  sku: string;
  document: DesignDocument;
  name: string | null;
}

/** Inserts a new design of the owner, with its first revision. */
export async function insertDesign(
  db: Connection,
  owner: Owner,
  { sku, document, name }: NewDesign,
): Promise<SavedDesign> {
  const now = new Date().toISOString();
  const design = {
    id: randomId(),
    sku,
    revision: 1,
    name,
    share_token: null,
    removed_at: null,
    comments_closed_at: null,
    has_new_comments: 0,
    is_comment_emailed: 0,
    created_at: now,
    updated_at: now,
    ...ownedColumns(owner),
  };
  await db.insertInto("design").values(design).execute();
  await insertRevision(db, design, document);
  return { design, revision: 1, document };
}

/** Stores the document as the design's latest revision. */
export async function insertRevision(db: Connection, design: Row<"design">, document: DesignDocument) {
  await db
    .insertInto("design_revision")
    .values({
      design_id: design.id,
      revision: design.revision,
      document: JSON.stringify(document),
      description: describeDesign(document, await clipArtSources(db, document)),
      created_at: design.updated_at,
    })
    .execute();
}
