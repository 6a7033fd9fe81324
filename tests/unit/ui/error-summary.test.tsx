import { expect, test } from "vitest";
import { AddToCartForm } from "~/storefront/catalog/add-to-cart-form";
import type { ProductView } from "~/storefront/catalog/product-view";
import { errorInTitle } from "~/storefront/ui/error-title";
import { drawnPage } from "../brand/drawn-page";

const value = (code: string, isChosen: boolean) => ({
  code,
  title: `$${code}`,
  search: `amount=${code}`,
  isChosen,
  price: null,
});

const GIFT = {
  purchase: { kind: "as-it-is" },
  chosen: { amount: "25" },
  choices: [
    {
      code: "amount",
      title: "Amount",
      current: "$25",
      wall: null,
      groups: [{ title: null, values: [value("25", true), value("50", false)] }],
    },
  ],
  fields: [
    {
      uid: "1",
      code: "recipient_name",
      title: "Recipient's name",
      type: "TEXT",
      isRequired: true,
      maxLength: 60,
    },
  ],
} as unknown as ProductView;

const REJECTED = {
  quantity: "0",
  typed: { recipient_name: "" },
  chosen: { amount: "50" },
  problems: {
    recipient_name: "This is a required field.",
    quantity: "Please enter a quantity from 1 to 999.",
  },
};

// @specification §5 L190
test("all errors are listed above the form with links to their fields, and take the focus without scripts", () => {
  const page = drawnPage(<AddToCartForm view={GIFT} />, { response: REJECTED });
  expect(page).toMatch(/<div tabindex="-1"[^>]* autofocus=""[^>]*><div role="alert"/i);
  expect(page).toMatch(/href="#field-recipient_name"[^>]*>Recipient&#x27;s name<\/a>.*required field/);
  expect(page).toMatch(/href="#quantity"[^>]*>Quantity<\/a>/);
  expect(page).toContain('aria-describedby="field-recipient_name-error"');
});

test("an amount is a field of the form, and a rejected one stays chosen", () => {
  const page = drawnPage(<AddToCartForm view={GIFT} />, { response: REJECTED });
  expect(page).toMatch(/<input[^>]*name="choice-amount"[^>]*checked=""[^>]*value="50"/);
  expect(drawnPage(<AddToCartForm view={GIFT} />)).toMatch(/<input[^>]*checked=""[^>]*value="25"/);
});

test("the title of a page with errors begins with Error", () => {
  const titled = (page: string) => errorInTitle(`<title>Gift Certificate</title>${page}`);
  expect(titled(drawnPage(<AddToCartForm view={GIFT} />, { response: REJECTED }))).toContain(
    "<title>Error: Gift Certificate</title>",
  );
  expect(titled(drawnPage(<AddToCartForm view={GIFT} />))).toContain("<title>Gift Certificate</title>");
});
