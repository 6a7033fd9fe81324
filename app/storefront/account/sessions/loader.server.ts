import { SessionsRoomDocument } from "~/provider/contract/documents.generated";
import { longDay } from "~/storefront/ui/long-day";
import type { AccountVisit } from "../account-visit";
import { noDeeper } from "../no-deeper.server";
import type { SessionsData } from "./page";

/** What the page of sessions shows. @throws Response 404 for a deeper address */
export async function readSessions(visit: AccountVisit): Promise<SessionsData> {
  noDeeper(visit);
  const { customer } = await visit.ask(SessionsRoomDocument, {});
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
