import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { recordAudit } from "../audit/record-audit";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { randomId } from "../shared/secrets";
import { encryptSecret } from "../staff/secret-box";
import { readWebhookUrl } from "./read-webhook-url";
import { newWebhookSecret } from "./sign-webhook";
import { isWebhookEvent } from "./webhook-events";

const MAX_WEBHOOKS = 20;
const MAX_LISTED = 100;
const LAST_DELIVERIES = 10;

export interface ListedWebhook {
  webhook: Row<"webhook">;
  /** The last ones, newest first. */
  deliveries: Row<"webhook_delivery">[];
}

/** The webhooks of the person's stores with their last deliveries, newest first. */
export async function listWebhooks(context: AdminContext): Promise<ListedWebhook[]> {
  const { storeCodes } = await requireSession(context);
  const webhooks = await context.db
    .selectFrom("webhook")
    .selectAll()
    .where("store_code", "in", ["", ...storeCodes])
    .orderBy("id", "desc")
    .limit(MAX_LISTED)
    .execute();
  const deliveries = await Promise.all(webhooks.map(({ id }) => lastDeliveries(context.db, id)));
  return webhooks.map((webhook, index) => ({ webhook, deliveries: deliveries[index] }));
}

/**
 * Creates a webhook of a store.
 * @returns the secret that its messages are signed with; it is not shown again
 * @throws GraphQLError of category input
 */
export async function createWebhook(
  context: AdminContext,
  typed: { url: string; events: readonly string[]; storeCode: string },
): Promise<string> {
  const session = await requireSession(context);
  const url = readWebhookUrl(typed.url);
  const events = [...new Set(typed.events.filter(isWebhookEvent))];
  if (events.length === 0) throw inputError("Please choose at least one event.", "events");
  if (!session.storeCodes.includes(typed.storeCode)) throw inputError("Please choose a store.", "store");
  const secret = newWebhookSecret();
  const secret_owner = `webhook ${randomId()}`;
  await context.db.transaction().execute(async (transaction) => {
    await requireRoom(transaction, typed.storeCode);
    const { id } = await transaction
      .insertInto("webhook")
      .values({
        store_code: typed.storeCode,
        url,
        events: JSON.stringify(events),
        secret_owner,
        secret: encryptSecret(context.settings, secret_owner, secret),
        created_at: new Date().toISOString(),
        deactivated_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordAudit(transaction, {
      userId: session.user.id,
      action: "webhook.create",
      subject: { type: "webhook", id: String(id) },
      storeCode: typed.storeCode,
      changedFields: ["url", "events"],
    });
  });
  return secret;
}

/** Ends a webhook; what still waits for it is not sent. @throws GraphQLError of category input when there is none */
export async function deactivateWebhook(context: AdminContext, id: number): Promise<void> {
  const session = await requireSession(context);
  await context.db.transaction().execute(async (transaction) => {
    const webhook = await transaction
      .updateTable("webhook")
      .set({ deactivated_at: new Date().toISOString() })
      .where("id", "=", id)
      .where("store_code", "in", ["", ...session.storeCodes])
      .where("deactivated_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (!webhook) throw inputError("There's no such webhook.");
    await recordAudit(transaction, {
      userId: session.user.id,
      action: "webhook.deactivate",
      subject: { type: "webhook", id: String(id) },
      storeCode: webhook.store_code,
    });
  });
}

async function requireRoom(db: Connection, storeCode: string): Promise<void> {
  const active = await db
    .selectFrom("webhook")
    .select("id")
    .where("store_code", "=", storeCode)
    .where("deactivated_at", "is", null)
    .execute();
  if (active.length >= MAX_WEBHOOKS)
    throw inputError(`A store can have ${MAX_WEBHOOKS} webhooks. Please deactivate one first.`);
}

function lastDeliveries(db: Connection, webhookId: number): Promise<Row<"webhook_delivery">[]> {
  return db
    .selectFrom("webhook_delivery")
    .selectAll()
    .where("webhook_id", "=", webhookId)
    .orderBy("id", "desc")
    .limit(LAST_DELIVERIES)
    .execute();
}
