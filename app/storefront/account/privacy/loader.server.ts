import { PrivacyRoomDocument } from "~/provider/contract/documents.generated";
import { networkLabel } from "~/storefront/social-login/shown-networks.server";
import { longDay } from "~/storefront/ui/long-day";
import type { AccountVisit } from "../account-visit";
import { noDeeper } from "../no-deeper.server";
import type { PrivacyData } from "./page";

/** What the privacy page shows. @throws Response 404 for a deeper address */
export async function readPrivacy(visit: AccountVisit): Promise<PrivacyData> {
  noDeeper(visit);
  const { customer } = await visit.ask(PrivacyRoomDocument, {});
  const connections = customer?.social_logins ?? [];
  return {
    email: customer?.email ?? "",
    hasPassword: customer?.has_password ?? true,
    wantsCode: new URL(visit.request.url).searchParams.has("code"),
    connections: connections.map(({ login_source, name, created_at }) => ({
      source: login_source,
      network: networkLabel(login_source),
      name,
      since: longDay(created_at),
    })),
  };
}
