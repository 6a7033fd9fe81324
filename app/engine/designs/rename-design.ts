import type { EngineContext } from "../graphql/context";
import { readLine } from "../shared/typed-text";
import type { SavedDesign } from "./read-design";
import { requireOwnDesign } from "./require-own-design";

/** Characters. */
export const MAX_NAME_LENGTH = 60;

/**
 * Names the visitor's own design; an empty name removes it.
 * @throws GraphQLError of category input when the name is too long, no-such-entity when the design is not theirs
 */
export async function renameDesign(
  context: EngineContext,
  id: string,
  typed: string | null | undefined,
): Promise<SavedDesign> {
  const saved = await requireOwnDesign(context, id);
  const name = readLine(typed, { field: "name", maxLength: MAX_NAME_LENGTH }) || null;
  await context.db.updateTable("design").set({ name }).where("id", "=", saved.design.id).execute();
  return { ...saved, design: { ...saved.design, name } };
}
