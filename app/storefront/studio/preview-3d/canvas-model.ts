import { BoxGeometry, BufferGeometry, Float32BufferAttribute, Group } from "three";
import { STRETCHER_DEPTH } from "~/design/blueprint/stretched-canvas";
import { frameColors } from "~/design/scenes/frame";
import { type Appearance, type Model, part, plain, printed } from "./model";
import type { Texture } from "./surface-texture";

/** Millimeters. */
const DEEP = STRETCHER_DEPTH;
const BAR = 40;
const FRAME = 14;
const GAP = 5;

/** A stretched canvas whose print continues around its edges; framed if the option `frame` says so. */
export function canvasModel({ texture, options }: Appearance): Model {
  const object = new Group();
  object.add(part(folded(texture), printed(texture)), stretcher(texture));
  const color = frameColors[options.frame];
  if (color)
    object.add(bars(texture, { inner: GAP, wide: FRAME, deep: DEEP + 6, at: -1, color, roughness: 0.6 }));
  return { object, tilt: 4, stands: false };
}

/** The front and the four edges, each with its part of the drawing. */
function folded(texture: Texture): BufferGeometry {
  const { width, height, bleed } = texture;
  const [right, top, front, back] = [width / 2, height / 2, DEEP / 2, -DEEP / 2];
  const edge = Math.min(DEEP, bleed);
  const positions: number[] = [];
  const uvs: number[] = [];
  const corners: number[] = [];
  /** Four corners counterclockwise, each a point in space and one in the drawing, in millimeters from its center. */
  const quad = (...points: [number, number, number, number, number][]) => {
    const first = positions.length / 3;
    for (const [x, y, z, drawnX, drawnY] of points) {
      positions.push(x, y, z);
      uvs.push(0.5 + drawnX / (width + 2 * bleed), 0.5 + drawnY / (height + 2 * bleed));
    }
    corners.push(first, first + 1, first + 2, first, first + 2, first + 3);
  };
  const [far, high] = [right + edge, top + edge];
  quad(
    [-right, -top, front, -right, -top],
    [right, -top, front, right, -top],
    [right, top, front, right, top],
    [-right, top, front, -right, top],
  );
  quad(
    [right, -top, front, right, -top],
    [right, -top, back, far, -top],
    [right, top, back, far, top],
    [right, top, front, right, top],
  );
  quad(
    [-right, -top, back, -far, -top],
    [-right, -top, front, -right, -top],
    [-right, top, front, -right, top],
    [-right, top, back, -far, top],
  );
  quad(
    [-right, top, front, -right, top],
    [right, top, front, right, top],
    [right, top, back, right, high],
    [-right, top, back, -right, high],
  );
  quad(
    [-right, -top, back, -right, -high],
    [right, -top, back, right, -high],
    [right, -top, front, right, -top],
    [-right, -top, front, -right, -top],
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(corners);
  geometry.computeVertexNormals();
  return geometry;
}

/** The back: bare cloth between bars of pine. */
function stretcher(texture: Texture): Group {
  const wood = bars(texture, {
    inner: -BAR - 1.5,
    wide: BAR,
    deep: DEEP - 4,
    at: -2,
    color: "#d9bd92",
    roughness: 0.9,
  });
  const cloth = part(new BoxGeometry(texture.width - 2, texture.height - 2, 1), plain("#efe8db", 1));
  cloth.position.z = DEEP / 2 - 2;
  wood.add(cloth);
  return wood;
}

interface Bars {
  /** Distance of the inner edge of the bars from the edge of the print, outwards. */
  inner: number;
  wide: number;
  deep: number;
  at: number;
  color: string;
  roughness: number;
}

function bars({ width, height }: Texture, { inner, wide, deep, at, color, roughness }: Bars): Group {
  const wood = plain(color, roughness);
  const [x, y] = [width / 2 + inner + wide / 2, height / 2 + inner + wide / 2];
  const upright = () => part(new BoxGeometry(wide, height + 2 * (inner + wide), deep), wood);
  const level = () => part(new BoxGeometry(width + 2 * inner, wide, deep), wood);
  const placed = [
    { bar: upright(), x, y: 0 },
    { bar: upright(), x: -x, y: 0 },
    { bar: level(), x: 0, y },
    { bar: level(), x: 0, y: -y },
  ];
  const group = new Group();
  for (const { bar, x: along, y: up } of placed) {
    bar.position.set(along, up, at);
    group.add(bar);
  }
  return group;
}
