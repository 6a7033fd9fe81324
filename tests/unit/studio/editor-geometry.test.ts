import { describe, expect, it } from "vitest";
import { boundsOf } from "~/design/layers/layer-bounds";
import { cornerOf, pinched, resizedBox, turnToward } from "~/storefront/studio/editor/layer-geometry";

const box = { x: 10, y: 20, width: 40, height: 20 };

describe("the geometry of the editor", () => {
  it("resizes a box from a corner while the opposite one stays", () => {
    const free = { keepsProportion: false, min: 1 };
    expect(resizedBox({ box, turn: 0 }, "bottom-right", { x: 70, y: 50 }, free)).toEqual({
      x: 10,
      y: 20,
      width: 60,
      height: 30,
    });
    expect(resizedBox({ box, turn: 0 }, "top-left", { x: 0, y: 0 }, free)).toEqual({
      x: 0,
      y: 0,
      width: 50,
      height: 40,
    });
  });

  it("keeps the proportion and a minimum size if requested", () => {
    const rigid = resizedBox(
      { box, turn: 0 },
      "bottom-right",
      { x: 90, y: 45 },
      { keepsProportion: true, min: 1 },
    );
    expect(rigid.width / rigid.height).toBeCloseTo(2);
    const min = resizedBox(
      { box, turn: 0 },
      "bottom-right",
      { x: -50, y: -50 },
      { keepsProportion: false, min: 4 },
    );
    expect([min.width, min.height]).toEqual([4, 4]);
  });

  it("keeps the opposite corner of a rotated layer in place, too", () => {
    const turned = { box, turn: 30 };
    const before = cornerOf(turned, "top-left");
    const grown = resizedBox(turned, "bottom-right", { x: 60, y: 70 }, { keepsProportion: false, min: 1 });
    const after = cornerOf({ box: grown, turn: 30 }, "top-left");
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    const reached = cornerOf({ box: grown, turn: 30 }, "bottom-right");
    expect(reached.x).toBeCloseTo(60);
    expect(reached.y).toBeCloseTo(70);
  });

  it("turns the top of a layer toward a point", () => {
    expect(turnToward(box, { x: 30, y: -10 })).toBeCloseTo(0);
    expect(turnToward(box, { x: 100, y: 30 })).toBeCloseTo(90);
    expect(turnToward(box, { x: -40, y: 30 })).toBeCloseTo(-90);
  });

  it("scales, moves and rotates a layer as two fingers do", () => {
    const { box: after, turn } = pinched(
      { box, turn: 10 },
      [
        { x: 20, y: 30 },
        { x: 40, y: 30 },
      ],
      [
        { x: 35, y: 10 },
        { x: 35, y: 50 },
      ],
    );
    expect([after.width, after.height]).toEqual([80, 40]);
    expect(after.x + after.width / 2).toBeCloseTo(35);
    expect(turn).toBeCloseTo(100);
  });

  it("finds the bounding box of a rotated layer", () => {
    const bounds = boundsOf({ box, turn: 90 });
    expect(bounds.width).toBeCloseTo(20);
    expect(bounds.height).toBeCloseTo(40);
    expect(bounds.x).toBeCloseTo(20);
  });
});
