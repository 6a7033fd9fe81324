import { SHOP_PICTURE } from "./social-picture";

/** Drawings (drawings.server.tsx) that represent pages without a picture in social networks, each another one. */
const DRAWINGS: Record<string, string> = {
  "/about-us": "dog-husky",
  "/accessibility": "dog-labrador",
  "/arttoframe": "tip-from-above",
  "/blog": "cat-tabby",
  "/contact-us": "dog-beagle",
  "/coupons-codes-and-deals": "guinea-pig",
  "/customer-reviews": "dog-poodle",
  "/faq": "cat-siamese",
  "/neon-care": "dog-dachshund",
  "/privacy-policy": "tip-sharp-eyes",
  "/product/picture-tips": "tip-window-light",
  "/refer-a-friend": "parrot",
  "/share-your-photo": "tip-eye-level",
  "/shipping": "horse",
  "/terms-conditions": "tip-room-around",
  "/uploadchoice-tool": "dog-corgi",
  "/write-a-review": "cat-ginger",
};

/** Path of the picture that represents a page without a picture of its own. */
export function pagePicture(pathname: string): string {
  return Object.hasOwn(DRAWINGS, pathname) ? `/social/drawing/${DRAWINGS[pathname]}.jpg` : SHOP_PICTURE;
}
