import type { JSX } from "react";
import { motifs as drawnMotifs } from "../drawings/art/motifs.generated";
import type { Proportion } from "../geometry/geometry";
import { written } from "../geometry/measure";
import clipArtPaths from "./clip-art.generated";
import { pawMotifs } from "./paw-motifs";
import { findTube, type Tube } from "./tubes";

/** Path data in a box of 24 by 24. */
const clipArt: Record<string, string> = clipArtPaths;
const motifs: Record<string, string> = { ...drawnMotifs, ...pawMotifs };

/** Default keys for art layers, if their surface offers no others: our own motifs, then the clip art. */
export const artKeys: string[] = [...Object.keys(motifs), ...Object.keys(clipArt)];

/** Path data of a filled drawing, and the side of the square that it is drawn in; undefined for tubes and unknown keys. */
export function artOutline(name: string): { path: string; side: number } | undefined {
  if (Object.hasOwn(motifs, name)) return { path: motifs[name], side: 100 };
  return Object.hasOwn(clipArt, name) ? { path: clipArt[name], side: 24 } : undefined;
}

interface ArtProps {
  name: string;
  color: string;
  /** The proportion to which the box of 100 by 100 will be stretched; tubes keep their own proportion. */
  stretched?: Proportion;
}

const SQUARE: Proportion = { width: 100, height: 100 };

/** A small drawing in one color, in a box of 100 by 100; nothing for an unknown key. */
export function Art({ name, color, stretched = SQUARE }: ArtProps): JSX.Element | null {
  if (Object.hasOwn(motifs, name)) return <path d={motifs[name]} fill={color} fillRule="evenodd" />;
  if (Object.hasOwn(clipArt, name)) return <path d={clipArt[name]} fill={color} transform="scale(4.16667)" />;
  const tube = findTube(name);
  if (!tube) return null;
  return (
    <path
      d={tube.path}
      transform={unstretched(tube, stretched)}
      fill="none"
      stroke={color}
      strokeWidth={tube.thickness}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** Scales a tube to fit the stretched box, centered and undistorted. */
function unstretched(tube: Tube, { width, height }: Proportion): string {
  const scale = Math.min(width / tube.width, height / tube.height);
  const [across, down] = [(scale * 100) / width, (scale * 100) / height];
  const [x, y] = [(100 - tube.width * across) / 2, (100 - tube.height * down) / 2];
  return `translate(${written(x)} ${written(y)}) scale(${written(across, 5)} ${written(down, 5)})`;
}
