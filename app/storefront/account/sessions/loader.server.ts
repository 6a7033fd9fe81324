import { SessionsPageDocument } from "~/provider/contract/documents.generated";
import { longDay } from "~/storefront/ui/long-day";
import type { AccountVisit } from "../account-visit";

/** The customer's sessions. */
export async function loader(visit: AccountVisit) {
  const { customer } = await visit.ask(SessionsPageDocument, {});
  const sessions = customer?.sessions ?? [];
  return {
    /** The current device first. */
    sessions: sessions.map(({ id, device, is_current, signed_in_at, last_seen_at }) => ({
      id,
      /** Browser and system, such as "Firefox on Windows". */
      device,
      isCurrent: is_current,
      signedIn: longDay(signed_in_at),
      lastUsed: longDay(last_seen_at),
    })),
  };
}

export type SessionsData = Awaited<ReturnType<typeof loader>>;
