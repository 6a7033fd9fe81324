import { SessionsPageDocument } from "~/provider/contract/documents.generated";
import { longDay } from "~/storefront/ui/long-day";
import type { AccountVisit } from "../account-visit";
import type { SessionsData } from "./page";

/** The customer's sessions. */
export async function loader(visit: AccountVisit): Promise<SessionsData> {
  const { customer } = await visit.ask(SessionsPageDocument, {});
  const sessions = customer?.sessions ?? [];
  return {
    sessions: sessions.map(({ id, device, is_current, signed_in_at, last_seen_at }) => ({
      id,
      device,
      isCurrent: is_current,
      signedIn: longDay(signed_in_at),
      lastUsed: longDay(last_seen_at),
    })),
  };
}
