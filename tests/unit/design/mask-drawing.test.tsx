import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { PhotoMask } from "~/design/document/document";
import { MaskDrawing } from "~/design/drawing/mask-drawing";
import { keptBy } from "~/design/photo-mask/mask-contains";
import { enclosedShare, simplified } from "~/design/photo-mask/simplify";

const photo = { width: 100, height: 50 };

function drawn(mask: PhotoMask): string {
  return renderToStaticMarkup(
    <MaskDrawing id="m" mask={mask} frame={photo} picture={{ x: 0, y: 0, ...photo }} />,
  );
}

describe("the drawing of a mask", () => {
  test("is blurred as a whole in millimeters, strokes in their order", () => {
    const strokes = [
      { keeps: true, width: 100, points: [500, 500] },
      { keeps: false, width: 20, points: [0, 0, 1000, 1000] },
    ];
    const svg = drawn({ shape: "rectangle", points: [100, 100, 900, 900], feather: 0.5, strokes });
    expect(svg).toContain('<feGaussianBlur stdDeviation="0.5"');
    expect([...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)).toEqual([
      "M10 5L90 5L90 45L10 45Z",
      "M50 25L50 25",
      "M0 0L100 50",
    ]);
    expect([...svg.matchAll(/stroke="([^"]*)" stroke-width="([^"]*)"/g)].map(([, ...each]) => each)).toEqual([
      ["#fff", "10"],
      ["#000", "2"],
    ]);
    expect(drawn({ shape: "rectangle", points: [100, 100, 900, 900], feather: 0 })).not.toContain("filter");
  });

  test("goes beyond the edges of the photo that it follows, so that they are not blurred", () => {
    const sitting: PhotoMask = { shape: "outline", points: [200, 1000, 500, 200, 800, 1000], feather: 1 };
    expect(drawn(sitting)).toContain('d="M20 53L20 50L50 10L80 50L80 53Z"');
    const whole: PhotoMask = { shape: "rectangle", points: [0, 0, 1000, 1000], feather: 1 };
    expect(drawn(whole)).toContain('d="M-3 -3L103 -3L103 53L-3 53Z"');
    const touching: PhotoMask = { shape: "outline", points: [0, 500, 500, 200, 500, 800], feather: 1 };
    expect(drawn(touching)).toContain('d="M0 25L50 10L50 40Z"');
  });
});

describe("what a mask keeps", () => {
  test("is what it draws: non-zero where it crosses itself, then the last stroke over a point", () => {
    // A star of five points, whose middle it goes around twice.
    const star: PhotoMask = {
      shape: "outline",
      points: [500, 0, 794, 905, 24, 345, 976, 345, 206, 905],
      feather: 0,
      strokes: [{ keeps: false, width: 40, points: [500, 250] }],
    };
    const isKept = keptBy(star, { width: 100, height: 100 });
    expect(isKept({ x: 50, y: 50 })).toBe(true);
    expect(isKept({ x: 50, y: 25 })).toBe(false);
    expect(isKept({ x: 10, y: 10 })).toBe(false);
  });
});

describe("a drawn line", () => {
  test("keeps the points that it bends at, in whole thousandths", () => {
    const square = Array.from({ length: 400 }, (_, index) => {
      const [side, part] = [Math.floor(index / 100), (index % 100) / 100];
      const corners = [100, 100, 900, 100, 900, 900, 100, 900, 100, 100];
      const at = (offset: number) =>
        corners[2 * side + offset] +
        (corners[2 * side + 2 + offset] - corners[2 * side + offset]) * part +
        Math.sin(index) / 2;
      return [at(0), at(1)];
    }).flat();
    const points = simplified(square, 300, true);
    expect(points.length).toBeLessThan(20);
    expect(points.every(Number.isInteger)).toBe(true);
    expect(enclosedShare(points)).toBeCloseTo(0.64, 2);
  });

  test("has no more points than it may have, however it wavers", () => {
    const wild = Array.from({ length: 4000 }, (_, index) => (index * 7919) % 1000);
    expect(simplified(wild, 300, true).length).toBeLessThanOrEqual(600);
    expect(simplified(wild, 40, false).length).toBeLessThanOrEqual(80);
    expect(simplified([500, 500], 40, false)).toEqual([500, 500]);
  });
});
