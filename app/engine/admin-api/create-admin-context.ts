import type { Settings } from "~/settings/settings.server";
import type { EngineContext } from "../graphql/context";
import { findStaffSession, type StaffSession } from "../staff/staff-session";
import type { AdminContext } from "./admin-context";

/** The context of a request to the staff's API; its bearer token is that of a staff session. */
export function createAdminContext(
  context: EngineContext,
  settingsOf: (storeCode: string) => Settings,
): AdminContext {
  const { bearerToken, db, settings } = context;
  let session: Promise<StaffSession | null> | undefined;
  return {
    ...context,
    settingsOf,
    staffSession() {
      session ??= bearerToken ? findStaffSession(db, settings, bearerToken) : Promise.resolve(null);
      return session;
    },
  };
}
