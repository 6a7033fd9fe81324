import { inputError } from "../../graphql/errors";
import {
  createWebhook,
  deactivateWebhook,
  type ListedWebhook,
  listWebhooks,
} from "../../webhooks/manage-webhooks";
import { sendWebhookAgain } from "../../webhooks/send-webhook-again";
import { webhookEvents } from "../../webhooks/webhook-events";
import type { Resolvers } from "../resolvers.generated";

export const webhookResolvers: Resolvers = {
  Query: {
    webhooks: async (_parent, _args, context) => (await listWebhooks(context)).map(webhookResponse),
    webhookEvents: () => Object.entries(webhookEvents).map(([code, title]) => ({ code, title })),
  },
  Mutation: {
    createWebhook: (_parent, { input }, context) =>
      createWebhook(context, { url: input.url, events: input.events, storeCode: input.store_code }),
    async deactivateWebhook(_parent, { id }, context) {
      if (!/^\d{1,9}$/.test(id)) throw inputError("There's no such webhook.");
      await deactivateWebhook(context, Number(id));
      return true;
    },
    async sendWebhookAgain(_parent, { input }, context) {
      await sendWebhookAgain(context, input);
      return true;
    },
  },
};

function webhookResponse({ webhook, deliveries }: ListedWebhook) {
  const { id, store_code, url, events, created_at, deactivated_at } = webhook;
  return {
    id: String(id),
    store_code,
    url,
    events: JSON.parse(events),
    created_at,
    deactivated_at,
    deliveries: deliveries.map((delivery) => ({
      id: String(delivery.id),
      event: delivery.event,
      state: delivery.state,
      attempts: delivery.attempts,
      problem: delivery.problem,
      created_at: delivery.created_at,
      due_at: delivery.due_at,
    })),
  };
}
