import type { JSX } from "react";
import type { SceneBackground } from "../scenes/scene";
import type { AccessoryProps } from "./accessory";
import { GiftBox, GiftWrap, MugGiftBox } from "./boxes";
import { ChampMembership } from "./champ-membership";
import { GiftCertificate } from "./gift-certificate";
import { HangingKit, PictureLedge } from "./hanging";
import { NeonDimmer } from "./neon-dimmer";
import { SplitRings, TagSilencer } from "./rings";
import { BlockStand, WoodenEasel } from "./stands";

interface Accessory {
  background: SceneBackground;
  Drawing: (props: AccessoryProps) => JSX.Element;
}

/** Drawings of products sold without a design, by SKU. */
const accessories: Record<string, Accessory> = {
  "hanging-kit": { background: "sand", Drawing: HangingKit },
  "picture-ledge": { background: "mint", Drawing: PictureLedge },
  "wooden-easel": { background: "sky", Drawing: WoodenEasel },
  "gift-box": { background: "blush", Drawing: GiftBox },
  "mug-gift-box": { background: "mint", Drawing: MugGiftBox },
  "gift-wrap": { background: "sky", Drawing: GiftWrap },
  "tag-silencer": { background: "blush", Drawing: TagSilencer },
  "split-rings": { background: "sky", Drawing: SplitRings },
  "block-stand": { background: "sand", Drawing: BlockStand },
  "champ-membership": { background: "mint", Drawing: ChampMembership },
  "neon-dimmer": { background: "sky", Drawing: NeonDimmer },
  "gift-certificate": { background: "blush", Drawing: GiftCertificate },
};

/** SKUs of all accessories with a drawing. */
export const accessorySkus: string[] = Object.keys(accessories);

/** Product → the product whose drawing it uses, according to the brand's data. */
const drawnAs = new Map<string, string>();

/** Uses another product's drawing for a product, such as the gift box of every brand. */
export function registerAccessory(sku: string, otherSku: string): void {
  drawnAs.set(sku, otherSku);
}

/** Returns the drawing of a product; undefined without one. */
export function findAccessory(sku: string): Accessory | undefined {
  const drawn = drawnAs.get(sku) ?? sku;
  return Object.hasOwn(accessories, drawn) ? accessories[drawn] : undefined;
}
