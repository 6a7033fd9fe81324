import { describe, expect, test } from "vitest";
import { sendValidator } from "~/storefront/account/gift-card-balance/gift-card-forms";

const whole = {
  request_id: "2f1f7f0e-0000-4000-8000-000000000000",
  amount: "25",
  recipient_name: "Ada",
  recipient_email: "ada@example.com",
  message: "",
};

function check(changes: Partial<typeof whole>) {
  return sendValidator.validate({ ...whole, ...changes });
}

describe("the amount of a gift card", () => {
  test.each([
    ["25", 25],
    [" $25 ", 25],
    ["$ 25.50", 25.5],
    ["12.5", 12.5],
    ["5", 5],
    ["500.00", 500],
  ])("%s is read as %d", async (amount, dollars) => {
    expect((await check({ amount })).data?.amount).toBe(dollars);
  });

  test.each(["4.99", "500.01", "0", "-25", "25.505", "1e2", "twenty", "25 $", "1,000"])(
    "%s is rejected",
    async (amount) => {
      const { error } = await check({ amount });
      expect(error?.fieldErrors).toEqual({ amount: "Please enter an amount from $5 to $500." });
    },
  );
});

test.each([
  ["amount", { amount: " " }, "This is a required field."],
  ["recipient_name", { recipient_name: " " }, "This is a required field."],
  ["recipient_email", { recipient_email: "" }, "This is a required field."],
  [
    "recipient_email",
    { recipient_email: "ada@" },
    "Please enter a valid email address and make sure it contains no leading/trailing spaces. For example johndoe@domain.com.",
  ],
  ["message", { message: "x".repeat(501) }, "Please enter no more than 500 characters."],
])("%s reports an error: %j", async (field, changes, message) => {
  expect((await check(changes)).error?.fieldErrors).toEqual({ [field]: message });
});
