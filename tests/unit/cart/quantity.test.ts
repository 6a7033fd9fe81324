import { expect, test } from "vitest";
import { isQuantity, QUANTITY_PROBLEM } from "~/engine/carts/read-cart-line";
import { MAX_QUANTITY, readQuantity, WRONG_QUANTITY } from "~/storefront/cart/quantity";

test.each([0, 1, 99, 100, 999, 1000])(
  "the forms and the engine agree whether %d is a quantity",
  (quantity) => {
    expect(readQuantity(String(quantity)) !== null).toBe(isQuantity(quantity));
  },
);

test("the forms and the engine say the same bound", () => {
  expect(WRONG_QUANTITY).toBe(QUANTITY_PROBLEM);
  expect(WRONG_QUANTITY).toContain(`from 1 to ${MAX_QUANTITY}.`);
});

test.each(["", "1.5", "-1", "two", "1e2"])("%j is no quantity", (typed) => {
  expect(readQuantity(typed)).toBeNull();
});

test("a form without the field wants one piece", () => expect(readQuantity(null)).toBe(1));
