import type { SvgNode } from "./svg-nodes";
import { type Paint, paintOf } from "./svg-paint";

/** Clips, masks and filters of a drawing, by id. */
export type NamedNodes = Map<string, SvgNode>;

const REFERENCE = /^url\(#(.+)\)$/;

export function namedNodes(nodes: SvgNode[]): NamedNodes {
  const named: NamedNodes = new Map();
  const visit = (node: SvgNode): void => {
    if (node.attributes.id) named.set(node.attributes.id, node);
    node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return named;
}

/** @throws Error for a reference to nothing */
export function referred(named: NamedNodes, reference: string | undefined): SvgNode | null {
  if (!reference) return null;
  const found = named.get(REFERENCE.exec(reference)?.[1] ?? "");
  if (!found) throw new Error(`${reference} is not in this drawing.`);
  return found;
}

/** Paint of a group's children, with the color filter of the group. */
export function paintInside(named: NamedNodes, node: SvgNode, around: Paint): Paint {
  const paint = paintOf(node, around);
  const filter = referred(named, node.attributes.filter);
  if (!filter) return paint;
  return { ...paint, recolorings: [numbers(filter.children[0].attributes.values), ...paint.recolorings] };
}

/** The numbers of an attribute, separated by commas or spaces. */
export function numbers(list: string): number[] {
  return list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
}
