/**
 * Returns the URL of a picture in about the displayed size: product pictures are scaled by `width`, as in Adobe
 * Commerce's image optimization. Other URLs are unchanged.
 * @param width CSS pixels
 */
export function sizedPicture(address: string, width: number): string {
  const isProduct = /\/media\/catalog\/product\/[^?]+\.(?:webp|jpe?g|png)(?:\?|$)/.test(address);
  if (!isProduct) return address;
  return `${address}${address.includes("?") ? "&" : "?"}width=${width}`;
}
