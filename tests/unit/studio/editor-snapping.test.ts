import { describe, expect, it } from "vitest";
import { snapLines, snapPoint, snapPull, snapTurn } from "~/storefront/studio/editor/snapping";

const lines = snapLines({ width: 200, height: 100 }, 5, [
  { box: { x: 20, y: 60, width: 30, height: 10 }, turn: 0 },
]);

describe("snapping", () => {
  it("snaps a layer to the center of the surface", () => {
    const box = { x: 81, y: 20, width: 40, height: 10 };
    const { pull, guides } = snapPull({ box, turn: 0 }, lines, 2);
    expect(pull).toEqual({ x: -1, y: 0 });
    expect(guides).toEqual([{ axis: "x", at: 100 }]);
  });

  it("snaps to the edges, the safe area and other layers", () => {
    const at = (x: number, y: number) =>
      snapPull({ box: { x, y, width: 17, height: 11 }, turn: 0 }, lines, 2).guides;
    expect(at(0.5, 20)).toEqual([{ axis: "x", at: 0 }]);
    expect(at(5.5, 20)).toEqual([{ axis: "x", at: 5 }]);
    expect(at(130, 61)).toEqual([{ axis: "y", at: 60 }]);
  });

  it("ignores lines out of reach, and all with no reach", () => {
    const box = { x: 71, y: 23, width: 17, height: 11 };
    expect(snapPull({ box, turn: 0 }, lines, 1).guides).toEqual([]);
    expect(snapPull({ box: { ...box, x: 91.4 }, turn: 0 }, lines, 0).pull).toEqual({ x: 0, y: 0 });
  });

  it("snaps a corner to both nearby lines", () => {
    expect(snapPoint({ x: 99, y: 51 }, lines, 2).point).toEqual({ x: 100, y: 50 });
  });

  it("snaps a rotation to the nearest multiple of 45 degrees", () => {
    expect([3, -42, 88, 20].map(snapTurn)).toEqual([0, -45, 90, 20]);
  });
});
