import { written } from "../../geometry/measure";

/** The size of a puzzle piece in units of the drawing. */
export interface Cell {
  wide: number;
  tall: number;
}

interface Point {
  x: number;
  y: number;
}

/** Half of a tab along an edge from 0 to 1, protruding to -1; the other half is mirrored. */
const tongue: [number, number][] = [
  [0.36, 0],
  [0.46, 0.02],
  [0.42, -0.06],
  [0.39, -0.12],
  [0.34, -0.26],
  [0.66, -0.26],
  [0.61, -0.12],
  [0.58, -0.06],
  [0.54, 0.02],
  [0.64, 0],
];

/** One edge as path data from the current point, with a tab to the left or to the right. */
function edge(from: Point, to: Point, isLeft: boolean): string {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const side = isLeft ? 1 : -1;
  const [first, ...rest] = tongue.map(([t, out]) => {
    const x = from.x + along.x * t - along.y * out * side;
    const y = from.y + along.y * t + along.x * out * side;
    return `${written(x)} ${written(y)}`;
  });
  return `L${first}C${rest.slice(0, 3).join(" ")} ${rest.slice(3, 6).join(" ")} ${rest.slice(6, 9).join(" ")}L${written(to.x)} ${written(to.y)}`;
}

/** Tabs alternate between edges like the squares of a chessboard, so that two by two pieces form a repeating pattern. */
function isTurned(column: number, row: number): boolean {
  return (column + row) % 2 === 0;
}

/** The cuts of two by two pieces, as a pattern that fills the whole picture. */
export function cutPattern({ wide, tall }: Cell): string {
  const cells = [0, 1].flatMap((column) => [0, 1].map((row) => ({ column, row })));
  return cells
    .map(({ column, row }) => {
      const corner = { x: column * wide, y: row * tall };
      const across = edge(corner, { x: corner.x + wide, y: corner.y }, isTurned(column, row));
      const down = edge(corner, { x: corner.x, y: corner.y + tall }, !isTurned(column, row));
      return `M${written(corner.x)} ${written(corner.y)}${across}M${written(corner.x)} ${written(corner.y)}${down}`;
    })
    .join("");
}

/** The outline of one piece with neighbors on every side. */
export function piecePath({ wide, tall }: Cell, column: number, row: number): string {
  const left = column * wide;
  const top = row * tall;
  const [right, bottom] = [left + wide, top + tall];
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const turned = isTurned(column, row);
  return [
    `M${written(left)} ${written(top)}`,
    edge(corners[0], corners[1], turned),
    edge(corners[1], corners[2], turned),
    edge(corners[2], corners[3], turned),
    edge(corners[3], corners[0], turned),
    "Z",
  ].join("");
}
