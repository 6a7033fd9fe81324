import { accessories as drawings } from "../drawings/accessories.generated";
import { dogChestColors } from "../scenes/dog-chest";
import { type RoomTones, roomTones } from "../scenes/room";
import type { SceneBackground } from "../scenes/scene";

/** Drawings of products sold without a design, by sku, and the background each is drawn on. */
const backgrounds: Record<keyof typeof drawings, SceneBackground> = {
  "hanging-kit": "sand",
  "picture-ledge": "mint",
  "wooden-easel": "sky",
  "gift-box": "blush",
  "mug-gift-box": "mint",
  "gift-wrap": "sky",
  "tag-silencer": "blush",
  "split-rings": "sky",
  "block-stand": "sand",
  "champ-membership": "mint",
  "neon-dimmer": "sky",
  "gift-certificate": "blush",
};

/** SKUs of all accessories with a drawing. */
export const accessorySkus: string[] = Object.keys(backgrounds);

/** Product → the product whose drawing it uses, according to the brand's data. */
const drawnAs = new Map<string, string>();

/** Uses another product's drawing for a product, such as the gift box of every brand. */
export function registerAccessory(sku: string, otherSku: string): void {
  drawnAs.set(sku, otherSku);
}

type Colors = RoomTones & ReturnType<typeof dogChestColors>;

interface Accessory {
  markup: (colors: Colors, idPrefix: string) => string;
  colors: Colors;
}

/** Returns the drawing of a product, the inside of an SVG of 800 by 800; undefined without one. */
export function findAccessory(sku: string): Accessory | undefined {
  const drawn = drawnAs.get(sku) ?? sku;
  if (!isDrawn(drawn)) return undefined;
  const background = backgrounds[drawn];
  return {
    markup: drawings[drawn],
    colors: { ...roomTones[background], ...dogChestColors(background) },
  };
}

function isDrawn(sku: string): sku is keyof typeof drawings {
  return Object.hasOwn(drawings, sku);
}
