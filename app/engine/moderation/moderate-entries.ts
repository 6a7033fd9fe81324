import type { ModeratedEntries } from "../admin-api/resolvers.generated";
import { inputError } from "../graphql/errors";

/** Entries of one form. */
const MAX_AT_ONCE = 50;

/**
 * Decides about several entries, one after the other, each in its own transaction.
 * @param what names the entries, such as "photos"
 * @param decide returns false for an entry that stays as it is
 * @throws GraphQLError of category input for none or too many; otherwise as `decide` does
 */
export async function moderateEntries(
  ids: readonly string[],
  what: string,
  decide: (id: string) => Promise<boolean>,
): Promise<ModeratedEntries> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) throw inputError(`Check the ${what} that you've decided about first.`, "ids");
  if (wanted.length > MAX_AT_ONCE)
    throw inputError(`Decide about ${MAX_AT_ONCE} ${what} at most at once.`, "ids");
  let changed = 0;
  for (const id of wanted) if (await decide(id)) changed += 1;
  return { changed, unchanged: wanted.length - changed };
}
