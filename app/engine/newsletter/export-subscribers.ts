import { sql } from "kysely";
import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { ExportSubscribersInput, SubscriberExport } from "../admin-api/resolvers.generated";
import { recordAudit } from "../audit/record-audit";
import { inputError } from "../graphql/errors";
import { readDays } from "../promotion-management/typed-promotion";
import { csv } from "../shared/csv";

/** Subscribers of one export. */
const MAX_SUBSCRIBERS = 10_000;

const HEAD = ["email", "firstname", "lastname", "source", "confirmed_at"] as const;

/**
 * A store's newsletter subscribers as CSV, those who confirmed last first, recorded in the audit log. People who have
 * not confirmed, or have unsubscribed, are not in it.
 * @throws GraphQLError of category input for a store that the session does not see, and for wrong days
 */
export async function exportSubscribers(
  context: AdminContext,
  { store_code, from, to }: ExportSubscribersInput,
): Promise<SubscriberExport> {
  const { user, storeCodes } = await requireSession(context);
  if (!storeCodes.includes(store_code)) throw inputError("There's no such store.", "store");
  const { starts_at, ends_at } = readDays({ from, to });
  let query = context.db
    .selectFrom("newsletter_subscriber")
    .select(HEAD)
    .where("store_code", "=", store_code)
    // A literal, so that the partial index is used.
    .where("status", "=", sql.lit("subscribed"))
    .orderBy("confirmed_at", "desc")
    .limit(MAX_SUBSCRIBERS + 1);
  if (starts_at) query = query.where("confirmed_at", ">=", starts_at);
  if (ends_at) query = query.where("confirmed_at", "<", ends_at);
  const rows = await query.execute();
  await recordAudit(context.db, {
    userId: user.id,
    action: "newsletter.export",
    subject: { type: "newsletter", id: null },
    storeCode: store_code,
  });
  const cells = rows.slice(0, MAX_SUBSCRIBERS).map((row) => HEAD.map((name) => row[name]));
  return { csv: csv([[...HEAD], ...cells], { bom: true }), is_truncated: rows.length > MAX_SUBSCRIBERS };
}
