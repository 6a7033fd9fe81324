import { expect, test } from "vitest";
import { householdOf, mailboxOf } from "~/engine/shared/same-person";

test.each([
  ["ada@example.com", "ada@example.com"],
  ["ada+shop@example.com", "ada@example.com"],
  ["ada+a+b@example.com", "ada@example.com"],
  ["a.d.a@gmail.com", "ada@gmail.com"],
  ["ada+2@googlemail.com", "ada@gmail.com"],
])("%s is a name of %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test("with other providers, dots distinguish people", () => {
  expect(mailboxOf("a.da@example.com")).not.toBe(mailboxOf("ada@example.com"));
});

const home = { street: ["12 Analytical Way", "Apt 4"], postcode: "95814" };

test.each([
  [{ street: ["12 analytical  way, apt. 4"], postcode: "95814" }],
  [{ street: ["12 Analytical Way", "Apt #4"], postcode: "95814-1234" }],
])("another spelling is the same household: %j", (spelling) => {
  expect(householdOf(spelling)).toBe(householdOf(home));
});

test.each([
  [{ ...home, street: ["12 Analytical Way", "Apt 5"] }],
  [{ ...home, street: ["1 Analytical Way", "Apt 4"] }],
  [{ ...home, postcode: "95815" }],
])("a neighbor is another household: %j", (neighbor) => {
  expect(householdOf(neighbor)).not.toBe(householdOf(home));
});
