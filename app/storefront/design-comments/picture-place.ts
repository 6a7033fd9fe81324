/** A place on the picture of a design, in thousandths of its width and height. */
export interface PicturePlace {
  x: number;
  y: number;
}

const ROWS = ["Top", "Middle", "Bottom"];
const COLUMNS = ["left", "center", "right"];

/** The nine areas that a form without scripts offers: each by its middle, as a field has it. */
export const areas = ROWS.flatMap((row, down) =>
  COLUMNS.map((column, across) => ({
    value: placeValue({ x: middleOf(across), y: middleOf(down) }),
    label: row === "Middle" && column === "center" ? "Center" : `${row} ${column}`,
  })),
);

function middleOf(third: number): number {
  return Math.round((1000 * (2 * third + 1)) / 6);
}

/** A place as a form's field has it, such as "500,167". */
export function placeValue({ x, y }: PicturePlace): string {
  return `${x},${y}`;
}

/** The place in a field; null for an empty one, undefined for anything else that is no place on the picture. */
export function readPlaceValue(value: string): PicturePlace | null | undefined {
  if (value === "") return null;
  const match = /^(\d{1,4}),(\d{1,4})$/.exec(value);
  if (!match) return undefined;
  const [x, y] = match.slice(1).map(Number);
  return x <= 1000 && y <= 1000 ? { x, y } : undefined;
}

/** The area that a place lies in, such as "Top left". */
export function areaOf({ x, y }: PicturePlace): string {
  const third = (thousandths: number) => Math.min(2, Math.floor((thousandths * 3) / 1000));
  return areas[third(y) * COLUMNS.length + third(x)].label;
}
