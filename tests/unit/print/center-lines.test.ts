import { describe, expect, test } from "vitest";
import type { Point } from "~/design/geometry/path-points";
import { smallestBend } from "~/engine/print/neon/bends";
import { centerLines } from "~/engine/print/neon/center-lines";
import { isClosed, lengthOf, spaced } from "~/engine/print/neon/line-points";
import { united } from "~/engine/print/neon/united-shapes";

/** The lines along which tubes are bent, in millimeters. */

function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** @param direction -1 for a hole */
function circle(radius: number, direction = 1): Point[] {
  return Array.from({ length: 240 }, (_, index) => {
    const angle = (direction * index * Math.PI) / 120;
    return { x: 100 + radius * Math.cos(angle), y: 100 + radius * Math.sin(angle) };
  });
}

function arc(radius: number, degrees: number): Point[] {
  return Array.from({ length: 200 }, (_, index) => {
    const angle = ((index / 199) * degrees * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

describe("the center line", () => {
  test("of a bar is one straight line, half its width from its ends", () => {
    const [line, ...others] = centerLines([rectangle(10, 20, 200, 16)]);
    expect(others).toEqual([]);
    for (const { y } of line) expect(Math.abs(y - 28)).toBeLessThan(0.5);
    expect(lengthOf(line)).toBeGreaterThan(180);
    expect(lengthOf(line)).toBeLessThan(190);
  });

  test("of a ring is closed, in the middle between its edges", () => {
    const [line, ...others] = centerLines([circle(60), circle(48, -1)]);
    expect(others).toEqual([]);
    expect(isClosed(line)).toBe(true);
    for (const { x, y } of line) expect(Math.abs(Math.hypot(x - 100, y - 100) - 54)).toBeLessThan(0.6);
    expect(Math.abs(lengthOf(line) - 2 * Math.PI * 54)).toBeLessThan(3);
  });

  test("of a T goes straight on along its top, and its stem is a line of its own", () => {
    const shape = united([rectangle(0, 0, 160, 16), rectangle(72, 8, 16, 120)]);
    const lines = centerLines(shape).toSorted((one, other) => lengthOf(other) - lengthOf(one));
    expect(lines).toHaveLength(2);
    for (const { y } of lines[0]) expect(Math.abs(y - 8)).toBeLessThan(1.5);
    expect(lengthOf(lines[0])).toBeGreaterThan(140);
    for (const { x } of lines[1]) expect(Math.abs(x - 80)).toBeLessThan(1.5);
    expect(lengthOf(lines[1])).toBeGreaterThan(105);
  });

  test("of overlapping shapes is that of both together", () => {
    const [line, ...others] = centerLines(united([rectangle(0, 0, 120, 16), rectangle(80, 0, 120, 16)]));
    expect(others).toEqual([]);
    expect(lengthOf(line)).toBeGreaterThan(180);
  });
});

describe("the smallest bend", () => {
  test.each([5, 10, 40])("of an arc is its radius: %s mm", (radius) => {
    expect(Math.abs(smallestBend(arc(radius, 270)) - radius)).toBeLessThan(radius * 0.06);
  });

  test("of a straight line is infinite, corners apart", () => {
    const corner = [
      ...spaced(
        [
          { x: 0, y: 0 },
          { x: 60, y: 0 },
        ],
        1,
      ),
      { x: 60, y: 60 },
    ];
    expect(
      smallestBend([
        { x: 0, y: 0 },
        { x: 60, y: 0 },
      ]),
    ).toBe(Infinity);
    expect(smallestBend(corner)).toBe(Infinity);
  });

  test("of a ring is found across its start", () => {
    const ring = arc(8, 360);
    expect(Math.abs(smallestBend([...ring, ring[0]]) - 8)).toBeLessThan(0.5);
  });
});
