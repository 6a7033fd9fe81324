import type { EngineContext } from "../graphql/context";
import { requireRoomForDesign } from "./design-rate-limit";
import { insertDesign } from "./insert-design";
import { requireOwner } from "./owner";
import type { SavedDesign } from "./read-design";
import { MAX_NAME_LENGTH } from "./rename-design";
import { requireOwnDesign } from "./require-own-design";

/**
 * Creates an unshared copy of the visitor's design in its current state.
 * @throws GraphQLError of category no-such-entity when the design is not theirs
 */
export async function duplicateDesign(context: EngineContext, id: string): Promise<SavedDesign> {
  const { design, document } = await requireOwnDesign(context, id);
  const owner = await requireOwner(context);
  const name = design.name && nameOfCopy(design.name);
  await requireRoomForDesign(context, document);
  return context.db
    .transaction()
    .execute((db) => insertDesign(db, owner, { sku: design.sku, document, name }));
}

function nameOfCopy(name: string): string {
  return `Copy of ${name}`.slice(0, MAX_NAME_LENGTH).trimEnd();
}
