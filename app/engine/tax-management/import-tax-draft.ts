import type { AdminContext } from "../admin-api/admin-context";
import type { TaxVersion } from "../admin-api/resolvers.generated";
import { recordAudit } from "../audit/record-audit";
import { lockStart } from "../database/dialect";
import { inputError } from "../graphql/errors";
import { clearMemoryCache } from "../shared/memory-cache";
import { storedTaxVersion, writeTaxVersion } from "../tax/import/write-tax-version";
import { currentTaxVersion } from "../tax/read-tax-table";
import { explained, findDraft, readDraft } from "./tax-draft";
import { requireAllStores, taxVersionView } from "./tax-versions";

/**
 * Imports the person's draft as a new version, all of it or nothing; carts use it within ten seconds, or from the day on
 * which it takes effect. A form that is sent twice at once imports once.
 * @param checksum of the draft that the person was shown
 * @throws GraphQLError of category input when the draft is gone or another one, or its version exists with other content
 */
export async function importTaxDraft(context: AdminContext, checksum: string): Promise<TaxVersion> {
  const { db, storeCode } = context;
  const { user } = await requireAllStores(context);
  const draft = await findDraft(db, user.id);
  if (draft?.checksum !== checksum) throw draftGone();
  try {
    const file = await readDraft(draft);
    const version = await db.transaction().execute(async (transaction) => {
      await lockStart(transaction);
      const locked = await findDraft(transaction, user.id);
      if (locked?.checksum !== checksum) {
        const stored = locked ? undefined : await storedTaxVersion(transaction, file);
        if (!stored) throw draftGone();
        return stored;
      }
      const written = await writeTaxVersion(transaction, file, { source: "imported", now: new Date() });
      await recordAudit(transaction, {
        userId: user.id,
        action: "tax.import",
        subject: { type: "tax", id: written.name },
      });
      await transaction.deleteFrom("tax_draft").where("admin_user_id", "=", user.id).execute();
      return written;
    });
    clearMemoryCache(db);
    const current = await currentTaxVersion(db, storeCode, new Date());
    return taxVersionView(version, version.id === current?.id);
  } catch (error) {
    throw explained(error);
  }
}

function draftGone(): Error {
  return inputError("This file isn't here anymore. Please upload it again.", "file");
}
