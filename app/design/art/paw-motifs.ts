const paw =
  "M50 46C63 46 80 66 80 80C80 88 74 92 67 91C61 90 56 87 50 87C44 87 39 90 33 91C26 92 20 88 20 80C20 66 37 46 50 46ZM36 10C43 10 47 18 47 26C47 34 43 40 36 40C29 40 24 33 24 25C24 17 29 10 36 10ZM64 10C71 10 76 17 76 25C76 33 71 40 64 40C57 40 53 34 53 26C53 18 57 10 64 10ZM13 33C19 32 25 38 26 45C27 52 24 58 18 59C12 60 6 54 5 47C4 40 7 34 13 33ZM87 33C93 34 96 40 95 47C94 54 88 60 82 59C76 58 73 52 74 45C75 38 81 32 87 33Z";

/** The middle of a paw in the box of 100 by 100, and the way it points in degrees clockwise from up. */
type Step = [x: number, y: number, turn: number];

const around = [0, 45, 90, 135, 180, 225, 270, 315].map((turn): Step => {
  const angle = (turn * Math.PI) / 180;
  return [50 + 42 * Math.sin(angle), 50 - 42 * Math.cos(angle), turn];
});

/** Many paws in one drawing, in boxes of 100 by 100. */
export const pawMotifs: Record<string, string> = {
  "paw-ring": walk(around, 14, 1),
  /** Looks best six times as wide as high. */
  "paw-trail": walk(
    [
      [6, 72, 80],
      [19, 30, 82],
      [31, 70, 84],
      [44, 28, 86],
      [56, 70, 86],
      [69, 28, 84],
      [81, 70, 82],
      [94, 30, 80],
    ],
    52,
    6,
  ),
  /** Looks best half as wide as high. */
  "paw-climb": walk(
    [
      [26, 88, -4],
      [72, 64, 4],
      [28, 37, -4],
      [74, 12, 4],
    ],
    23,
    0.5,
  ),
  /** Looks best three times as wide as high. */
  "paw-pair": walk(
    [
      [17, 50, 0],
      [83, 50, 0],
    ],
    94,
    3,
  ),
};

/** @param side of a paw, in hundredths of the box's height @param stretch how much wider than high the box is drawn */
function walk(steps: Step[], side: number, stretch: number): string {
  return steps.map((step) => pawAt(step, side / 100, stretch)).join("");
}

function pawAt([x, y, turn]: Step, scale: number, stretch: number): string {
  const angle = (turn * Math.PI) / 180;
  return paw.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, pawX: string, pawY: string) => {
    const [right, down] = [(Number(pawX) - 50) * scale, (Number(pawY) - 50) * scale];
    const across = x + (right * Math.cos(angle) - down * Math.sin(angle)) / stretch;
    const along = y + right * Math.sin(angle) + down * Math.cos(angle);
    return `${tenth(across)} ${tenth(along)}`;
  });
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
