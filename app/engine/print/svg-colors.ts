import { namedNodes, paintInside } from "./svg-groups";
import { readSvg, type SvgNode } from "./svg-nodes";
import { colorOf, type Paint, PLAIN_PAINT, paintOf } from "./svg-paint";

/** Returns the colors (#rrggbb) that the shapes of a drawing are painted in. */
export function paintedColors(markup: string): Set<string> {
  const nodes = readSvg(markup);
  const named = namedNodes(nodes);
  const colors = new Set<string>();
  const visit = (node: SvgNode, around: Paint): void => {
    if (["clipPath", "filter", "image", "mask"].includes(node.name)) return;
    if (node.name === "svg" || node.name === "g") {
      const inside = paintInside(named, node, around);
      for (const child of node.children) visit(child, inside);
      return;
    }
    const { fill, stroke, recolorings } = paintOf(node, around);
    for (const color of [colorOf(fill, recolorings), colorOf(stroke, recolorings)])
      if (color) colors.add(color);
  };
  for (const node of nodes) visit(node, PLAIN_PAINT);
  return colors;
}
