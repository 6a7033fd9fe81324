import { describe, expect, it } from "vitest";
import { asideForArt } from "~/storefront/studio/preview-3d/aside-for-art";

const RADIUS = 41;

describe("the place of a turned mug in the picture", () => {
  it("has the middle of the art near the middle at the angle where the handle is in sight", () => {
    const angle = radians(-35);
    expect(Math.abs(RADIUS * Math.sin(angle) + asideForArt(angle, RADIUS))).toBeLessThan(RADIUS / 8);
    expect(asideForArt(angle, RADIUS)).toBeGreaterThan(0);
  });

  it("is the middle at the front, the sides and the back", () => {
    for (const degrees of [0, 90, -90, 135, 180]) {
      expect(asideForArt(radians(degrees), RADIUS)).toBeCloseTo(0);
    }
  });

  it("does not jump while the mug is turned", () => {
    for (let degrees = -180; degrees < 180; degrees++) {
      const step = asideForArt(radians(degrees + 1), RADIUS) - asideForArt(radians(degrees), RADIUS);
      expect(Math.abs(step)).toBeLessThan(RADIUS / 7);
    }
  });
});

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
