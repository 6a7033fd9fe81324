import { describe, expect, test } from "vitest";
import type { Pixels } from "~/storefront/studio/cut-out/contour";
import { snapOutline } from "~/storefront/studio/cut-out/snap-outline";

const WIDTH = 400;
const HEIGHT = 300;

interface Shape {
  isPet: (x: number, y: number) => boolean;
}

/** A brown, mottled pet on grass: both vary, so that contrast alone does not tell where the pet ends. */
function photoOf({ isPet }: Shape): Pixels {
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  let seed = 7;
  const noise = (reach: number) => {
    seed = (seed * 16807) % 2147483647;
    return (seed / 2147483647 - 0.5) * 2 * reach;
  };
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const isBlaze = Math.floor(x / 24) % 2 === 0;
      const pet = isBlaze ? [150, 105, 70] : [96, 66, 44];
      const grass = Math.floor(y / 18) % 2 === 0 ? [110, 140, 70] : [86, 112, 60];
      const color = isPet(x, y) ? pet : grass;
      data.set([...color.map((channel) => channel + noise(18)), 255], 4 * (y * WIDTH + x));
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const CENTER = { x: 200, y: 160 };
const [ACROSS, DOWN] = [90, 80];
const round = {
  isPet: (x: number, y: number) => ((x - CENTER.x) / ACROSS) ** 2 + ((y - CENTER.y) / DOWN) ** 2 <= 1,
};

/** An outline by hand around the round pet: up to 10 pixels too far, and wavering. */
function drawn(): number[] {
  return Array.from({ length: 60 }, (_, index) => {
    const angle = (index / 60) * 2 * Math.PI;
    const away = 1 + 0.07 + 0.05 * Math.sin(5 * angle);
    return [
      ((CENTER.x + ACROSS * away * Math.cos(angle)) / WIDTH) * 1000,
      ((CENTER.y + DOWN * away * Math.sin(angle)) / HEIGHT) * 1000,
    ];
  }).flat();
}

/** The mean distance in pixels of a line from the edge of the round pet. */
function distanceFromEdge(line: number[]): number {
  const distances: number[] = [];
  for (let at = 0; at < line.length; at += 2) {
    const [x, y] = [(line[at] / 1000) * WIDTH - CENTER.x, (line[at + 1] / 1000) * HEIGHT - CENTER.y];
    const away = Math.hypot(x / ACROSS, y / DOWN);
    distances.push(Math.abs(1 - 1 / away) * Math.hypot(x, y));
  }
  return distances.reduce((total, each) => total + each, 0) / distances.length;
}

describe("an outline by hand", () => {
  test("moves to the edge of the pet", () => {
    const line = drawn();
    expect(distanceFromEdge(line)).toBeGreaterThan(5);
    expect(distanceFromEdge(snapOutline(photoOf(round), line))).toBeLessThan(1.5);
  });

  test("stays as it was drawn where nothing is to be seen", () => {
    const plain = { ...photoOf(round), data: new Uint8ClampedArray(4 * WIDTH * HEIGHT).fill(128) };
    const before = distanceFromEdge(drawn());
    expect(Math.abs(distanceFromEdge(snapOutline(plain, drawn())) - before)).toBeLessThan(1);
  });

  test("stays at the edge of the photo, where the pet goes on beyond it", () => {
    const sitting = { isPet: (x: number, y: number) => Math.abs(x - 200) <= 70 && y >= 100 };
    const line = [310, 1000, 315, 320, 690, 318, 692, 998];
    const snapped = snapOutline(photoOf(sitting), line);
    const bottom = snapped.filter((y, index) => index % 2 === 1 && y === 1000);
    expect(bottom.length).toBeGreaterThan(10);
    const [top] = snapped.filter((_, index) => index % 2 === 1).toSorted((one, other) => one - other);
    expect(Math.abs(top - 333)).toBeLessThan(8);
  });
});
