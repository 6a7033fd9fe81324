import { WHOLE } from "./mask-limits";

/** A place in thousandths of a photo's width and height. */
type Place = [x: number, y: number];

/** Thousandths of the photo by which a simplified line may differ at first; doubled until it has few enough points. */
const TOLERANCE = 1.2;

/**
 * Returns a line (x and y by turns) with at most `max` points, in whole thousandths: those that it bends at
 * (Douglas and Peucker). A closed line keeps its first point and the one farthest from it.
 */
export function simplified(line: number[], max: number, isClosed: boolean): number[] {
  const places = toPlaces(line);
  for (let tolerance = TOLERANCE; ; tolerance *= 2) {
    const kept = isClosed ? closedBends(places, tolerance) : bends(places, tolerance);
    const points = withoutRepeats(kept.map(([x, y]): Place => [rounded(x), rounded(y)]));
    if (points.length <= max) return points.flat();
  }
}

/** Returns the share of the photo's area that a closed line encloses, from 0 to 1; of one that crosses itself less. */
export function enclosedShare(line: number[]): number {
  const places = toPlaces(line);
  const twice = places.reduce((total, [x, y], index) => {
    const [nextX, nextY] = places[(index + 1) % places.length];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2 / WHOLE ** 2;
}

function toPlaces(line: number[]): Place[] {
  return Array.from({ length: line.length / 2 }, (_, index): Place => [line[2 * index], line[2 * index + 1]]);
}

function closedBends(places: Place[], tolerance: number): Place[] {
  if (places.length < 4) return places;
  const [first] = places;
  const away = places.map((place) => Math.hypot(place[0] - first[0], place[1] - first[1]));
  const farthest = away.indexOf(Math.max(...away));
  const there = bends(places.slice(0, farthest + 1), tolerance);
  const back = bends([...places.slice(farthest), first], tolerance);
  return [...there, ...back.slice(1, -1)];
}

function bends(places: Place[], tolerance: number): Place[] {
  if (places.length < 3) return places;
  const [first, last] = [places[0], places[places.length - 1]];
  const distances = places.map((place) => distanceTo(first, last, place));
  const largest = Math.max(...distances);
  if (largest <= tolerance) return [first, last];
  const at = distances.indexOf(largest);
  return [...bends(places.slice(0, at + 1), tolerance).slice(0, -1), ...bends(places.slice(at), tolerance)];
}

/** Distance of a place to the line from one to another. */
function distanceTo([fromX, fromY]: Place, [toX, toY]: Place, [x, y]: Place): number {
  const [across, down] = [toX - fromX, toY - fromY];
  const length = across ** 2 + down ** 2;
  const along = length === 0 ? 0 : ((x - fromX) * across + (y - fromY) * down) / length;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - fromX - part * across, y - fromY - part * down);
}

function withoutRepeats(places: Place[]): Place[] {
  return places.filter(([x, y], index) => {
    const before = places[index - 1];
    return !before || before[0] !== x || before[1] !== y;
  });
}

function rounded(value: number): number {
  return Math.min(WHOLE, Math.max(0, Math.round(value)));
}
