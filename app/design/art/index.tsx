import type { JSX } from "react";

type Motif = (props: { colour: string }) => JSX.Element;

const motifs: Record<string, Motif> = {
  heart: ({ colour }) => (
    <path d="M50 88C20 66 8 50 8 33a22 22 0 0 1 42-9 22 22 0 0 1 42 9c0 17-12 33-42 55Z" fill={colour} />
  ),
};

/** The keys an art layer of a design may name. */
export const artKeys: string[] = Object.keys(motifs);

/** A small motif in one colour, in a box of 100 by 100; nothing for an unknown key. */
export function Art({ name, colour }: { name: string; colour: string }): JSX.Element | null {
  const Drawing = motifs[name];
  return Drawing ? <Drawing colour={colour} /> : null;
}
