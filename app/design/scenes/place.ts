/** A picture's place in a scene, in the scene's units. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the largest place of that proportion, centered in the given one or at its bottom. */
export function fitInto(
  size: { width: number; height: number },
  room: Place,
  stand: "middle" | "foot" = "middle",
): Place {
  const scale = Math.min(room.width / size.width, room.height / size.height);
  const width = Math.round(size.width * scale * 10) / 10;
  const height = Math.round(size.height * scale * 10) / 10;
  const spare = room.height - height;
  return {
    x: Math.round(room.x + (room.width - width) / 2),
    y: Math.round(room.y + (stand === "foot" ? spare : spare / 2)),
    width,
    height,
  };
}

/** Enlarges a place by that much on every side; a negative number shrinks it. */
export function grown({ x, y, width, height }: Place, by: number): Place {
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return {
    x: rounded(x - by),
    y: rounded(y - by),
    width: rounded(width + 2 * by),
    height: rounded(height + 2 * by),
  };
}
