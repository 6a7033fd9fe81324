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

/** A product in space; lengths in millimeters, its front toward the viewer (z upwards from the screen). */
export interface Model {
  object: Group;
  /** Degrees by which one looks down on it. */
  tilt: number;
  /** Stands on the ground and throws a shadow there; else it hangs. */
  stands: boolean;
}

export interface Appearance {
  texture: Texture;
  options: Record<string, string>;
}

/** What a product is printed with. */
export function printed({ picture }: Texture): MeshStandardMaterial {
  const map = new CanvasTexture(picture);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  return new MeshStandardMaterial({ map, roughness: 0.75 });
}

/** A plain material; `roughness` 0 shines like glass, 1 is like cloth. */
export function plain(color: ColorRepresentation, roughness: number): MeshStandardMaterial {
  return new MeshStandardMaterial({ color, roughness, side: DoubleSide });
}

/** A part of a product in space. */
export function part(geometry: BufferGeometry, material: MeshStandardMaterial): Mesh {
  return new Mesh(geometry, material);
}

function isPart(child: Object3D): child is Mesh<BufferGeometry, MeshStandardMaterial | MeshBasicMaterial> {
  return child instanceof Mesh;
}

/** Gives back what a product holds in the memory of the graphics card. */
export function release(object: Object3D): void {
  object.traverse((child) => {
    if (!isPart(child)) return;
    child.geometry.dispose();
    child.material.map?.dispose();
    child.material.dispose();
  });
}
