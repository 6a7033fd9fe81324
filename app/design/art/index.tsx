import type { JSX } from "react";
import { motifs } from "./motifs";

/** The keys an art layer of a design may name. */
export const artKeys: string[] = Object.keys(motifs);

/** A small motif in one colour, in a box of 100 by 100; nothing for an unknown key. */
export function Art({ name, colour }: { name: string; colour: string }): JSX.Element | null {
  if (!Object.hasOwn(motifs, name)) return null;
  return <path d={motifs[name]} fill={colour} fillRule="evenodd" />;
}
