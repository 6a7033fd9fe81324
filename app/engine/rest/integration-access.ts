import type { AdminContext } from "../admin-api/admin-context";
import type { EngineContext } from "../graphql/context";
import { storeSettings } from "../shared/store-settings";
import { findIntegrationSession } from "../staff/integrations";
import type { Permission } from "../staff/permissions";
import { isAllowed, type StaffSession } from "../staff/staff-session";
import { asMagentoResponse, notAuthorized } from "./magento-response";
import type { RestRoute } from "./rest-route";

/** Magento's names of the permissions that programs need. */
const resources = {
  "sales.view": "Magento_Sales::actions_view",
  "sales.comment": "Magento_Sales::comment",
  "sales.hold": "Magento_Sales::hold",
  "sales.cancel": "Magento_Sales::cancel",
  "sales.ship": "Magento_Sales::ship",
  "sales.invoice": "Magento_Sales::invoice",
  "sales.refund": "Magento_Sales::creditmemo",
} as const satisfies Partial<Record<Permission, string>>;

/** A request of a program whose role has the permission. */
export interface IntegrationCall {
  request: Request;
  /** For the use cases of the staff. */
  context: AdminContext;
  session: StaffSession;
}

/**
 * The handler of a route for integrations.
 * @param work receives the groups of the path after the call
 */
export function forIntegrations(
  permission: keyof typeof resources,
  work: (call: IntegrationCall, ...groups: string[]) => Promise<unknown>,
): RestRoute["handle"] {
  return (request, context, ...groups) =>
    asMagentoResponse(async () => {
      const { bearerToken, db, settings } = context;
      const session = bearerToken ? await findIntegrationSession(db, settings, bearerToken) : null;
      // As in Magento, a missing token and a missing permission have the same response.
      if (!session || !isAllowed(session, permission)) throw notAuthorized(resources[permission]);
      return work({ request, context: adminContext(context, session), session }, ...groups);
    });
}

function adminContext(context: EngineContext, session: StaffSession): AdminContext {
  return {
    ...context,
    settingsOf: (storeCode) => storeSettings(context.settings, storeCode),
    staffSession: async () => session,
  };
}
