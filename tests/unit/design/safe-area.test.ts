import fc from "fast-check";
import { expect, test } from "vitest";
import { corners } from "~/design/geometry/path-points";
import { roomIn, safeArea } from "~/design/surfaces/safe-area";

const plate = {
  size: () => ({ width: 100, height: 80 }),
  safe: 4,
  cutOuts: [
    { x: 20, y: 20, width: 12, height: 30 },
    { x: 70, y: 10, width: 10, height: 10, round: true },
  ],
};
const masks = [
  { kind: "rectangle" } as const,
  { kind: "rounded", radius: 15 } as const,
  { kind: "circle" } as const,
  { kind: "path", path: "M0 0L100 0L100 100L50 20L0 100Z" } as const,
];
const part = fc.double({ min: 0, max: 1, noNaN: true });

test("if a box fits, each of its points is safe", () => {
  fc.assert(
    fc.property(fc.constantFrom(...masks), part, part, part, part, part, part, (kind, x, y, w, h, i, j) => {
      const surface = { ...plate, mask: () => kind };
      const box = { left: x * 100, right: x * 100 + w * 50, top: y * 80, bottom: y * 80 + h * 40 };
      if (!roomIn(surface, {})(corners(box))) return;
      const point = {
        x: box.left + i * (box.right - box.left),
        y: box.top + j * (box.bottom - box.top),
      };
      expect(safeArea(surface, {})(point)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test("a box between the cut-outs fits, one over a cut-out does not", () => {
  const hasRoom = roomIn({ ...plate, mask: () => ({ kind: "rectangle" }) }, {});
  expect(hasRoom(corners({ left: 40, right: 60, top: 20, bottom: 60 }))).toBe(true);
  expect(hasRoom(corners({ left: 10, right: 60, top: 25, bottom: 45 }))).toBe(false);
});
