import { describe, expect, it, test, vi } from "vitest";
import { sendUnderstood, understoodPart } from "~/provider/capabilities.server";
import * as generated from "~/provider/contract/documents.generated";
import type { GraphqlError } from "~/provider/provider-failure";
import { isUnknownPart } from "~/provider/unknown-parts";
import { type MagentoProfile, OPEN_SOURCE_2_4_7 } from "../../fixtures/magento-profiles";
import { plainGraphql } from "../../fixtures/plain-graphql";

vi.mock("~/settings/settings.server", () => ({
  currentSettings: () => ({ providerUrl: "http://host.example" }),
}));

const documents = Object.entries(generated).filter(([name]) => name.endsWith("Document")) as [
  string,
  string,
][];

/** Documents needed to shop or to have an account. */
const NEEDED = [
  "LogInDocument",
  "RegisterPlainlyDocument",
  "RequestPasswordResetDocument",
  "ResetPasswordDocument",
  "LogOutDocument",
  "MergeCartsDocument",
  "DashboardCustomerDocument",
  "CustomerDetailsDocument",
  "ChangeDetailsDocument",
  "AddressBookDocument",
  "MyOrdersDocument",
  "ViewOrderDocument",
  "SubscriptionDocument",
  "ChangeSubscriptionDocument",
  "SubscribeEmailDocument",
  "ShellCustomerDocument",
  "ShellCartDocument",
];

const PROFILES: MagentoProfile[] = [
  OPEN_SOURCE_2_4_7,
  { ...OPEN_SOURCE_2_4_7, statuses: "by-error", mode: "developer" },
  { ...OPEN_SOURCE_2_4_7, statuses: "by-error", mode: "developer", version: "2.4.8" },
  { ...OPEN_SOURCE_2_4_7, mode: "developer", edition: "commerce" },
  { ...OPEN_SOURCE_2_4_7, mode: "developer", edition: "commerce", version: "2.4.8" },
];

describe.each(PROFILES)("a Magento $version $edition in $mode mode that answers $statuses", (profile) => {
  const graphql = plainGraphql(async () => Response.json({ data: {} }), profile);

  async function send(query: string): Promise<{ errors: GraphqlError[]; status: number }> {
    const body = JSON.stringify({ query, variables: {} });
    const response = await graphql(new Request("http://host.example/graphql", { method: "POST", body }));
    const { errors = [] } = await response.json();
    return { errors, status: response.status };
  }

  /** A separate document for each host, because results are remembered by document. */
  const sendTo = (document: string) => sendUnderstood(`${document}\n# ${JSON.stringify(profile)}`, send);

  it("receives nothing unknown from any document of the shop", async () => {
    for (const [name, document] of documents) {
      const sent = await sendTo(document);
      expect(sent?.errors.filter(isUnknownPart) ?? [], name).toEqual([]);
    }
  });

  it.each(NEEDED)("supports a part of %s", async (name) => {
    const document = documents.find(([known]) => known === name)?.[1] ?? "";
    expect(await sendTo(document)).not.toBeNull();
  });

  it("reports a faulty document by its status", async () => {
    const { status } = await send("query { headeroffer { items { offer_text } } }");
    expect(status).toBe(profile.statuses === "by-error" ? 400 : 200);
  });
});

test("Adobe Commerce keeps its part of the extension, and loses ours", async () => {
  const graphql = plainGraphql(async () => Response.json({ data: {} }), {
    ...OPEN_SOURCE_2_4_7,
    edition: "commerce",
  });
  const send = async (query: string): Promise<{ errors: GraphqlError[] }> => {
    const body = JSON.stringify({ query, variables: {} });
    const request = new Request("http://host.example/graphql", { method: "POST", body });
    return { errors: [], ...(await (await graphql(request)).json()) };
  };
  const document = `${generated.MyRewardPointsDocument}\n# of Commerce`;
  await sendUnderstood(document, send);
  const part = understoodPart(document)?.replace(/\s+/g, " ");
  expect(part).toContain("balance { ...RewardAmount }");
  expect(part).toContain("exchange_rates");
  expect(part).not.toContain("loyalty");
  expect(part).not.toContain("expiring");
});
