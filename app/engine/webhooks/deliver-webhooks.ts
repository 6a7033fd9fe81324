import type { Row } from "../database/schema";
import type { Job, JobContext } from "../jobs/job";
import { MAX_ATTEMPTS } from "../jobs/operation-attempts";
import { yieldToRequests } from "../jobs/yield-to-requests";
import { after } from "../shared/after";
import { logger } from "../shared/logger";
import { decryptSecret } from "../staff/secret-box";
import { type SendWebhook, sendPublicly } from "./send-webhook";
import { signatureHeaders } from "./sign-webhook";
import { webhookQueue } from "./webhook-queue";

const EVERY_MILLISECONDS = 10_000;
/** After this time the other jobs have their turn: an address that does not respond takes ten seconds. */
const MAX_MILLISECONDS = 10_000;
const DAY_MILLISECONDS = 24 * 60 * 60_000;
const STORED_DAYS = 90;
const UNREADABLE = "The signing secret can't be read with this ADMIN_SECRET_KEY. Create the webhook again.";

/** Sends waiting webhooks. One that fails is sent again, each pause twice the one before, for 17 hours. */
export const deliverWebhooks: Job = {
  name: "deliver-webhooks",
  everyMilliseconds: EVERY_MILLISECONDS,
  run: (context, now) => deliverDueWebhooks(context, now),
};

/** @param send default: to public addresses alone */
export async function deliverDueWebhooks(
  context: JobContext,
  now: Date,
  send: SendWebhook = sendPublicly,
): Promise<void> {
  const began = performance.now();
  const time = () => new Date(now.getTime() + performance.now() - began);
  await webhookQueue.boundTimes(context.db, now);
  await deleteOldDeliveries(context, now);
  while (performance.now() - began < MAX_MILLISECONDS && (await deliverNext(context, send, time))) {
    await yieldToRequests(context.signal);
  }
}

/** @returns whether there was something to send */
async function deliverNext(
  { db, settings, storeCode }: JobContext,
  send: SendWebhook,
  time: () => Date,
): Promise<boolean> {
  const delivery = await webhookQueue.claim(db, storeCode, time());
  if (!delivery) return false;
  const { webhook_id } = delivery;
  const webhook = await db
    .selectFrom("webhook")
    .selectAll()
    .where("id", "=", webhook_id)
    .executeTakeFirstOrThrow();
  const problem = webhook.deactivated_at
    ? "The webhook was deactivated."
    : await problemOf(settings, webhook, delivery, send, time());
  const isLast = webhook.deactivated_at !== null || delivery.attempts >= MAX_ATTEMPTS;
  if (problem !== null && !isLast) {
    await webhookQueue.postpone(db, delivery, { problem, now: time() });
    return true;
  }
  if (problem !== null) logger.warn({ webhook: webhook_id, problem }, "a webhook could not be delivered");
  const state = problem === null ? "done" : "failed";
  await webhookQueue.finish(db, delivery, { state, problem, finished_at: time().toISOString() });
  return true;
}

/** Sends a delivery. @returns why it failed; null when it was received */
async function problemOf(
  settings: JobContext["settings"],
  { secret, secret_owner, url }: Row<"webhook">,
  { body, message_id }: Row<"webhook_delivery">,
  send: SendWebhook,
  now: Date,
): Promise<string | null> {
  const key = decryptSecret(settings, secret_owner, secret);
  if (key === null) return UNREADABLE;
  const headers = {
    "Content-Type": "application/json",
    ...signatureHeaders(key, { id: message_id, body, now }),
  };
  try {
    const status = await send({ url, headers, body });
    return status >= 200 && status < 300 ? null : `The address responded with status ${status}.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function deleteOldDeliveries({ db, storeCode }: JobContext, now: Date): Promise<void> {
  await db
    .deleteFrom("webhook_delivery")
    .where("created_at", "<", after(now, -STORED_DAYS * DAY_MILLISECONDS))
    .where("store_code", "=", storeCode)
    .where("state", "!=", "waiting")
    .execute();
}
