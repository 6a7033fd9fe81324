import { PrivacyPageDocument } from "~/provider/contract/documents.generated";
import { networkLabel } from "~/storefront/social-login/shown-networks.server";
import { longDay } from "~/storefront/ui/long-day";
import type { AccountVisit } from "../account-visit";
import type { PrivacyData } from "./page";

/** The customer's email, social logins, and how they confirm the deletion of the account. */
export async function loader(visit: AccountVisit): Promise<PrivacyData> {
  const { customer } = await visit.ask(PrivacyPageDocument, {});
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
