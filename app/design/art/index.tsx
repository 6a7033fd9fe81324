import type { JSX } from "react";
import { clipArt } from "./clip-art";
import { motifs } from "./motifs";

/** The keys an art layer of a design may name: our own motifs, then the clip art. */
export const artKeys: string[] = [...Object.keys(motifs), ...Object.keys(clipArt)];

/** A small motif in one colour, in a box of 100 by 100; nothing for an unknown key. */
export function Art({ name, colour }: { name: string; colour: string }): JSX.Element | null {
  if (Object.hasOwn(motifs, name)) return <path d={motifs[name]} fill={colour} fillRule="evenodd" />;
  if (Object.hasOwn(clipArt, name))
    return <path d={clipArt[name]} fill={colour} transform="scale(4.16667)" />;
  return null;
}
