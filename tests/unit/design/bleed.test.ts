import { expect, test } from "vitest";
import { printedFrame } from "~/design/surfaces/bleed";

const surface = { size: () => ({ width: 100, height: 80 }), bleed: 3 };

function frame(box: { x: number; y: number; width: number; height: number }, changes: object = {}) {
  return printedFrame({ box, shape: "rectangle", turn: 0, ...changes }, surface, {});
}

test("a photo at the edges extends into the bleed on every side", () => {
  expect(frame({ x: 0, y: 0, width: 100, height: 80 })).toEqual({ x: -3, y: -3, width: 106, height: 86 });
});

test("only sides at the edge are extended", () => {
  expect(frame({ x: 0, y: 10, width: 50, height: 70 })).toEqual({ x: -3, y: 10, width: 53, height: 73 });
  expect(frame({ x: 1, y: 1, width: 98, height: 78 })).toEqual({ x: 1, y: 1, width: 98, height: 78 });
});

test("a photo beyond the edge is not cropped", () => {
  expect(frame({ x: -20, y: 0, width: 150, height: 40 })).toEqual({ x: -20, y: -3, width: 150, height: 43 });
});

test.each([{ shape: "circle" }, { turn: 5 }])("a photo with %o is not extended", (changes) => {
  const box = { x: 0, y: 0, width: 100, height: 80 };
  expect(frame(box, changes)).toEqual(box);
});
