/** In pixels, as social networks require it. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

/** Picture of the shop itself for social networks. */
export const SHOP_PICTURE = "/social/shop/front.jpg";

const PHOTO = /^(?:https?:\/\/[^/]+)?\/(?:media|static)\/[^?#]+\.(?:jpe?g|png)(?:[?#]|$)/i;

/** Sides from which a product's picture shows it; pages about the same product each show another. */
export type SocialSide = "product" | "print" | "detail" | "post";

/**
 * Returns the URL of the picture for social networks: a photo itself, the JPEG version of a drawn picture (SVG is not
 * accepted), or the shop's picture for any other.
 * @param address such as /media/catalog/product/photo-mug.webp?v=1, on the static host or not, or
 * /drawings/cat-black.svg
 * @param side from which a product is shown: by default in a room
 */
export function socialPicture(address: string, side: SocialSide = "product"): string {
  if (PHOTO.test(address)) return address;
  const product = /^(?:https?:\/\/[^/]+)?\/media\/catalog\/product\/([\w-]+)\.(?:svg|webp)/.exec(
    address,
  )?.[1];
  if (product) return `/social/${side}/${product}.jpg`;
  const drawing = /^\/drawings\/([\w-]+)\.svg/.exec(address)?.[1];
  if (drawing) return `/social/drawing/${drawing}.jpg`;
  return SHOP_PICTURE;
}
