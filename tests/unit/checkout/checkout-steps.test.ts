import { describe, expect, it } from "vitest";
import { nextStep, openSteps, shownStep } from "~/storefront/checkout/checkout-steps";

const empty = {
  email: null,
  is_virtual: false,
  billing_address: null,
  shipping_addresses: [],
  selected_payment_method: null,
};
const addressed = {
  ...empty,
  email: "ada@example.com",
  shipping_addresses: [{ selected_shipping_method: null }],
};
const ready = { ...addressed, shipping_addresses: [{ selected_shipping_method: {} }] };

const payable = { selected_payment_method: { code: "checkmo" } };

const billing = {
  firstname: "Ada",
  lastname: "Lovelace",
  company: null,
  street: ["12 Analytical Way"],
  city: "Sacramento",
  postcode: "95814",
  telephone: "5551234567",
  region: { code: "CA" },
};

describe("the next step of a cart", () => {
  it("is the address at first", () => expect(nextStep(empty, true)).toBe("address"));
  it("is the address while a guest's email is missing", () =>
    expect(nextStep({ ...ready, email: null }, false)).toBe("address"));
  it("needs no email for a customer", () =>
    expect(nextStep({ ...ready, email: null }, true)).toBe("payment"));
  it("is the delivery without a method", () => expect(nextStep(addressed, false)).toBe("delivery"));
  it("is the payment without a way to pay", () => expect(nextStep(ready, false)).toBe("payment"));
  it("is the review when all is known", () =>
    expect(nextStep({ ...ready, ...payable }, false)).toBe("review"));
  it("is never the delivery when nothing is shipped", () =>
    expect(nextStep({ ...empty, email: "a@b.co", is_virtual: true, billing_address: billing }, false)).toBe(
      "payment",
    ));
});

describe("the step to show", () => {
  it("is the one asked for when the cart is ready for it", () => {
    expect(shownStep("address", ready, false)).toBe("address");
    expect(shownStep("delivery", ready, false)).toBe("delivery");
  });

  it("is the first incomplete one otherwise", () => {
    expect(shownStep("payment", empty, false)).toBe("address");
    expect(shownStep("payment", addressed, false)).toBe("delivery");
  });

  it("is the review only when everything is complete", () => {
    expect(shownStep("review", ready, false)).toBe("payment");
    expect(shownStep("review", { ...ready, ...payable }, false)).toBe("review");
    expect(shownStep("review", { ...addressed, ...payable }, false)).toBe("delivery");
  });

  it.each([null, "", "checkout", "__proto__"])("is the next one for %j", (asked) => {
    expect(shownStep(asked, addressed, false)).toBe("delivery");
  });

  it("skips the delivery of a cart that is not shipped", () => {
    const virtual = { ...empty, email: "a@b.co", is_virtual: true, billing_address: billing };
    expect(shownStep("delivery", virtual, false)).toBe("payment");
  });
});

describe("the steps whose forms are open on one page", () => {
  it("are the address alone, on which the others depend", () =>
    expect(openSteps("address", { ...ready, ...payable }, false)).toEqual(["address"]));
  it("are the delivery alone without a method, on which the total depends", () =>
    expect(openSteps("delivery", addressed, false)).toEqual(["delivery"]));
  it("are delivery, payment and review otherwise, at each of their addresses", () => {
    for (const step of ["delivery", "payment", "review"] as const) {
      expect(openSteps(step, ready, false)).toEqual(["delivery", "payment", "review"]);
      expect(openSteps(step, { ...ready, ...payable }, false)).toEqual(["delivery", "payment", "review"]);
    }
  });
  it("are payment and review when nothing is shipped", () =>
    expect(
      openSteps(
        "review",
        { ...empty, ...payable, email: "a@b.co", is_virtual: true, billing_address: billing },
        false,
      ),
    ).toEqual(["payment", "review"]));
});
