import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ClaimsView } from "~/admin/claims/claims.server";
import { ClaimsPage } from "~/admin/claims/claims-page";
import type { ContactMessagesView } from "~/admin/contact-messages/contact-messages.server";
import { ContactMessagesPage } from "~/admin/contact-messages/contact-messages-page";
import { blockingText } from "~/admin/gift-cards/gift-card-forms";

/** Own roles may have the permission of a list without that of orders, whose pages they can't open. */

const NUMBER = "MPC100000001";
const LIST = { search: "", endCursor: null, stores: [], views: [] };
const AT = "2026-11-28T12:00:00.000Z";

function messages(maySeeOrders: boolean): string {
  const message = {
    id: "1",
    status: "OPEN",
    subject: "",
    name: "Ada",
    email: "",
    excerpt: "",
    created_at: AT,
  };
  const view = { ...LIST, status: "OPEN", typed: "", store: "", changed: null, maySeeOrders };
  const shown = {
    ...view,
    messages: [{ ...message, order_number: NUMBER }],
  } as unknown as ContactMessagesView;
  return renderToStaticMarkup(<ContactMessagesPage {...shown} problem={null} />);
}

function claims(maySeeOrders: boolean): string {
  const claim = {
    id: "1",
    order_number: NUMBER,
    status: "OPEN",
    email: "",
    created_at: AT,
    decided_at: null,
  };
  const view = { ...LIST, filter: {}, claims: [claim], mayExport: false, maySeeOrders };
  return renderToStaticMarkup(<ClaimsPage {...(view as unknown as ClaimsView)} />);
}

it.each([
  ["contact messages", messages],
  ["claims", claims],
])("the list of %s links orders only for who may see them", (_list, list) => {
  expect(list(true)).toContain(`<a href="/admin/orders/${NUMBER}`);
  expect(list(false)).not.toContain("/admin/orders/");
  expect(list(false)).toContain(NUMBER);
});

it("blocking an empty gift card takes nothing", () => {
  expect(blockingText({ value: 0 })).toBe("The code stops working.");
  expect(blockingText({ value: 12.5 })).toBe("Takes the remaining $12.50, and the code stops working.");
});
