import { customframe } from "../blueprints/customframe";
import { doubleacrylic } from "../blueprints/doubleacrylic";
import { switchpanel } from "../blueprints/switchpanel";
import { wallclock } from "../blueprints/wallclock";
import type { DesignedProduct } from "../designed-product";
import { ClockScene } from "../scenes/clock-scene";
import { CustomFrameScene } from "../scenes/custom-frame-scene";
import { DoubleAcrylicScene } from "../scenes/double-acrylic-scene";
import { SwitchScene } from "../scenes/switch-scene";

export const wallGoods: DesignedProduct[] = [
  { blueprint: customframe, Scene: CustomFrameScene, closeUp: { x: 60, y: 30, size: 340 } },
  { blueprint: doubleacrylic, Scene: DoubleAcrylicScene, closeUp: { x: 250, y: 20, size: 430 } },
  { blueprint: switchpanel, Scene: SwitchScene, closeUp: { x: 150, y: 110, size: 530 } },
  { blueprint: wallclock, Scene: ClockScene, closeUp: { x: 200, y: 90, size: 420 } },
];
