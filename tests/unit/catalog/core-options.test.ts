import { expect, it } from "vitest";
import { coreOptions } from "~/storefront/catalog/core-options.server";

const length = {
  uid: "length",
  title: "Length",
  required: true,
  values: [
    { uid: "a", title: "24 in", price: 0 },
    { uid: "b", title: "36 in", price: 8 },
  ],
};
const name = { uid: "name", title: "Pet's name", required: false, field: { max_characters: 12 } };
const design = { uid: "design", title: "Design", required: true, field: { max_characters: 64 } };

it("offers drop-downs as choices and fields to be typed", () => {
  expect(coreOptions([length, name])).toEqual({
    choices: [
      {
        code: "length",
        title: "Length",
        values: [
          { uid: "a", code: "24-in", title: "24 in", cents: 0, regularCents: 0 },
          { uid: "b", code: "36-in", title: "36 in", cents: 800, regularCents: 800 },
        ],
      },
    ],
    fields: [
      {
        uid: "name",
        code: "pet-s-name",
        title: "Pet's name",
        type: "TEXT",
        isRequired: false,
        maxLength: 12,
      },
    ],
    needsMore: null,
  });
});

it("lets nobody type a design's id", () => {
  expect(coreOptions([length, design])).toMatchObject({ fields: [], needsMore: "design" });
  expect(coreOptions([{ ...design, required: false }])).toMatchObject({ fields: [], needsMore: null });
});

it("knows when an option cannot be given here", () => {
  const file = { uid: "file", title: "Photo", required: true, values: null };
  expect(coreOptions([file]).needsMore).toBe("else");
  expect(coreOptions([{ ...file, required: false }]).needsMore).toBeNull();
});
