import { configurationProblem } from "~/brand/configuration-data";
import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { changedMeanwhile } from "../admin-api/admin-errors";
import type { SetConfigurationInput } from "../admin-api/resolvers.generated";
import { changeOnce } from "../audit/change-once";
import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import { lockRows, lockStart } from "../database/dialect";
import type { Connection, Transaction } from "../database/schema";
import { upsert } from "../database/upsert";
import { inputError } from "../graphql/errors";
import { folderConfiguration } from "../shared/seeded-rows";
import { readText } from "../shared/typed-text";
import { COMPUTED_VALUES } from "./computed-values";

const MAX_LENGTH = 2000;

/**
 * Changes a configuration value, which then stays whatever the folder says, or goes back to the folder's. The shop uses it
 * at once, in every process. A form that is sent twice acts once.
 * @throws GraphQLError CHANGED when the value is not as the form showed it; of category input for a wrong value
 */
export async function setConfiguration(context: AdminContext, input: SetConfigurationInput): Promise<void> {
  const session = await requireSession(context);
  const { store_code: storeCode, name } = input;
  if (!session.storeCodes.includes(storeCode) || COMPUTED_VALUES.has(name)) throw noSuchValue();
  const typed = input.value == null ? null : readText(input.value, { field: "value", maxLength: MAX_LENGTH });
  const problem = typed === null ? null : configurationProblem(name, typed);
  if (problem) throw inputError(`This ${problem}.`, "value");
  await changeOnce(context, input.key, {
    lock: (transaction) => lockValue(transaction, storeCode, name),
    async change(current, { transaction }) {
      const folder = (await folderConfiguration(transaction, storeCode)).get(name);
      if (current === undefined && folder === undefined) throw noSuchValue();
      if ((current ?? null) !== (input.shown_value ?? null)) throw changedMeanwhile("This value");
      await write(transaction, { storeCode, name, value: typed ?? folder, previous: current });
      await invalidateCache(transaction);
      return {
        action: typed === null ? "configuration.reset" : "configuration.change",
        subject: { type: "configuration", id: name },
        storeCode,
        changedFields: [name],
      };
    },
  });
  await context.catchUpInvalidations();
}

function noSuchValue() {
  return inputError("There's no such setting. Please reload the page and try again.");
}

async function lockValue(
  transaction: Transaction,
  storeCode: string,
  name: string,
): Promise<string | undefined> {
  await lockStart(transaction);
  const row = await lockRows(transaction, rowQuery(transaction, storeCode, name)).executeTakeFirst();
  return row?.value;
}

function rowQuery(db: Connection, storeCode: string, name: string) {
  return db
    .selectFrom("configuration")
    .select("value")
    .where("store_code", "=", storeCode)
    .where("key", "=", name);
}

interface Written {
  storeCode: string;
  name: string;
  /** Undefined for a value that the folder does not have (any more): it ends. */
  value: string | undefined;
  /** What it was. */
  previous: string | undefined;
}

async function write(transaction: Transaction, { storeCode, name, value, previous }: Written): Promise<void> {
  if (value !== undefined) {
    await upsert(
      transaction,
      "configuration",
      ["store_code", "key"],
      [{ store_code: storeCode, key: name, value, previous_value: previous ?? null }],
    );
    return;
  }
  await transaction
    .deleteFrom("configuration")
    .where("store_code", "=", storeCode)
    .where("key", "=", name)
    .execute();
}
