import { expect, test } from "vitest";
import { applyCommand } from "~/design/document/commands";
import { describeDesign } from "~/design/document/describe-design";
import { aDesign, placed, typed } from "./a-design";

const mug = aDesign(
  "photomug",
  {},
  placed("wrap", "photo", "a-photo-of-biscuit"),
  typed("wrap", "name", "Rex"),
);

test("a design is described by its photos, texts and colors, for a buyer who cannot see it", () => {
  const styled = applyCommand(mug, {
    type: "set-text-style",
    surface: "wrap",
    layer: "name",
    font: "pacifico",
  });
  expect(describeDesign(styled)).toMatch(
    /^Photo in a circle; “Rex” in Pacifico, [a-z -]+, centered; on [a-z ]+$/,
  );
});

test("a missing photo, a rotated text and a photo in black and white are named", () => {
  const changed = [
    { type: "place-photo", surface: "wrap", layer: "photo", photoId: null } as const,
    { type: "set-turn", surface: "wrap", layer: "name", turn: 15 } as const,
  ].reduce(applyCommand, mug);
  expect(describeDesign(changed)).toMatch(/^Photo missing; “Rex” in .*, rotated 15°; on /);
  const gray = applyCommand(mug, {
    type: "set-effect",
    surface: "wrap",
    layer: "photo",
    effect: { tone: "mono" },
  });
  expect(describeDesign(gray)).toMatch(/^Photo in a circle, black and white; /);
});

test("the sides of a product are told apart, and an empty text is left out", () => {
  const tag = aDesign("pet-tags", {}, typed("front", "name", "Rex"));
  expect(describeDesign(tag)).toMatch(/Front: “Rex” in .*Back: /);
});
