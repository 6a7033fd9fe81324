import type { EngineContext } from "../graphql/context";
import { noSuchEntity } from "../graphql/errors";
import { readOwnDesign, type SavedDesign } from "./read-design";

/**
 * The latest revision of a design on the visitor's own list.
 * @throws GraphQLError of category no-such-entity, the same for an unknown design, a deleted one and another person's
 */
export async function requireOwnDesign(context: EngineContext, id: string): Promise<SavedDesign> {
  const saved = await readOwnDesign(context, id);
  if (!saved || saved.design.removed_at !== null) throw noSuchEntity("We couldn't find that design.");
  return saved;
}
