import {
  acrylicPrint,
  framedPrint,
  metalPrint,
  photoboard,
  poster,
  woodPrint,
} from "../blueprints/wall-prints";
import { wallSet } from "../blueprints/wall-set";
import type { DesignedProduct } from "../designed-product";
import { AcrylicScene } from "../scenes/acrylic-scene";
import { FramedScene } from "../scenes/framed-scene";
import { MetalScene } from "../scenes/metal-scene";
import { PhotoboardScene } from "../scenes/photoboard-scene";
import { PosterScene } from "../scenes/poster-scene";
import { WallSetScene } from "../scenes/wall-set-scene";
import { WoodScene } from "../scenes/wood-scene";

export const wallPrints: DesignedProduct[] = [
  { blueprint: acrylicPrint, Scene: AcrylicScene },
  { blueprint: metalPrint, Scene: MetalScene },
  { blueprint: woodPrint, Scene: WoodScene },
  { blueprint: framedPrint, Scene: FramedScene },
  { blueprint: poster, Scene: PosterScene },
  { blueprint: photoboard, Scene: PhotoboardScene },
  { blueprint: wallSet, Scene: WallSetScene, closeUp: { x: 30, y: 110, size: 340 } },
];
