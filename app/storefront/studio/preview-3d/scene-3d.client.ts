import {
  Box3,
  CanvasTexture,
  CircleGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from "three";
import { asideForArt } from "./aside-for-art";
import { canvasModel } from "./canvas-model";
import { type Appearance, type Model, release } from "./model";
import { mugModel } from "./mug-model";
import { pillowModel } from "./pillow-model";
import type { TurnableShape } from "./turnable-products";

/** Three.js scene of one product. */
export interface Scene3d {
  show: (appearance: Appearance) => void;
  /** @param degrees how far its front is turned to the viewer's right */
  turnTo: (degrees: number) => void;
  fit: () => void;
  close: () => void;
}

/** Degrees. A long lens keeps proportions, and does not hide what is at the back, such as a handle, behind the front. */
const FIELD_OF_VIEW = 14;
/** How much larger the view is than the product. */
const MARGIN = 1.12;
const models: Record<TurnableShape, (appearance: Appearance) => Model> = {
  mug: mugModel,
  pillow: pillowModel,
  canvas: canvasModel,
};

/** Creates a scene in a canvas element; renders on change only. @throws Error without WebGL */
export function openScene3d(element: HTMLCanvasElement, shape: TurnableShape): Scene3d {
  const context = element.getContext("webgl2", { antialias: true, alpha: true });
  if (!context) throw new Error("This browser has no WebGL.");
  const renderer = new WebGLRenderer({ canvas: element, context, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
  const scene = new Scene();
  const table = new Group();
  const camera = new PerspectiveCamera(FIELD_OF_VIEW);
  scene.add(table, ...lights());
  const draw = () => renderer.render(scene, camera);
  let applyView = () => {};
  let follow = () => {};

  return {
    show(appearance) {
      for (const child of [...table.children]) {
        release(child);
        table.remove(child);
      }
      const model = models[shape](appearance);
      const bounds = new Box3().setFromObject(model.object);
      table.add(model.object);
      if (model.stands) table.add(shadow(bounds));
      follow = () => table.position.setX(asideForArt(table.rotation.y, model.round ?? 0));
      applyView = () => aim(camera, bounds, model);
      follow();
      applyView();
      draw();
    },
    turnTo(degrees) {
      table.rotation.y = MathUtils.degToRad(degrees);
      follow();
      draw();
    },
    fit() {
      const { clientWidth, clientHeight } = element;
      renderer.setSize(clientWidth, clientHeight, false);
      camera.aspect = clientWidth / Math.max(1, clientHeight);
      applyView();
      draw();
    },
    close() {
      release(table);
      renderer.dispose();
    },
  };
}

/** Light from the top left, as in the shop's pictures. */
function lights() {
  const sun = new DirectionalLight("#fff4e6", 1.7);
  sun.position.set(-3, 4, 5);
  const window = new DirectionalLight("#ffffff", 0.5);
  window.position.set(4, 1, 3);
  return [new HemisphereLight("#ffffff", "#d9cbb8", 1.7), sun, window];
}

/** Points the camera at the product's center, at a distance from which all of it is visible at any angle. */
function aim(camera: PerspectiveCamera, { min, max }: Box3, { tilt, round }: Model): void {
  const middle = (min.y + max.y) / 2;
  const [across, deep] = [Math.max(max.x, -min.x), Math.max(max.z, -min.z)];
  const around = round ? Math.max(across, deep) : Math.hypot(across, deep);
  const seen = Math.tan(MathUtils.degToRad(FIELD_OF_VIEW / 2));
  const tall = (max.y - min.y) / 2 + around * Math.sin(MathUtils.degToRad(tilt));
  const away = MARGIN * Math.max(tall / seen + around / 2, around / (seen * Math.min(1, camera.aspect)));
  const angle = MathUtils.degToRad(tilt);
  camera.near = away / 10;
  camera.far = away * 4;
  camera.position.set(0, middle + away * Math.sin(angle), away * Math.cos(angle));
  camera.lookAt(0, middle, 0);
  camera.updateProjectionMatrix();
}

/** Dark below the product, fading out beside it. */
function shadow(bounds: Box3): Mesh {
  const picture = document.createElement("canvas");
  picture.width = picture.height = 128;
  const pen = picture.getContext("2d");
  if (pen) {
    const dark = pen.createRadialGradient(64, 64, 20, 64, 64, 64);
    dark.addColorStop(0, "rgba(58, 36, 20, 0.5)");
    dark.addColorStop(1, "rgba(58, 36, 20, 0)");
    pen.fillStyle = dark;
    pen.fillRect(0, 0, 128, 128);
  }
  const radius = ((bounds.max.x - bounds.min.x) / 2) * 1.35;
  const material = new MeshBasicMaterial({
    map: new CanvasTexture(picture),
    transparent: true,
    depthWrite: false,
  });
  const ground = new Mesh(new CircleGeometry(radius, 48), material);
  ground.rotation.x = -Math.PI / 2;
  ground.position.y = -0.5;
  return ground;
}
