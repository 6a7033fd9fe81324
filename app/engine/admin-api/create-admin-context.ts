import type { Settings } from "~/settings/settings.server";
import type { EngineContext } from "../graphql/context";
import type { ReadableHeaders } from "../graphql/graphql-call";
import { sha256 } from "../shared/secrets";
import { findStaffSession, readStaffSession, type StaffSession } from "../staff/staff-session";
import type { AdminContext } from "./admin-context";

/**
 * The context of a request to the staff's API; its bearer token is that of a staff session. With the header X-Unattended
 * a page asks by itself, which leaves an idle session idle.
 */
export function createAdminContext(
  context: EngineContext,
  headers: ReadableHeaders,
  settingsOf: (storeCode: string) => Settings,
): AdminContext {
  const { bearerToken, db, settings } = context;
  let session: Promise<StaffSession | null> | undefined;
  const readSession = (token: string) =>
    headers.has("X-Unattended")
      ? readStaffSession(db, settings, sha256(token))
      : findStaffSession(db, settings, token);
  return {
    ...context,
    settingsOf,
    staffSession() {
      session ??= bearerToken ? readSession(bearerToken) : Promise.resolve(null);
      return session;
    },
  };
}
