import { expect, test, vi } from "vitest";
import { buyProduct } from "~/storefront/catalog/buy-product.server";

const field = (code: string, isRequired: boolean) => ({
  uid: code,
  code,
  title: code,
  type: "TEXT",
  isRequired,
});

vi.mock("~/storefront/catalog/routed-page.server", () => ({
  readRoutedPage: async () => ({
    kind: "product",
    name: "Gift Certificate",
    purchase: { kind: "as-it-is" },
    fields: [field("recipient_name", true), field("recipient_email", true), field("message", false)],
  }),
}));

// @specification §5 L190
test("all empty required fields of a gift certificate are reported at once, with what was entered", async () => {
  const body = new URLSearchParams({
    quantity: "0",
    recipient_name: " ",
    recipient_email: "",
    message: "Hi",
  });
  const response = await buyProduct(
    new Request("http://localhost/gift-certificate", {
      method: "POST",
      headers: { Origin: "http://localhost" },
      body,
    }),
  );
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    quantity: "0",
    typed: { recipient_name: "", recipient_email: "", message: "Hi" },
    problems: {
      recipient_name: "This is a required field.",
      recipient_email: "This is a required field.",
      quantity: "Please enter a quantity from 1 to 999.",
    },
  });
});
