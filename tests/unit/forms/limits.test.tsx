import type { ReactElement } from "react";
import type { Validator } from "remix-validated-form";
import { expect, test, vi } from "vitest";
import { codeValidator, sendValidator } from "~/storefront/account/gift-card-balance/gift-card-forms";
import { LookupPart } from "~/storefront/account/gift-card-balance/lookup-part";
import { SendPart } from "~/storefront/account/gift-card-balance/send-part";
import { inviteValidator } from "~/storefront/account/refer-and-earn/invite-form";
import { InvitePart } from "~/storefront/account/refer-and-earn/invite-part";
import { FindOrder } from "~/storefront/artwork/find-order";
import { findOrderValidator } from "~/storefront/artwork/find-order-form";
import { contactValidator } from "~/storefront/contact/contact-form";
import { ContactPage } from "~/storefront/contact/contact-page";
import { findGuestOrderValidator } from "~/storefront/guest-order/find-guest-order-form";
import { GuestOrderPage } from "~/storefront/guest-order/guest-order-page";
import { orderValidator } from "~/storefront/order-verification/verification-form";
import { VerificationPage } from "~/storefront/order-verification/verification-page";
import { reviewValidator } from "~/storefront/reviews/review-form";
import { WriteReviewPage } from "~/storefront/reviews/write-review-page";
import { drawnPage } from "../brand/drawn-page";

const { limited } = vi.hoisted(() => ({
  limited: ({ name, limit }: { name: string; limit?: number }) => <i data-name={name} data-limit={limit} />,
}));
vi.mock("~/storefront/ui/plain-field", () => ({ PlainField: limited }));
vi.mock("~/storefront/ui/plain-area", () => ({ PlainArea: limited }));

const page = { title: "", description: "", canonical: "" };
const honeypot = { nameFieldName: "name__confirm", validFromFieldName: null, encryptedValidFrom: "" };
const data = { requestId: "1", credit: "$10.00", canSend: true, sent: [] };
const words = { heading: "Contact us", content: "" };
const order = { email: "", number: "" };

/** View of a page, as far as its form needs it. */
const as = (view: object) => ({ page, honeypot, order: null, isUnknown: false, ...view }) as never;

const FORMS: [string, ReactElement, Validator<unknown>][] = [
  ["sends a gift card", <SendPart key="" data={data} />, sendValidator],
  ["looks up a gift card", <LookupPart key="" />, codeValidator],
  ["invites friends", <InvitePart key="" />, inviteValidator],
  ["finds an order's artwork", <FindOrder key="" view={as({ items: null })} />, findOrderValidator],
  ["finds a guest's order", <GuestOrderPage key="" view={as({ asksZip: false })} />, findGuestOrderValidator],
  ["verifies an order", <VerificationPage key="" view={as({ step: "order" })} />, orderValidator],
  ["contacts the shop", <ContactPage key="" view={as({ words })} />, contactValidator],
  [
    "reviews",
    <WriteReviewPage
      key=""
      view={as({ products: [], takesShop: false, about: "", isLoggedIn: false, order })}
    />,
    reviewValidator(false),
  ],
];

/** The limits that a form shows, by name. */
function shownLimits(form: ReactElement): [string, number][] {
  const fields = drawnPage(form).matchAll(/data-name="([^"]+)" data-limit="(\d+)"/g);
  return [...fields].map(([, name, limit]) => [name, Number(limit)]);
}

test.each(FORMS)("the form that %s shows the limits of its rules", async (_name, form, validator) => {
  const limits = shownLimits(form);
  expect(limits.length).toBeGreaterThan(0);
  for (const [name, limit] of limits) {
    const problem = async (length: number) =>
      (await validator.validate({ [name]: "x".repeat(length) } as never)).error?.fieldErrors[name] ?? "";
    expect(await problem(limit + 1), name).toBe(`Please enter no more than ${limit} characters.`);
    expect(await problem(limit), name).not.toContain("no more than");
  }
});
