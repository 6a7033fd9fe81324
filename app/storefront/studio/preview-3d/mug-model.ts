import {
  CatmullRomCurve3,
  CylinderGeometry,
  Group,
  LatheGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from "three";
import { materialColor } from "~/design/scenes/materials";
import { type Appearance, type Model, part, plain, printed } from "./model";

/** Millimeters: unprinted ceramic at the handle, above and below the print, and its thickness. */
const AT_HANDLE = 48;
const MARGIN = 4;
const WALL = 4;
const AROUND = 96;
/** Millimeters from the wall to the middle of the handle. */
const REACH = 34;
/** Half of its thickness. */
const HANDLE_RADIUS = 7.5;

/** A mug whose print goes from handle to handle, its center in front. */
export function mugModel({ texture, options }: Appearance): Model {
  const radius = (texture.width + AT_HANDLE) / (2 * Math.PI);
  const tall = texture.height + 2 * MARGIN;
  const color = plain(materialColor(options.color), 0.25);
  const object = new Group();
  object.add(
    part(new LatheGeometry(outside(radius, tall), AROUND), plain("#fdfbf7", 0.2)),
    part(new LatheGeometry(inside(radius, tall), AROUND), color),
    part(new TubeGeometry(handle(radius, tall), 48, HANDLE_RADIUS, 20), color),
  );
  const angle = texture.width / radius;
  const print = part(
    new CylinderGeometry(radius + 0.15, radius + 0.15, texture.height, AROUND, 1, true, -angle / 2, angle),
    printed(texture),
  );
  print.position.y = tall / 2;
  object.add(print);
  return { object, tilt: 14, round: radius, stands: true };
}

/** Outer profile, from the center of the foot to the rim. */
function outside(radius: number, tall: number): Vector2[] {
  return [
    new Vector2(0, 0),
    new Vector2(radius - 6, 0),
    new Vector2(radius - 2, 1.2),
    new Vector2(radius, 4),
    new Vector2(radius, tall - 1.6),
    new Vector2(radius - 0.6, tall - 0.4),
    new Vector2(radius - WALL / 2, tall),
  ];
}

/** Inner profile, from the rim down to the center of the floor. */
function inside(radius: number, tall: number): Vector2[] {
  return [
    new Vector2(radius - WALL / 2, tall),
    new Vector2(radius - WALL + 0.6, tall - 0.4),
    new Vector2(radius - WALL, tall - 1.6),
    new Vector2(radius - WALL, 12),
    new Vector2(radius - WALL - 6, 6),
    new Vector2(0, 5),
  ];
}

/** The handle's curve, at the back where the print ends. */
function handle(radius: number, tall: number): CatmullRomCurve3 {
  const at = (out: number, up: number) => new Vector3(0, tall * up, -(radius + out));
  return new CatmullRomCurve3([
    at(-3, 0.82),
    at(19, 0.85),
    at(REACH, 0.7),
    at(REACH, 0.42),
    at(20, 0.22),
    at(-3, 0.2),
  ]);
}
