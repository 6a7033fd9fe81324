/**
 * The address of a picture in about the size in which it is shown: product pictures come smaller by `width`, as
 * Adobe Commerce's image optimization has it. Other addresses stay as they are.
 * @param width CSS pixels
 */
export function sizedPicture(address: string, width: number): string {
  const isProduct = /\/media\/catalog\/product\/[^?]+\.(?:webp|jpe?g|png)(?:\?|$)/.test(address);
  if (!isProduct) return address;
  return `${address}${address.includes("?") ? "&" : "?"}width=${width}`;
}
