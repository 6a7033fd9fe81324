import type { ApplyMask } from "./embed-mask";
import type { DrawPicture } from "./embed-photo";
import type { PressColors } from "./press-colors";
import type { PrintInks } from "./print-inks";
import { type NamedNodes, namedNodes, numbers, paintInside, referred } from "./svg-groups";
import { readSvg, type SvgNode } from "./svg-nodes";
import { colorOf, isDark, type Paint, PLAIN_PAINT, paintOf } from "./svg-paint";

type Document = PDFKit.PDFDocument;

/** Drawing context; clips and filters by id. */
interface Pen {
  document: Document;
  /** By the URL used in the drawing; effects are already applied to the pixels. */
  pictures: Map<string, DrawPicture>;
  /** By their ids in the drawing. */
  masks: Map<string, ApplyMask>;
  /** For engraving: every shape is painted in black ink, or leaves the material bare. */
  blackInk?: PrintInks;
  /** The inks of every color, for a file in the colors of a press. */
  press?: PressColors;
  named: NamedNodes;
}

const STEP = /(matrix|translate|scale|rotate)\(([^)]*)\)/g;

/**
 * Draws the app's own SVG markup as vectors: shapes, groups, hard clips, masks, color filters, pictures. One unit of the
 * drawing is one of the document.
 * @throws Error for unsupported markup, so that nothing is silently missing in print
 */
export function drawSvg(
  document: Document,
  markup: string,
  { pictures, masks, blackInk, press }: Pick<Pen, "pictures" | "masks" | "blackInk" | "press">,
): void {
  const nodes = readSvg(markup);
  const pen = { document, pictures, masks, blackInk, press, named: namedNodes(nodes) };
  for (const node of nodes) drawNode(pen, node, PLAIN_PAINT);
}

function drawNode(pen: Pen, node: SvgNode, around: Paint): void {
  const { document } = pen;
  switch (node.name) {
    case "clipPath":
    case "filter":
    case "mask":
      return;
    case "svg":
    case "g":
      document.save();
      drawGroup(pen, node, around);
      document.restore();
      return;
    case "image":
      document.save();
      drawPicture(pen, node);
      document.restore();
      return;
    default:
      document.save();
      transform(document, node);
      drawShape(pen, node, paintOf(node, around));
      document.restore();
  }
}

function drawGroup(pen: Pen, node: SvgNode, around: Paint): void {
  if (node.attributes.opacity !== undefined) throw new Error("A group cannot be seen through in print.");
  transform(pen.document, node);
  const clip = referred(pen.named, node.attributes["clip-path"]);
  if (clip) {
    for (const shape of clip.children) trace(pen.document, shape);
    pen.document.clip();
  }
  applyMask(pen, node);
  const inside = paintInside(pen.named, node, around);
  for (const child of node.children) drawNode(pen, child, inside);
}

function applyMask({ masks, named }: Pen, node: SvgNode): void {
  const mask = referred(named, node.attributes.mask);
  if (!mask) return;
  const apply = masks.get(mask.attributes.id);
  if (!apply) throw new Error("A mask of this drawing is not at hand.");
  const [width, height] = lengths(mask, "width", "height");
  apply(width, height);
}

function drawPicture({ document, pictures }: Pen, node: SvgNode): void {
  const picture = pictures.get(node.attributes.href);
  if (!picture) throw new Error("A picture of this drawing is not at hand.");
  transform(document, node);
  const [x, y, width, height] = lengths(node, "x", "y", "width", "height");
  picture(x, y, width, height);
}

function drawShape(pen: Pen, node: SvgNode, paint: Paint): void {
  const { document } = pen;
  const { attributes } = node;
  const fill = colorOf(paint.fill, paint.recolorings);
  if (fill) {
    trace(document, node);
    const rule = attributes["fill-rule"] === "evenodd" ? "even-odd" : "non-zero";
    fillPath(pen, fill, opacityOf(attributes, "fill-opacity"), rule);
  }
  const stroke = colorOf(paint.stroke, paint.recolorings);
  if (!stroke || paint.strokeWidth === 0) return;
  trace(document, node);
  const [dash, space] = numbers(attributes["stroke-dasharray"] ?? "");
  if (dash) document.dash(dash, { space: space ?? dash });
  document.lineWidth(paint.strokeWidth).lineCap(paint.cap).lineJoin(paint.join);
  strokePath(pen, stroke, opacityOf(attributes, "stroke-opacity"));
}

function opacityOf(attributes: SvgNode["attributes"], name: "fill-opacity" | "stroke-opacity"): number {
  return Number(attributes.opacity ?? 1) * Number(attributes[name] ?? 1);
}

function fillPath(
  { document, blackInk, press }: Pen,
  color: string,
  opacity: number,
  rule: "even-odd" | "non-zero",
): void {
  if (blackInk) blackInk.fill("black", isDark(color) ? 1 : 0, rule);
  else document.fillColor(press?.inksOf(color) ?? color, opacity).fill(rule);
}

function strokePath({ document, blackInk, press }: Pen, color: string, opacity: number): void {
  if (blackInk) blackInk.stroke("black", isDark(color) ? 1 : 0);
  else document.strokeColor(press?.inksOf(color) ?? color, opacity).stroke();
}

/** Traces the outline of a shape, for filling, stroking or clipping. */
function trace(document: Document, node: SvgNode): void {
  switch (node.name) {
    case "path":
      document.path(node.attributes.d);
      return;
    case "circle": {
      const [x, y, radius] = lengths(node, "cx", "cy", "r");
      document.circle(x, y, radius);
      return;
    }
    case "ellipse": {
      const [x, y, across, down] = lengths(node, "cx", "cy", "rx", "ry");
      document.ellipse(x, y, across, down);
      return;
    }
    case "rect": {
      const [x, y, width, height, radius] = lengths(node, "x", "y", "width", "height", "rx");
      if (radius > 0) document.roundedRect(x, y, width, height, radius);
      else document.rect(x, y, width, height);
      return;
    }
    default:
      throw new Error(`<${node.name}> cannot be printed.`);
  }
}

function transform(document: Document, { attributes }: SvgNode): void {
  const steps = attributes.transform ?? "";
  if (steps.replace(STEP, "").trim() !== "") throw new Error(`${steps} cannot be printed.`);
  for (const [, step, list] of steps.matchAll(STEP)) {
    const [first, second, third, ...rest] = numbers(list);
    if (step === "translate") document.translate(first, second ?? 0);
    else if (step === "scale") document.scale(first, second ?? first);
    else if (step === "rotate") document.rotate(first, { origin: [second ?? 0, third ?? 0] });
    else document.transform(first, second, third, rest[0], rest[1], rest[2]);
  }
}

function lengths({ attributes }: SvgNode, ...names: string[]): number[] {
  return names.map((name) => Number(attributes[name] ?? 0));
}
