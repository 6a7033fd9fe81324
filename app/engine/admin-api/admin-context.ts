import type { Settings } from "~/settings/settings.server";
import type { EngineContext } from "../graphql/context";
import type { StaffSession } from "../staff/staff-session";
import { signInRequired } from "./admin-errors";

/** The context of every operation of the staff's API. */
export interface AdminContext extends EngineContext {
  /** The session of the bearer token, read at most once; null without one. Its second step may be missing. */
  staffSession: () => Promise<StaffSession | null>;
  /** The settings of one of the stores, for its emails and links. */
  settingsOf: (storeCode: string) => Settings;
}

/** The session of an operation that guard-operations.ts has let through. @throws GraphQLError when there is none */
export async function requireSession(context: Pick<AdminContext, "staffSession">): Promise<StaffSession> {
  const session = await context.staffSession();
  if (!session) throw signInRequired();
  return session;
}
