import { expect, test, vi } from "vitest";
import { buyProduct } from "~/storefront/catalog/buy-product.server";
import { INVALID_EMAIL } from "~/storefront/session/email-address";

const field = (code: string, isRequired: boolean, type = "TEXT") => ({
  uid: code,
  code,
  title: code,
  type,
  isRequired,
});

vi.mock("~/storefront/catalog/routed-page.server", () => ({
  readRoutedPage: async ({ url }: Request) => ({
    kind: "product",
    chosen: Object.fromEntries(new URL(url).searchParams),
    name: "Gift Certificate",
    purchase: { kind: "as-it-is" },
    fields: [
      field("recipient_name", true),
      field("recipient_email", true, "EMAIL"),
      field("message", false),
      field("deliver_on", false, "DATE"),
    ],
  }),
}));

// @specification §5 L190
test("all empty required fields of a gift certificate are reported at once, with what was entered", async () => {
  const response = await buy({ quantity: "0", recipient_name: " ", recipient_email: "", message: "Hi" });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    quantity: "0",
    typed: { recipient_name: "", recipient_email: "", message: "Hi", deliver_on: "" },
    chosen: {},
    problems: {
      recipient_name: "This is a required field.",
      recipient_email: "This is a required field.",
      quantity: "Please enter a quantity from 1 to 999.",
    },
  });
});

// @specification §5 L190, L192
test("a mistyped email address and date are reported together with the empty fields", async () => {
  const typed = { recipient_name: "", recipient_email: "ada@", message: "", deliver_on: "02/30/2027" };
  const response = await buy({ quantity: "1", ...typed });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    quantity: "1",
    typed,
    chosen: {},
    problems: {
      recipient_name: "This is a required field.",
      recipient_email: INVALID_EMAIL,
      deliver_on: "Please enter a valid full date.",
    },
  });
});

test("the amount chosen in the form replaces that of the page", async () => {
  const response = await buy({ quantity: "0", "choice-amount": "50" }, "?amount=25");
  expect(await response.json()).toMatchObject({ chosen: { amount: "50" } });
});

function buy(fields: Record<string, string>, search = ""): Promise<Response> {
  return buyProduct(
    new Request(`http://localhost/gift-certificate${search}`, {
      method: "POST",
      headers: { Origin: "http://localhost" },
      body: new URLSearchParams(fields),
    }),
  );
}
