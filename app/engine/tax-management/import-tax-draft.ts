import type { AdminContext } from "../admin-api/admin-context";
import type { TaxVersion } from "../admin-api/resolvers.generated";
import { recordAudit } from "../audit/record-audit";
import { lockStart } from "../database/dialect";
import type { Row, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { clearMemoryCache } from "../shared/memory-cache";
import { sha256 } from "../shared/secrets";
import type { TaxFile } from "../tax/import/tax-data";
import { writeTaxVersion } from "../tax/import/write-tax-version";
import { currentTaxVersion } from "../tax/read-tax-table";
import { explained, findDraft, readDraft } from "./tax-draft";
import { requireAllStores, taxVersionView } from "./tax-versions";

/**
 * Imports the person's draft as a new version, all of it or nothing; carts use it within ten seconds, or from the day on
 * which it takes effect. A form that is sent twice imports once.
 * @param checksum of the draft that the person was shown
 * @throws GraphQLError of category input when the draft is gone or another one, or its version exists with other content
 */
export async function importTaxDraft(context: AdminContext, checksum: string): Promise<TaxVersion> {
  const { db, storeCode } = context;
  const { user } = await requireAllStores(context);
  const requestKey = sha256(`tax.import ${user.id} ${checksum}`);
  const draft = await findDraft(db, user.id);
  const file = draft?.checksum === checksum ? await readDraft(draft) : null;
  try {
    const version = await db.transaction().execute(async (transaction) => {
      await lockStart(transaction);
      const imported = await importedVersion(transaction, requestKey);
      const version = imported ?? (file && (await importFile(transaction, file, user.id, requestKey)));
      if (!version) throw draftGone();
      await transaction
        .deleteFrom("tax_draft")
        .where("admin_user_id", "=", user.id)
        .where("checksum", "=", checksum)
        .execute();
      return version;
    });
    clearMemoryCache(db);
    const current = await currentTaxVersion(db, storeCode, new Date());
    return taxVersionView(version, version.id === current?.id);
  } catch (error) {
    throw explained(error);
  }
}

/** The version that an earlier request of the form has stored. */
async function importedVersion(
  transaction: Transaction,
  requestKey: string,
): Promise<Row<"tax_version"> | undefined> {
  return transaction
    .selectFrom("admin_audit")
    .innerJoin("tax_version", "tax_version.name", "admin_audit.subject_id")
    .selectAll("tax_version")
    .where("admin_audit.request_key", "=", requestKey)
    .executeTakeFirst();
}

async function importFile(
  transaction: Transaction,
  file: TaxFile,
  userId: number,
  requestKey: string,
): Promise<Row<"tax_version">> {
  const written = await writeTaxVersion(transaction, file, { source: "imported", now: new Date() });
  await recordAudit(transaction, {
    userId,
    action: "tax.import",
    subject: { type: "tax", id: written.name },
    requestKey,
  });
  return written;
}

function draftGone(): Error {
  return inputError("This file isn't here anymore. Please upload it again.", "file");
}
