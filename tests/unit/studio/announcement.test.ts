import { expect, test } from "vitest";
import { applyCommand, type Command } from "~/design/document/commands";
import { describeChange } from "~/storefront/studio/announcement/describe-change";
import { aDesign, placed, typed } from "../design/a-design";

const mug = aDesign(
  "photomug",
  {},
  placed("wrap", "photo", "a-photo-of-biscuit"),
  typed("wrap", "name", "Rex"),
);

/** What is read aloud after a command. */
function announced(...commands: Command[]): string | null {
  return describeChange(mug, commands.reduce(applyCommand, mug));
}

const name = { surface: "wrap", layer: "name" };

test("a moved and rotated text is announced with its place and angle", () => {
  expect(
    announced({ type: "set-box", ...name, box: { x: 12 } }, { type: "set-turn", ...name, turn: 15 }),
  ).toBe("Rex, 12 mm from the left, rotated 15°");
  expect(announced({ type: "set-box", ...name, box: { width: 40, height: 10 } })).toBe(
    "Rex, 40 mm wide, 10 mm high",
  );
});

test("photos, added and removed items, layouts and options are announced", () => {
  expect(announced(placed("wrap", "photo", null))).toMatch(/photo removed$/i);
  expect(announced({ type: "add-layer", surface: "wrap", kind: "text" })).toMatch(/ added$/);
  expect(announced({ type: "choose-template", template: "two-photos" })).toMatch(/^Layout: /);
  expect(announced({ type: "set-crop", surface: "wrap", layer: "photo", crop: { zoom: 1.5 } })).toMatch(
    /photo zoomed to 150 percent$/,
  );
  expect(announced({ type: "set-text-style", ...name, font: "caveat" })).toMatch(/^Rex, “Rex” in Caveat, /);
});

test("a changed order names the item that moved", () => {
  expect(announced({ type: "order-layer", surface: "wrap", id: "name", move: "back" })).toMatch(
    /^Rex, 1 of \d/,
  );
});

test("what is typed is not repeated, and an emptied text is", () => {
  expect(announced(typed("wrap", "name", "Rexi"))).toBeNull();
  expect(announced(typed("wrap", "name", ""))).toMatch(/, no text$/);
});
