import type { AdminContext } from "../admin-api/admin-context";
import { confirmationRequired } from "../admin-api/admin-errors";
import type { EngineContext } from "../graphql/context";
import { storeSettings } from "../shared/store-settings";
import { findApiSession } from "../staff/api-session";
import { findIntegrationSession } from "../staff/integrations";
import type { Permission } from "../staff/permissions";
import { isAllowed, type StaffSession } from "../staff/staff-session";
import { asMagentoResponse, notAuthorized } from "./magento-response";
import type { RestRoute } from "./rest-route";

/** Magento's names of the permissions that the routes need. */
const resources = {
  "sales.view": "Magento_Sales::actions_view",
  "sales.comment": "Magento_Sales::comment",
  "sales.hold": "Magento_Sales::hold",
  "sales.cancel": "Magento_Sales::cancel",
  "sales.ship": "Magento_Sales::ship",
  "sales.invoice": "Magento_Sales::invoice",
  "sales.refund": "Magento_Sales::creditmemo",
} as const satisfies Partial<Record<Permission, string>>;

/** A request with the token of an integration or of a member of the staff, whose role has the permission. */
export interface SalesCall {
  request: Request;
  /** For the use cases of the staff. */
  context: AdminContext;
  session: StaffSession;
}

/**
 * The handler of a route for integrations and staff.
 * @param work receives the groups of the path after the call
 */
export function forSales(
  permission: keyof typeof resources,
  work: (call: SalesCall, ...groups: string[]) => Promise<unknown>,
): RestRoute["handle"] {
  return (request, context, ...groups) =>
    asMagentoResponse(async () => {
      const session = await sessionOf(context);
      // As in Magento, a missing token and a missing permission have the same response.
      if (!session || !isAllowed(session, permission)) throw notAuthorized(resources[permission]);
      // As in /admin. Integrations are always confirmed.
      if (permission === "sales.refund" && session.confirmedUntil === null) throw confirmationRequired();
      return work({ request, context: adminContext(context, session), session }, ...groups);
    });
}

async function sessionOf({ bearerToken, db, settings }: EngineContext): Promise<StaffSession | null> {
  if (!bearerToken) return null;
  return (
    (await findIntegrationSession(db, settings, bearerToken)) ?? findApiSession(db, settings, bearerToken)
  );
}

function adminContext(context: EngineContext, session: StaffSession): AdminContext {
  return {
    ...context,
    settingsOf: (storeCode) => storeSettings(context.settings, storeCode),
    staffSession: async () => session,
  };
}
