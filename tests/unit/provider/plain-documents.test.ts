import { describe, expect, it, vi } from "vitest";
import { sendUnderstood } from "~/provider/capabilities.server";
import * as generated from "~/provider/contract/documents.generated";
import type { GraphqlError } from "~/provider/provider-failure";
import { isUnknownPart } from "~/provider/unknown-parts";
import { plainGraphql, type StatusStyle } from "../../fixtures/plain-graphql";

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
  "ResendConfirmationDocument",
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

describe.each<StatusStyle>(["always-200", "by-error"])("a plain Magento that answers %s", (statuses) => {
  const graphql = plainGraphql(async () => Response.json({ data: {} }), statuses);

  async function send(query: string): Promise<{ errors: GraphqlError[]; status: number }> {
    const body = JSON.stringify({ query, variables: {} });
    const response = await graphql(new Request("http://host.example/graphql", { method: "POST", body }));
    const { errors = [] } = await response.json();
    return { errors, status: response.status };
  }

  /** A separate document for each host, because results are remembered by document. */
  const sendTo = (document: string) => sendUnderstood(`${document}\n# ${statuses}`, send);

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
    expect(status).toBe(statuses === "by-error" ? 400 : 200);
  });
});
