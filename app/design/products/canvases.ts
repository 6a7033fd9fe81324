import { canvas } from "../blueprints/canvas";
import type { DesignedProduct } from "../designed-product";
import { CanvasScene } from "../scenes/canvas-scene";

export const canvases: DesignedProduct[] = [{ blueprint: canvas, Scene: CanvasScene }];
