import type { PathCommand } from "opentype.js";

/** A letter on a straight line: its outline, and the horizontal range it takes. */
export interface SetLetter {
  commands: PathCommand[];
  left: number;
  right: number;
}

const HALF_CIRCLE = Math.PI;

/**
 * Places the letters of a straight line on an arc, each rotated as a whole so that it keeps its shape.
 * @param curve 100 for a half circle upwards like a rainbow, -100 downwards like a bowl, 0 for a straight line
 * @param length of the line that has the whole arc
 */
export function bent(letters: SetLetter[], curve: number, length: number): PathCommand[] {
  if (curve === 0 || length === 0) return letters.flatMap(({ commands }) => commands);
  const arc = (curve / 100) * HALF_CIRCLE;
  const radius = length / arc;
  return letters.flatMap(({ commands, left, right }) => {
    const middle = (left + right) / 2;
    const angle = (middle / length - 0.5) * arc;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const put = ({ x, y }: Point): Point => ({
      x: (x - middle) * cosine - y * sine + radius * sine,
      y: (x - middle) * sine + y * cosine + radius * (1 - cosine),
    });
    return commands.map((command) => moved(command, put));
  });
}

export interface Point {
  x: number;
  y: number;
}

/** Returns the points of a command in the order of path data. */
export function pointsOf(command: PathCommand): Point[] {
  switch (command.type) {
    case "Z":
      return [];
    case "C":
      return [
        { x: command.x1, y: command.y1 },
        { x: command.x2, y: command.y2 },
        { x: command.x, y: command.y },
      ];
    case "Q":
      return [
        { x: command.x1, y: command.y1 },
        { x: command.x, y: command.y },
      ];
    default:
      return [{ x: command.x, y: command.y }];
  }
}

/** Returns a command with its points elsewhere. */
export function moved(command: PathCommand, put: (point: Point) => Point): PathCommand {
  if (command.type === "Z") return command;
  const end = put(command);
  if (command.type === "M" || command.type === "L") return { ...command, ...end };
  const first = put({ x: command.x1, y: command.y1 });
  if (command.type === "Q") return { ...command, ...end, x1: first.x, y1: first.y };
  const second = put({ x: command.x2, y: command.y2 });
  return { ...command, ...end, x1: first.x, y1: first.y, x2: second.x, y2: second.y };
}
