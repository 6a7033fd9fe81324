import {
  type BufferGeometry,
  CanvasTexture,
  type ColorRepresentation,
  DoubleSide,
  type Group,
  Mesh,
  type MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  SRGBColorSpace,
} from "three";
import type { Texture } from "./surface-texture";

/** A 3D product; lengths in millimeters, its front toward the viewer (z out of the screen). */
export interface Model {
  object: Group;
  /** Degrees by which the camera looks down on it. */
  tilt: number;
  /** Radius of a round product, whose art is off the middle while it turns; the camera follows it. */
  round?: number;
  /** Stands on the ground and casts a shadow there; otherwise it hangs. */
  stands: boolean;
}

export interface Appearance {
  texture: Texture;
  options: Record<string, string>;
}

/** The material of printed parts. */
export function printed({ picture }: Texture): MeshStandardMaterial {
  const map = new CanvasTexture(picture);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  return new MeshStandardMaterial({ map, roughness: 0.75 });
}

/** A material in one color; `roughness` 0 is as glossy as glass, 1 as matte as cloth. */
export function plain(color: ColorRepresentation, roughness: number): MeshStandardMaterial {
  return new MeshStandardMaterial({ color, roughness, side: DoubleSide });
}

/** A mesh of a product. */
export function part(geometry: BufferGeometry, material: MeshStandardMaterial): Mesh {
  return new Mesh(geometry, material);
}

function isPart(child: Object3D): child is Mesh<BufferGeometry, MeshStandardMaterial | MeshBasicMaterial> {
  return child instanceof Mesh;
}

/** Frees the graphics memory of a product. */
export function release(object: Object3D): void {
  object.traverse((child) => {
    if (!isPart(child)) return;
    child.geometry.dispose();
    child.material.map?.dispose();
    child.material.dispose();
  });
}
