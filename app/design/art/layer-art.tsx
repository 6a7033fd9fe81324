import type { ArtLayer } from "../document/document";
import type { Proportion } from "../geometry/geometry";
import type { PhotoSources } from "../photos/photo-source";
import { Art } from "./index";
import { oneColored, pathsOfOwnArt } from "./own-art";

interface LayerArtProps {
  art: ArtLayer["art"];
  color: string;
  /** The shapes of uploaded clip art are among them. */
  sources: PhotoSources;
  /** Draws uploaded clip art in the colors that it has. */
  isColored?: boolean;
  /** The proportion to which the box of 100 by 100 will be stretched. */
  stretched?: Proportion;
}

/** Clip art of ours or of the shopper, in a box of 100 by 100; nothing for an unknown one. */
export function LayerArt({ art, color, sources, isColored, stretched }: LayerArtProps) {
  const paths = pathsOfOwnArt(art, sources);
  if (!paths) return <Art name={art} color={color} stretched={stretched} />;
  return (isColored ? paths : oneColored(paths)).map(({ d, isEvenOdd, color: own = color }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a drawing never change
    <path key={index} d={d} fill={isColored ? own : color} fillRule={isEvenOdd ? "evenodd" : undefined} />
  ));
}
