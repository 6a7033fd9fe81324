import { PrivacyPageDocument } from "~/provider/contract/documents.generated";
import { networkLabel } from "~/storefront/social-login/shown-networks.server";
import { longDay } from "~/storefront/ui/long-day";
import type { AccountVisit } from "../account-visit";

/** The customer's email, social logins, and how they confirm the deletion of the account. */
export async function loader(visit: AccountVisit) {
  const { customer } = await visit.ask(PrivacyPageDocument, {});
  const connections = customer?.social_logins ?? [];
  return {
    email: customer?.email ?? "",
    hasPassword: customer?.has_password ?? true,
    /** A code was requested instead of the password. */
    wantsCode: new URL(visit.request.url).searchParams.has("code"),
    connections: connections.map(({ login_source, name, created_at }) => ({
      source: login_source,
      network: networkLabel(login_source),
      /** The person's name there; may be empty. */
      name,
      since: longDay(created_at),
    })),
  };
}

export type PrivacyData = Awaited<ReturnType<typeof loader>>;
