import { inputError } from "../../graphql/errors";
import {
  createIntegration,
  type Integration,
  listIntegrations,
  revokeIntegration,
} from "../../staff/integrations";
import type { Resolvers } from "../resolvers.generated";

export const integrationResolvers: Resolvers = {
  Query: {
    integrations: async (_parent, _args, { db }) => (await listIntegrations(db)).map(integrationResponse),
  },
  Mutation: {
    createIntegration: (_parent, { input }, context) =>
      createIntegration(context, {
        name: input.name,
        roleCode: input.role_code,
        storeCodes: input.store_codes ?? null,
      }),
    async revokeIntegration(_parent, { id }, context) {
      if (!/^\d{1,9}$/.test(id)) throw inputError("There's no such integration.");
      await revokeIntegration(context, Number(id));
      return true;
    },
  },
};

function integrationResponse(integration: Integration) {
  return {
    id: String(integration.id),
    name: integration.name,
    role_code: integration.roleCode,
    store_codes: integration.storeCodes,
    created_by: integration.createdBy,
    created_at: integration.createdAt,
    last_used_at: integration.lastUsedAt,
    revoked_at: integration.revokedAt,
  };
}
