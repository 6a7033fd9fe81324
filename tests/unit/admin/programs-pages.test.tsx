import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { IntegrationFormResult } from "~/admin/integrations/integrations.server";
import { IntegrationsPage } from "~/admin/integrations/integrations-page";
import { WebhooksPage } from "~/admin/webhooks/webhooks-page";

/** The pages about programs: a secret is shown after its form alone, and what has ended cannot be ended again. */

const AT = "2026-11-20T16:05:00.000Z";
const stores = [{ code: "mpc", name: "My Pet Canvas" }];

function integrationsPage(result: IntegrationFormResult | null): string {
  const shared = { role_code: "packer", created_by: "Ada", created_at: AT };
  const integrations = [
    { ...shared, id: "1", name: "ERP", store_codes: null, last_used_at: AT, revoked_at: null },
    { ...shared, id: "2", name: "Old ERP", store_codes: ["mpc"], last_used_at: null, revoked_at: AT },
  ];
  const roles = [{ code: "packer", title: "Packer" }];
  return renderToStaticMarkup(
    <IntegrationsPage {...{ integrations, roles, stores, isRevoked: false, result }} />,
  );
}

/** The accessible names of buttons that have one of their own. */
function buttonsOf(page: string): string[] {
  return [...page.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
}

test("integrations are listed, and those that work can be revoked", () => {
  const page = integrationsPage(null);
  expect(buttonsOf(page)).toEqual(["Revoke ERP"]);
  expect(page).toContain("Revoked Nov 20, 2026, 11:05 AM");
  expect(page).toContain("Never");
});

test("the token of a new integration is shown, and so is a problem", () => {
  expect(integrationsPage({ problem: null, token: "the-token" })).toContain("<code>the-token</code>");
  const name = "ERP ".repeat(16).trim();
  const problem = {
    message: "Please enter no more than 60 characters.",
    field: "name",
    typed: { name },
    needsConfirmation: false,
  };
  const failed = integrationsPage({ problem, token: null });
  expect(failed).toMatch(/<a href="#name">Name of the program<\/a>: Please enter no more than 60/);
  expect(failed).toMatch(new RegExp(`<input(?=[^>]*aria-invalid="true")[^>]*value="${name}"`));
  expect(failed).not.toContain("<code>");
});

test("webhooks show their last messages, and can be deactivated once; what has ended can be sent again", () => {
  const delivery = {
    id: "7",
    event: "order.paid",
    state: "waiting",
    attempts: 3,
    problem: "The address responded with status 500.",
    created_at: AT,
    due_at: AT,
  };
  const webhooks = [
    { id: "1", url: "https://erp.example.com/", deactivated_at: null },
    { id: "2", url: "https://old.example.com/", deactivated_at: AT },
  ].map((each) => ({
    ...each,
    store_code: "mpc",
    events: ["order.paid"],
    created_at: AT,
    deliveries: [
      delivery,
      { ...delivery, id: "8", state: "failed" },
      { ...delivery, id: "9", state: "done", problem: null },
    ],
  }));
  const webhookEvents = [{ code: "order.paid", title: "Order paid" }];
  const result = { problem: null, secret: "whsec_c2VjcmV0" };
  const page = renderToStaticMarkup(
    <WebhooksPage {...{ webhooks, webhookEvents, stores, formKey: "the-key", done: null, result }} />,
  );
  const again = "Send order.paid of Nov 20, 2026, 11:05 AM again";
  expect(buttonsOf(page)).toEqual([again, again, "Deactivate https://erp.example.com/"]);
  expect(page).toContain("The address responded with status 500. Next attempt: Nov 20, 2026, 11:05 AM.");
  expect(page).toContain("<code>whsec_c2VjcmV0</code>");
  expect(page).toContain('name="event-order_paid"');
});
