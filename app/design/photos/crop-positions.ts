/** A named crop: the part of the photo that stays visible. */
interface CropPosition {
  key: string;
  title: string;
  x: number;
  y: number;
}

/** The nine positions, row by row. */
export const cropPositions: CropPosition[] = [
  { key: "top-left", title: "Top left", x: 0, y: 0 },
  { key: "top", title: "Top", x: 0.5, y: 0 },
  { key: "top-right", title: "Top right", x: 1, y: 0 },
  { key: "left", title: "Left", x: 0, y: 0.5 },
  { key: "center", title: "Middle", x: 0.5, y: 0.5 },
  { key: "right", title: "Right", x: 1, y: 0.5 },
  { key: "bottom-left", title: "Bottom left", x: 0, y: 1 },
  { key: "bottom", title: "Bottom", x: 0.5, y: 1 },
  { key: "bottom-right", title: "Bottom right", x: 1, y: 1 },
];
