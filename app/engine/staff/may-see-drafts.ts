import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import type { Permission } from "./permissions";
import { isAllowed, readStaffSession } from "./staff-session";

interface Store {
  db: Connection;
  settings: Pick<Settings, "admin" | "sessionSecret" | "stores">;
  storeCode: string;
}

/** Whether the session of a preview still exists, and its role and stores still allow it. */
export async function maySeeDrafts(
  { db, settings, storeCode }: Store,
  sessionHash: string,
  permission: Permission,
): Promise<boolean> {
  const session = await readStaffSession(db, settings, sessionHash);
  if (session?.state !== "active" || !session.storeCodes.includes(storeCode)) return false;
  return isAllowed(session, permission);
}
