import { inputError } from "../../graphql/errors";

/** As many as a page of the list has. */
const MAX_AT_ONCE = 50;

/** The products of a form, each once. @throws GraphQLError of category input for none or too many */
export function checkedSkus(skus: readonly string[]): string[] {
  const checked = [...new Set(skus)];
  if (checked.length === 0) throw inputError("Check the products first.", "skus");
  if (checked.length > MAX_AT_ONCE) throw inputError(`Check ${MAX_AT_ONCE} products at most.`, "skus");
  return checked;
}
