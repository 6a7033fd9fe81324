import type { EngineContext } from "../graphql/context";
import type { SavedDesign } from "./read-design";
import { requireOwnDesign } from "./require-own-design";
import { newShareToken } from "./share-token";

/**
 * Grants read-only access to the design's current state by token; a shared design keeps its token.
 * @throws GraphQLError of category no-such-entity when the design is not the visitor's
 */
export async function shareDesign(context: EngineContext, id: string): Promise<SavedDesign> {
  const { design } = await requireOwnDesign(context, id);
  await context.db
    .updateTable("design")
    .set({ share_token: newShareToken() })
    .where("id", "=", design.id)
    .where("share_token", "is", null)
    .execute();
  return requireOwnDesign(context, id);
}

/**
 * Ends sharing of the design; sharing it again creates another token.
 * @throws GraphQLError of category no-such-entity when the design is not the visitor's
 */
export async function unshareDesign(context: EngineContext, id: string): Promise<SavedDesign> {
  const { design } = await requireOwnDesign(context, id);
  await context.db.updateTable("design").set({ share_token: null }).where("id", "=", design.id).execute();
  return requireOwnDesign(context, id);
}
