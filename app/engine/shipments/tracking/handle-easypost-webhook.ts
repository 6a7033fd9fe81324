import type { EngineContext } from "../../graphql/context";
import { jsonResponse, rejected } from "../../shared/json-response";
import { logger } from "../../shared/logger";
import { readBody } from "../../shared/read-body";
import { readEasyPostEvent } from "./easypost-events";
import { recordTracking } from "./record-tracking";

const MAX_BYTES = 512 * 1024;

/**
 * EasyPost's webhook, at /webhooks/easypost: 200 once the event is recorded, also for duplicates and for events that
 * concern nothing here; 400 when it is not EasyPost's. After any other status EasyPost calls again.
 */
export async function handleEasyPostWebhook(request: Request, context: EngineContext): Promise<Response> {
  const secret = context.settings.easyPost?.webhookSecret;
  if (!secret) return rejected("This service isn't used here.", 404);
  const body = await readBody(request, MAX_BYTES);
  const event = body && readEasyPostEvent(secret, body, request.headers);
  if (!event) {
    logger.warn("a webhook call of EasyPost was not believed");
    return rejected("The signature is not valid.", 400);
  }
  const outcome = await context.db
    .transaction()
    .execute((transaction) => recordTracking(transaction, context.settings, event));
  context.wakeMail();
  return jsonResponse({ outcome });
}
