import { expect, test } from "vitest";
import { type Choice, chosenFrom, chosenValues, searchFor } from "~/storefront/catalog/choices";
import { dayText } from "~/storefront/catalog/day-text";

const choices: Choice[] = [
  {
    code: "color",
    title: "Color",
    values: [
      { uid: "white", code: "white", title: "White", cents: 0, regularCents: 0 },
      { uid: "blue", code: "blue", title: "Blue", cents: 100, regularCents: 100 },
    ],
  },
  {
    code: "size",
    title: "Size",
    values: [
      { uid: "11oz", code: "11oz", title: "11 oz", cents: 0, regularCents: 0 },
      { uid: "15oz", code: "15oz", title: "15 oz", cents: 300, regularCents: 300 },
    ],
  },
];

test("a URL without choices means the first value of every option", () => {
  expect(chosenFrom(new URLSearchParams(), choices)).toEqual({ color: "white", size: "11oz" });
});

test("a URL selects valid values, and invalid ones are ignored", () => {
  const search = new URLSearchParams("size=15oz&color=plaid&unknown=1");
  expect(chosenFrom(search, choices)).toEqual({ color: "white", size: "15oz" });
});

test("chosen values have their prices", () => {
  const values = chosenValues(choices, { color: "blue", size: "15oz" });
  expect(values.map(({ cents }) => cents)).toEqual([100, 300]);
});

test("another choice keeps the previous ones", () => {
  expect(searchFor({ color: "blue", size: "11oz" }, "size", "15oz")).toBe("color=blue&size=15oz");
  expect(searchFor({ color: "blue", size: "11oz" })).toBe("color=blue&size=11oz");
});

test("a day is written as weekday, month and day, whatever the server's time zone", () => {
  expect(dayText("2026-12-03")).toBe("Thu, Dec 3");
});
