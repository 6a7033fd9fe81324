import type { EngineContext } from "../../graphql/context";
import { jsonResponse, rejected } from "../../shared/json-response";
import { logger } from "../../shared/logger";
import { readBody } from "../../shared/read-body";
import { openProvider } from "../open-provider";
import {
  type PaymentEvent,
  type PaymentProvider,
  type ProviderName,
  WebhookRejected,
} from "../payment-provider";
import { askForPayment, findSession } from "../sessions/ask-for-payment";
import { type AskedEvent, recordEvent } from "./record-event";

const MAX_BYTES = 512 * 1024;

/**
 * A payment service's webhook, at /webhooks/<service>: 200 once the event is recorded, also for duplicates and for
 * events that concern nothing here; 400 when it is not the service's. After any other status the service calls again.
 */
export async function handleProviderWebhook(
  request: Request,
  context: EngineContext,
  name: string,
): Promise<Response> {
  const providerName = name as ProviderName;
  const provider = openProvider(context.settings, providerName);
  if (!provider) return rejected("This payment service isn't used here.", 404);
  const event = await readEvent(request, provider);
  if (!event) return rejected("The signature is not valid.", 400);
  if (await isRecorded(context, providerName, event.id)) return jsonResponse({ outcome: "DUPLICATE" });
  const asked = await ask(context, providerName, event);
  const outcome = await context.db
    .transaction()
    .execute((transaction) => recordEvent(transaction, context, providerName, asked));
  context.wakeMail();
  return jsonResponse({ outcome });
}

async function readEvent(request: Request, provider: PaymentProvider): Promise<PaymentEvent | null> {
  const body = await readBody(request, MAX_BYTES);
  if (!body) return null;
  try {
    return await provider.readWebhook(body, request.headers);
  } catch (error) {
    if (!(error instanceof WebhookRejected)) throw error;
    logger.warn({ reason: error.message }, "a webhook call of a payment service was not believed");
    return null;
  }
}

async function isRecorded({ db }: EngineContext, provider: ProviderName, eventId: string): Promise<boolean> {
  const recorded = await db
    .selectFrom("payment_event")
    .select("event_id")
    .where("provider", "=", provider)
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  return recorded !== undefined;
}

/** Asks the service for the payment as it is now: events arrive late, twice and in any order. */
async function ask(context: EngineContext, provider: ProviderName, event: PaymentEvent): Promise<AskedEvent> {
  if (event.subject.kind !== "payment") return { event, payment: null };
  const session = await findSession(context.db, provider, event.subject.startReference);
  if (!session) return { event, payment: null };
  return { event, payment: { session, report: await askForPayment(context, session) } };
}
