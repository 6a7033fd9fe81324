import type { SurfaceBlueprint } from "../blueprint/blueprint";
import type { CodeLayer } from "../document/document";
import { cut, oneLine } from "../text/one-line";
import { MAX_LINK_LENGTH } from "./link";
import { codeColors } from "./shown-code";

/** What a code opens, as typed, and its color; omitted properties stay unchanged. */
export interface CodeChange {
  link?: string;
  color?: string;
}

/** Changes a code; a color in which it could not be read is ignored. */
export function setCode(layer: CodeLayer, { link, color }: CodeChange, offered: SurfaceBlueprint): CodeLayer {
  return {
    ...layer,
    link: link === undefined ? layer.link : cut(oneLine(link), MAX_LINK_LENGTH),
    color: color !== undefined && codeColors(offered).includes(color) ? color : layer.color,
  };
}
