import type { EngineContext } from "../graphql/context";
import type { SharedDesign } from "../graphql/resolvers.generated";
import { readRevision, type SavedDesign } from "./read-design";
import { isShareToken } from "./share-token";

/** A shared design as its link shows it; null for an invalid token. */
export async function viewSharedDesign(context: EngineContext, token: string): Promise<SharedDesign | null> {
  const saved = await readSharedDesign(context, token);
  if (!saved) return null;
  const { design, revision, document } = saved;
  return {
    name: design.name,
    sku: design.sku,
    document: JSON.stringify(document),
    picture_url: `/pictures/designs/${design.id}/${revision}.svg?share=${token}`,
  };
}

/** The latest revision of the token's design; null when the token is invalid or sharing has ended. */
export async function readSharedDesign(
  { db, storeCode }: EngineContext,
  token: string,
): Promise<SavedDesign | null> {
  if (!isShareToken(token)) return null;
  const design = await db
    .selectFrom("design")
    .selectAll()
    .where("share_token", "=", token)
    .where("store_code", "=", storeCode)
    .executeTakeFirst();
  return design ? readRevision(db, design, design.revision) : null;
}
