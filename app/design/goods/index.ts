import type { JSX } from "react";
import type { SceneBackground } from "../scenes/scene";
import { GiftBox, GiftWrap, MugGiftBox } from "./boxes";
import { ChampMembership } from "./champ-membership";
import { GiftCertificate } from "./gift-certificate";
import type { GoodProps } from "./good";
import { HangingKit, PictureLedge } from "./hanging";
import { SplitRings, TagSilencer } from "./rings";
import { BlockStand, WoodenEasel } from "./stands";

interface Good {
  background: SceneBackground;
  Drawing: (props: GoodProps) => JSX.Element;
}

/** Products that are sold as they are, by sku. */
const goods: Record<string, Good> = {
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
  "gift-certificate": { background: "blush", Drawing: GiftCertificate },
};

/** Every product that is drawn as it is. */
export const goodSkus: string[] = Object.keys(goods);

/** The drawing of that product; undefined for any other. */
export function findGood(sku: string): Good | undefined {
  return Object.hasOwn(goods, sku) ? goods[sku] : undefined;
}
