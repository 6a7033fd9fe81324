import { SHOP_PICTURE } from "./social-picture";

/** A picture that represents a page in social networks. */
interface PagePicture {
  /** From the root of the shop. */
  path: string;
  /** What it shows; undefined of the shop's own picture, which each brand chooses. */
  description?: string;
}

/**
 * Drawings (drawings.server.tsx) that represent pages without a picture in social networks, each another one, with what
 * they show.
 */
const DRAWINGS: Record<string, [drawing: string, description: string]> = {
  "/about-us": ["dog-husky", "Portrait of a husky"],
  "/accessibility": ["dog-labrador", "Portrait of a Labrador"],
  "/arttoframe": ["tip-from-above", "A dachshund seen from above"],
  "/blog": ["cat-tabby", "Portrait of a tabby cat"],
  "/contact-us": ["dog-beagle", "Portrait of a beagle"],
  "/coupons-codes-and-deals": ["guinea-pig", "Portrait of a guinea pig"],
  "/customer-reviews": ["dog-poodle", "Portrait of a poodle"],
  "/faq": ["cat-siamese", "Portrait of a Siamese cat"],
  "/neon-care": ["dog-dachshund", "Portrait of a dachshund"],
  "/privacy-policy": ["tip-sharp-eyes", "A beagle whose eyes are sharp"],
  "/product/picture-tips": ["tip-window-light", "A black cat beside a window"],
  "/refer-a-friend": ["parrot", "Portrait of a parrot"],
  "/share-your-photo": ["tip-eye-level", "A dachshund seen at eye level"],
  "/shipping": ["horse", "Portrait of a horse"],
  "/terms-conditions": ["tip-room-around", "A husky with room around its head"],
  "/uploadchoice-tool": ["dog-corgi", "Portrait of a corgi"],
  "/write-a-review": ["cat-ginger", "Portrait of a ginger cat"],
};

/** The picture that represents a page without a picture of its own. */
export function pagePicture(pathname: string): PagePicture {
  if (!Object.hasOwn(DRAWINGS, pathname)) return { path: SHOP_PICTURE };
  const [drawing, description] = DRAWINGS[pathname];
  return { path: `/social/drawing/${drawing}.jpg`, description };
}
