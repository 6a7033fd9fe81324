import {
  BufferGeometry,
  CatmullRomCurve3,
  Float32BufferAttribute,
  Group,
  TubeGeometry,
  Vector3,
} from "three";
import { materialColor } from "~/design/scenes/materials";
import { type Appearance, type Model, part, plain, printed } from "./model";

/** Fractions of its width: the thickness in the center, and how far the sides curve in between the corners. */
const THICK = 0.19;
const DRAWN_IN = 0.07;
const STEPS = 56;

/** A pillow with the print in front; its back and piping have the option `color`. */
export function pillowModel({ texture, options }: Appearance): Model {
  const cloth = materialColor(options.color ?? "natural");
  const object = new Group();
  object.add(
    part(face(texture, 1), printed(texture)),
    part(face(texture, -1), plain(cloth, 0.95)),
    part(new TubeGeometry(seam(texture), 240, texture.width * 0.009, 10, true), plain(cloth, 0.9)),
  );
  return { object, tilt: 6, stands: false };
}

interface Size {
  width: number;
  height: number;
}

/** A point of the cover; `u` and `v` from -1 to 1, `side` 1 in front and -1 behind. */
function cover({ width, height }: Size, u: number, v: number, side: number): Vector3 {
  const bulge = Math.sqrt(Math.max(0, (1 - u ** 4) * (1 - v ** 4)));
  const x = u * (1 - DRAWN_IN * (1 - v * v));
  const y = v * (1 - DRAWN_IN * (1 - u * u));
  return new Vector3((x * width) / 2, (y * height) / 2, side * bulge * THICK * width);
}

function face(size: Size, side: 1 | -1): BufferGeometry {
  const positions: number[] = [];
  const uvs: number[] = [];
  const corners: number[] = [];
  const row = STEPS + 1;
  for (let down = 0; down <= STEPS; down += 1) {
    for (let along = 0; along <= STEPS; along += 1) {
      const [u, v] = [even(along), even(down)];
      positions.push(...cover(size, u, v, side).toArray());
      uvs.push((u + 1) / 2, (v + 1) / 2);
      if (down === STEPS || along === STEPS) continue;
      const first = down * row + along;
      const [a, b, c, d] = [first, first + 1, first + row, first + row + 1];
      corners.push(...(side === 1 ? [a, b, d, a, d, c] : [a, d, b, a, c, d]));
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(corners);
  geometry.computeVertexNormals();
  return geometry;
}

/** Steps from -1 to 1 that are denser near the edge, where the cover curves most. */
function even(step: number): number {
  return Math.sin((step / STEPS - 0.5) * Math.PI);
}

function seam(size: Size): CatmullRomCurve3 {
  const points: Vector3[] = [];
  const along = 24;
  for (let step = 0; step < along; step += 1) points.push(cover(size, -1 + (2 * step) / along, -1, 1));
  for (let step = 0; step < along; step += 1) points.push(cover(size, 1, -1 + (2 * step) / along, 1));
  for (let step = 0; step < along; step += 1) points.push(cover(size, 1 - (2 * step) / along, 1, 1));
  for (let step = 0; step < along; step += 1) points.push(cover(size, -1, 1 - (2 * step) / along, 1));
  return new CatmullRomCurve3(points, true, "catmullrom", 0.2);
}
