import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { SendPart } from "~/storefront/account/gift-card-balance/send-part";
import { GuestOrderPage } from "~/storefront/guest-order/guest-order-page";
import { VerificationPage } from "~/storefront/order-verification/verification-page";
import { drawnPage } from "../brand/drawn-page";

const page = { title: "", description: "", canonical: "" };
const honeypot = { nameFieldName: "name__confirm", validFromFieldName: null, encryptedValidFrom: "" };

/** Names of the required fields, and of the optional ones. */
function fieldsOf(form: ReactElement): { required: string[]; optional: string[] } {
  const names = (tags: string[]) => tags.map((tag) => / name="([^"]+)"/.exec(tag)?.[1] ?? "");
  const fields = drawnPage(form).match(/<(?:input|textarea)[^>]* id="field-[^>]*>/g) ?? [];
  const isRequired = (tag: string) => tag.includes('aria-required="true"');
  return {
    required: names(fields.filter(isRequired)),
    optional: names(fields.filter((tag) => !isRequired(tag))),
  };
}

test("a gift card needs a recipient, but no message", () => {
  const data = { requestId: "1", credit: "$10.00", canSend: true, sent: [] };
  expect(fieldsOf(<SendPart data={data} />)).toEqual({
    required: ["amount", "recipient_name", "recipient_email"],
    optional: ["message"],
  });
});

test("a guest's order is found with all required fields", () => {
  const view = { order: null, isUnknown: false, asksZip: false, honeypot };
  expect(fieldsOf(<GuestOrderPage view={view} />)).toEqual({
    required: ["number", "email", "lastname"],
    optional: [],
  });
});

test("an order on hold is found with all required fields", () => {
  expect(fieldsOf(<VerificationPage view={{ page, step: "order", honeypot }} />)).toEqual({
    required: ["order_number", "email", "postcode"],
    optional: [],
  });
});
